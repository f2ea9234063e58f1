import type { Metadata } from "next";
import { CatalogueScreen, catalogueTitle, type RawSearchParams, readFilters } from "@/features/catalogue/server";

interface CataloguePageProps {
	searchParams: Promise<RawSearchParams>;
}

export async function generateMetadata({ searchParams }: CataloguePageProps): Promise<Metadata> {
	const filters = readFilters(await searchParams);
	// A search has no end of addresses: people may land on it, indexes need not.
	return { title: catalogueTitle(filters), robots: filters.query ? { index: false } : undefined };
}

export default async function CataloguePage({ searchParams }: CataloguePageProps) {
	return <CatalogueScreen filters={readFilters(await searchParams)} />;
}
