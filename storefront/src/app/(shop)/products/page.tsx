import type { Metadata } from "next";
import { CatalogueScreen, catalogueMetadata, type RawSearchParams, readFilters } from "@/features/catalogue/server";

interface CataloguePageProps {
	searchParams: Promise<RawSearchParams>;
}

export async function generateMetadata({ searchParams }: CataloguePageProps): Promise<Metadata> {
	return catalogueMetadata(readFilters(await searchParams));
}

export default async function CataloguePage({ searchParams }: CataloguePageProps) {
	return <CatalogueScreen filters={readFilters(await searchParams)} />;
}
