import type { Metadata } from "next";
import { headers } from "next/headers";
import { notFound } from "next/navigation";
import { cache, Suspense } from "react";
import {
	ProductIdMissing,
	ProductScreen,
	ProductSkeleton,
	ProductUnreadable,
	productMetadata,
} from "@/features/product/server";
import { serverApi } from "@/lib/server-api";

interface ProductPageProps {
	params: Promise<{ id: string }>;
}

/** Blanks name no product; a segment of an address comes percent-encoded. */
const isMissing = (id: string): boolean => id.replaceAll("%20", " ").trim() === "";

/** One read for the page and its metadata. An id that the engine refuses (400) names no product either. */
const readProduct = cache(async (id: string) => {
	const result = await serverApi.product(id);
	if (!result.ok && (result.status === 404 || result.status === 400)) notFound();
	return result;
});

export async function generateMetadata({ params }: ProductPageProps): Promise<Metadata> {
	const { id } = await params;
	const result = isMissing(id) ? null : await readProduct(id);
	if (!result?.ok) return { title: "Produit", robots: { index: false } };
	return productMetadata(result.data);
}

/**
 * A page that is loaded whole waits for its product: its HTML is complete, and an unknown product returns 404 rather
 * than a skeleton with 200. A click inside the shop (the browser then fetches "empty") shows the skeleton at once.
 */
export default async function ProductPage({ params }: ProductPageProps) {
	const { id } = await params;
	if (isMissing(id)) return <ProductIdMissing />;
	const page = <ProductById id={id} />;
	const isClick = (await headers()).get("sec-fetch-dest") === "empty";
	return isClick ? <Suspense fallback={<ProductSkeleton />}>{page}</Suspense> : page;
}

async function ProductById({ id }: { id: string }) {
	const result = await readProduct(id);
	return result.ok ? <ProductScreen product={result.data} /> : <ProductUnreadable status={result.status} />;
}
