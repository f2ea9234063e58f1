import type { Metadata } from "next";
import { TERMS_PAGE } from "@/features/static-pages/server";
import { pageMetadata } from "@/lib/seo/page-metadata";

export const metadata: Metadata = pageMetadata(TERMS_PAGE);

export { TermsPage as default } from "@/features/static-pages/server";
