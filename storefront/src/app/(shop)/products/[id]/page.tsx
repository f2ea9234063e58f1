import type { Metadata } from "next";
import { headers } from "next/headers";
import { notFound } from "next/navigation";
import { cache, Suspense } from "react";
import {
	ProductGone,
	ProductIdMissing,
	ProductScreen,
	ProductSkeleton,
	ProductUnreadable,
	productMetadata,
} from "@/features/shop/product/server";
import { FreshPage, UNTIL_PLACE, VERSION_PLACE } from "@/lib/fresh-page";
import { noteStatus } from "@/lib/page-reads";
import { withSeo } from "@/lib/seo/with-seo";
import { serverApi } from "@/lib/server-api";

interface ProductPageProps {
	params: Promise<{ id: string }>;
}

/** Blanks name no product; a segment of an address comes percent-encoded. */
const isMissing = (id: string): boolean => id.replaceAll("%20", " ").trim() === "";

/** One read for the page and its metadata. */
const readProduct = cache(serverApi.product);
/** An id that the backend refuses (400) names no product either. */
const isGone = ({ status }: { status: number }): boolean => status === 404 || status === 400;

export async function generateMetadata({ params }: ProductPageProps): Promise<Metadata> {
	const { id } = await params;
	const result = isMissing(id) ? null : await readProduct(id);
	if (result?.ok) return withSeo(productMetadata(result.data));
	return { title: result && isGone(result) ? "Produit non trouvé" : "Produit", robots: { index: false } };
}

/**
 * A page that is loaded whole waits for its product: its HTML is complete, and an unknown product returns 404 rather
 * than a skeleton with 200. A click inside the shop (the browser then fetches "empty") shows the skeleton at once.
 */
export default async function ProductPage({ params }: ProductPageProps) {
	const { id } = await params;
	if (isMissing(id)) {
		noteStatus(404);
		return <ProductIdMissing />;
	}
	const page = <ProductById id={id} />;
	const isClick = (await headers()).get("sec-fetch-dest") === "empty";
	return (
		<>
			{isClick ? <Suspense fallback={<ProductSkeleton />}>{page}</Suspense> : page}
			<FreshPage version={VERSION_PLACE} until={UNTIL_PLACE} />
		</>
	);
}

async function ProductById({ id }: { id: string }) {
	const result = await readProduct(id);
	if (result.ok) return <ProductScreen product={result.data} />;
	if (!isGone(result)) {
		noteStatus(503);
		return <ProductUnreadable status={result.status} />;
	}
	// Next's own 404 is a page that scripts alone fill in.
	if (!noteStatus(404)) notFound();
	return <ProductGone />;
}
