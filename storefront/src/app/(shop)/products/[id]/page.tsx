import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { ProductScreen, ProductUnreadable } from "@/features/product/server";
import { serverApi } from "@/lib/server-api";

interface ProductPageProps {
	params: Promise<{ id: string }>;
}

/** One read for the page and its metadata. An id that the engine refuses (400) names no product either. */
const readProduct = cache(async (id: string) => {
	const result = await serverApi.product(id);
	if (!result.ok && (result.status === 404 || result.status === 400)) notFound();
	return result;
});

export async function generateMetadata({ params }: ProductPageProps): Promise<Metadata> {
	const result = await readProduct((await params).id);
	if (!result.ok) return { title: "Produit", robots: { index: false } };
	const { id, name, description, imageUrl } = result.data;
	return {
		title: name,
		description: description.slice(0, 160),
		alternates: { canonical: `/products/${id}` },
		openGraph: { title: name, images: imageUrl ? [imageUrl] : [] },
	};
}

export default async function ProductPage({ params }: ProductPageProps) {
	const result = await readProduct((await params).id);
	return result.ok ? <ProductScreen product={result.data} /> : <ProductUnreadable status={result.status} />;
}
