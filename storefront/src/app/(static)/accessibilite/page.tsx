import type { Metadata } from "next";
import { STATIC_PAGES } from "@/features/static-pages";
import { pageMetadata } from "@/lib/seo/page-metadata";

export const metadata: Metadata = pageMetadata(STATIC_PAGES.accessibility);

export { AccessibilityPage as default } from "@/features/static-pages";
