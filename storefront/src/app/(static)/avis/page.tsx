import type { Metadata } from "next";
import { STATIC_PAGES } from "@/features/static-pages";
import { pageMetadata } from "@/lib/seo/page-metadata";

export const metadata: Metadata = pageMetadata(STATIC_PAGES.reviews);

export { ReviewRulesPage as default } from "@/features/static-pages";
