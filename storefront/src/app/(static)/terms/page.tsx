import type { Metadata } from "next";
import { TERMS_PAGE } from "@/features/shop/static-pages/server";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { withSeo } from "@/lib/seo/with-seo";

export const generateMetadata = (): Promise<Metadata> => withSeo(pageMetadata(TERMS_PAGE));

export { TermsPage as default } from "@/features/shop/static-pages/server";
