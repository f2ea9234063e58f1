import type { Metadata } from "next";
import { ProductScreen, ProductUnreadable } from "@/features/product/server";
import { readProduct } from "./read-product";

interface ProductPageProps {
	params: Promise<{ id: string }>;
}

export async function generateMetadata({ params }: ProductPageProps): Promise<Metadata> {
	const result = await readProduct((await params).id);
	if (!result.ok) return { title: "Produit" };
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
