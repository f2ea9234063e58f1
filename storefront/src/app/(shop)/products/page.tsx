import type { Metadata } from "next";
import { Suspense } from "react";
import {
	CatalogueScreen,
	CatalogueSkeleton,
	catalogueMetadata,
	type RawSearchParams,
	readFilters,
} from "@/features/catalogue/server";
import { isClickFromElsewhere } from "@/lib/arrival";
import { FreshPage, VERSION_PLACE } from "@/lib/fresh-page";

interface CataloguePageProps {
	searchParams: Promise<RawSearchParams>;
}

export async function generateMetadata({ searchParams }: CataloguePageProps): Promise<Metadata> {
	return catalogueMetadata(readFilters(await searchParams));
}

export default async function CataloguePage({ searchParams }: CataloguePageProps) {
	const filters = readFilters(await searchParams);
	const page = <CatalogueScreen filters={filters} />;
	const hasSkeleton = await isClickFromElsewhere("/products");
	return (
		<>
			{hasSkeleton ? <Suspense fallback={<CatalogueSkeleton filters={filters} />}>{page}</Suspense> : page}
			<FreshPage version={VERSION_PLACE} />
		</>
	);
}
