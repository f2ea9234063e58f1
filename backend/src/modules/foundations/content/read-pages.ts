import { isShopPage, type PageContent, pagePath, SHOP_PAGES } from "@confiserie/domain/content/pages";
import { nextVersion, shownVersion } from "@confiserie/domain/content/publication";
import type { AdminPage, AdminPageHead, TextPage, TextPages } from "@confiserie/domain/contract/content";
import { LANGUAGE } from "@confiserie/domain/locale";
import type { Sql } from "../../../lib/database/sql";
import { existing } from "../failures";
import { type StoredPage, storedPages } from "./stored";

/** As many versions as the back office offers to take back. */
const OFFERED = 20;

/** A page as visitors read it: the published version, or a page of the shop's first text. @throws ApiFailure PAGE_NOT_FOUND */
export async function readPage(sql: Sql, slug: string): Promise<TextPage> {
	const [page] = await storedPages(sql, slug);
	const content = existing((page && shownOf(page)?.content) ?? originalOf(slug), "PAGE_NOT_FOUND");
	return { slug, path: pagePath(slug), ...content };
}

/** The merchant's own pages that are published, by title. */
export async function readPages(sql: Sql): Promise<TextPages> {
	const pages = await storedPages(sql, null);
	return pages
		.flatMap((page) => {
			const title = isShopPage(page.slug) ? undefined : shownOf(page)?.content.title;
			return title === undefined ? [] : [{ slug: page.slug, path: pagePath(page.slug), title }];
		})
		.sort(byTitle);
}

/** Every page, for the back office: the shop's, then the merchant's by title. */
export async function readAdminPages(sql: Sql): Promise<AdminPageHead[]> {
	const stored = await storedPages(sql, null);
	const shop = Object.keys(SHOP_PAGES).map((slug) =>
		headOf(
			slug,
			stored.find((page) => page.slug === slug),
		),
	);
	const own = stored.filter(({ slug }) => !isShopPage(slug)).map((page) => headOf(page.slug, page));
	return [...shop, ...own.sort(byTitle)];
}

/** @throws ApiFailure PAGE_NOT_FOUND */
export async function readAdminPage(sql: Sql, slug: string): Promise<AdminPage> {
	const [page] = await storedPages(sql, slug);
	const content = existing(page?.versions.at(-1)?.content ?? originalOf(slug), "PAGE_NOT_FOUND");
	const shown = page && shownOf(page);
	return {
		...headOf(slug, page),
		version: page?.version ?? 0,
		content,
		versions: (page?.versions ?? [])
			.slice(-OFFERED)
			.reverse()
			.map(({ id, savedAt, changedBy, publishAt, content }) => ({
				...{ id, savedBy: changedBy, content, isShown: id === shown?.id },
				savedAt: savedAt.toISOString(),
				publishAt: publishAt?.toISOString() ?? null,
			})),
	};
}

function headOf(slug: string, page: StoredPage | undefined): AdminPageHead {
	const last = page?.versions.at(-1);
	const title = last?.content.title ?? originalOf(slug)?.title ?? slug;
	return {
		...{ slug, path: pagePath(slug), title, isOwn: !isShopPage(slug) },
		state: stateOf(slug, page),
		hasDraft: last?.publishAt === null,
		scheduledAt: (page && nextVersion(page.versions, page.now)?.publishAt?.toISOString()) ?? null,
		changedAt: last?.savedAt.toISOString() ?? null,
		changedBy: last?.changedBy ?? null,
	};
}

function stateOf(slug: string, page: StoredPage | undefined): AdminPageHead["state"] {
	if (page && shownOf(page)) return "PUBLISHED";
	if (isShopPage(slug)) return "ORIGINAL";
	return page?.withdrawnAt ? "WITHDRAWN" : "DRAFT";
}

const byTitle = (one: { title: string }, other: { title: string }) => one.title.localeCompare(other.title, LANGUAGE);
const shownOf = ({ versions, withdrawnAt, now }: StoredPage) => shownVersion(versions, withdrawnAt, now);
const originalOf = (slug: string): PageContent | undefined => (isShopPage(slug) ? SHOP_PAGES[slug] : undefined);
