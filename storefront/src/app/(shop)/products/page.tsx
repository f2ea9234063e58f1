import type { Metadata } from "next";
import { Suspense } from "react";
import {
	CatalogueScreen,
	CatalogueSkeleton,
	catalogueMetadata,
	type RawSearchParams,
	readFilters,
} from "@/features/shop/catalogue/server";
import { isClickFromElsewhere } from "@/lib/arrival";
import { FreshPage, UNTIL_PLACE, VERSION_PLACE } from "@/lib/fresh-page";
import { withSeo } from "@/lib/seo/with-seo";
import { readCategories } from "@/lib/shop-categories";

interface CataloguePageProps {
	searchParams: Promise<RawSearchParams>;
}

export async function generateMetadata({ searchParams }: CataloguePageProps): Promise<Metadata> {
	return withSeo(catalogueMetadata(readFilters(await searchParams, await readCategories())));
}

export default async function CataloguePage({ searchParams }: CataloguePageProps) {
	const categories = await readCategories();
	const filters = readFilters(await searchParams, categories);
	const page = <CatalogueScreen filters={filters} categories={categories} />;
	const hasSkeleton = await isClickFromElsewhere("/products");
	return (
		<>
			{hasSkeleton ? (
				<Suspense fallback={<CatalogueSkeleton filters={filters} categories={categories} />}>{page}</Suspense>
			) : (
				page
			)}
			<FreshPage version={VERSION_PLACE} until={UNTIL_PLACE} />
		</>
	);
}
