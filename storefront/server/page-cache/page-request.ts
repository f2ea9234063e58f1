import type { IncomingHttpHeaders, IncomingMessage } from "node:http";

/** Query parameters that change what the catalogue shows (src/features/shop/catalogue/filters.ts). Campaign marks and the like do not. */
export const CATALOGUE_PARAMETERS =
	"query category tag without allowTraces inStock minPrice maxPrice sort view page".split(" ");
const PRODUCT = /^\/products\/[\w-]{1,64}$/;
/** Pages that ignore the query. */
const PLAIN_PAGES =
	/^\/(about|accessibilite|avis|contact|cookies|faq|mentions-legales|privacy|terms|sitemap\.xml|pages\/[a-z\d-]{1,60})?$/;
/** Longer queries are rare, and no two are alike. */
const MAXIMUM_QUERY_LENGTH = 400;

/**
 * Form in which Next serves a page: `html`, or for a navigation inside the shop `flight` (the content) and `tree` (the
 * structure, which the router asks for first).
 */
export type PageForm = "html" | "flight" | "tree";

export interface PageRequest {
	/** The same for all requests with the same response. */
	key: string;
	/** Address to ask Next for. */
	path: string;
	form: PageForm;
}

/**
 * Returns the public page that a request is for; null for everything else: personal pages, API calls, files. Cookies do not
 * matter, since no page reads any on the server.
 */
export function pageRequest(request: Pick<IncomingMessage, "method" | "url" | "headers">): PageRequest | null {
	const { method, url = "/", headers } = request;
	if (method !== "GET" && method !== "HEAD") return null;
	const [pathname = "/", search = ""] = url.split(/\?(.*)/s, 2);
	const isCatalogue = pathname === "/products";
	if (!isCatalogue && !PLAIN_PAGES.test(pathname) && !PRODUCT.test(pathname)) return null;
	const form = formOf(headers, search);
	const query = isCatalogue ? catalogueQuery(search) : "";
	if (!form || query.length > MAXIMUM_QUERY_LENGTH) return null;
	const path = query ? `${pathname}?${query}` : pathname;
	return { key: `${form} ${path}`, path, form };
}

/** Next redirects a router request without `_rsc` in its address: an HTTP cache that ignores headers would confuse it with the page. */
function formOf(headers: IncomingHttpHeaders, search: string): PageForm | null {
	const { rsc, "next-router-prefetch": prefetch, "next-router-segment-prefetch": segment } = headers;
	if (rsc === undefined) return "html";
	if (rsc !== "1" || !/(^|&)_rsc=/.test(search)) return null;
	if (prefetch === undefined && segment === undefined) return "flight";
	return prefetch === "1" && segment === "/_tree" ? "tree" : null;
}

/** Returns the catalogue's query with known parameters only, in one order. */
function catalogueQuery(search: string): string {
	const given = new URLSearchParams(search);
	const query = new URLSearchParams();
	for (const name of CATALOGUE_PARAMETERS) {
		const values = given.getAll(name).map((value) => value.trim());
		for (const value of name === "tag" ? values : values.slice(0, 1)) if (value) query.append(name, value);
	}
	return query.toString();
}
