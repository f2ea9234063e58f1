import { isShopPage, type PageContent, pagePath, SHOP_PAGES } from "@confiserie/domain/content/pages";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache, type ReactNode } from "react";
import { noteStatus } from "@/lib/page-reads";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { Trail } from "@/lib/seo/trail";
import { withSeo } from "@/lib/seo/with-seo";
import { serverApi } from "@/lib/server-api";
import { readShopSettings, shopFacts } from "@/lib/shop-facts";
import { LoadFailure } from "@/ui/load-failure";
import { PageMissing } from "@/ui/page-missing";
import { descriptionOf } from "./descriptions";
import { PageText } from "./page-text";

/** A page's text; the first one of a page of the shop while the backend cannot be read. */
const readContent = cache(async (slug: string): Promise<PageContent | { missing: 404 | 503 }> => {
	const page = await serverApi.page(slug);
	if (page.ok) return page.data;
	if (isShopPage(slug)) return SHOP_PAGES[slug];
	return { missing: page.status === 503 ? 503 : 404 };
});

export async function textPageMetadata(slug: string): Promise<Metadata> {
	const content = await readContent(slug);
	if ("missing" in content) return { title: "Page introuvable", robots: { index: false } };
	const { title } = content;
	return withSeo(pageMetadata({ title, description: descriptionOf(slug, content), path: pagePath(slug) }));
}

/** A page of text of the shop or of the merchant, with the form that it may have. */
export async function TextPage({ slug, form }: { slug: string; form?: ReactNode }) {
	const content = await readContent(slug);
	if ("missing" in content) {
		const isNoted = noteStatus(content.missing);
		if (content.missing === 503)
			return <LoadFailure headingLevel={1} message="Cette page ne se charge pas pour l'instant" />;
		// Next's own 404 is a page that scripts alone fill in.
		if (!isNoted) notFound();
		return <PageMissing />;
	}
	const settings = await serverApi.settings();
	const facts = shopFacts(await readShopSettings());
	// Named also when the shop cannot be asked: better a cookie too many than one unsaid.
	const mayTakeCards = !settings.ok || settings.data.paymentsMode === "stripe";
	const crumbs = [{ label: "Accueil", href: "/" }, { label: content.title }];
	return (
		<PageText
			{...{ slug, content, facts, mayTakeCards, form }}
			trail={<Trail here={pagePath(slug)} crumbs={crumbs} />}
		/>
	);
}
