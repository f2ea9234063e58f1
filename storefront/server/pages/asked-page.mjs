// @ts-check
/** What of the catalogue's address changes what it shows (src/features/catalogue/filters.ts); the rest is other people's. */
export const CATALOGUE_PARAMETERS = [
	...["query", "category", "tag", "inStock", "minPrice", "maxPrice", "sort", "view", "page"],
];
const CATALOGUE = "/products";
const PRODUCT = /^\/products\/[\w-]{1,64}$/;
/** Pages that say the same to everybody, whatever stands behind "?" in their address. */
export const PLAIN_PAGES = [
	...["/", "/about", "/contact", "/cookies", "/faq", "/mentions-legales", "/privacy", "/terms"],
	"/sitemap.xml",
];
const PLAIN = new Set(PLAIN_PAGES);
/** Longer questions are rare, and no two are the same. */
const MAXIMUM_LENGTH = 400;

/**
 * A public page in one of the forms in which Next gives it away: `html`, or for a click inside the shop `flight` (what the
 * page holds) and `tree` (how it is made up, which the router asks first).
 * @typedef {object} AskedPage
 * @property {string} key the same for whoever gets the same bytes
 * @property {string} path address that Next is asked for
 * @property {"html" | "flight" | "tree"} form
 */

/**
 * The kept page that a request is for; null for everything else: pages of one person, calls, files, and what no browser
 * asks in this way. Cookies are not looked at, since no page reads any on the server.
 * @param {{ method?: string, url?: string, headers: import("node:http").IncomingHttpHeaders }} request
 * @returns {AskedPage | null}
 */
export function askedPage({ method, url = "/", headers }) {
	if (method !== "GET" && method !== "HEAD") return null;
	const [pathname = "/", search = ""] = split(url);
	const isCatalogue = pathname === CATALOGUE;
	if (!isCatalogue && !PLAIN.has(pathname) && !PRODUCT.test(pathname)) return null;
	const form = formOf(headers, search);
	const filters = isCatalogue ? catalogueFilters(search) : "";
	if (!form || filters.length > MAXIMUM_LENGTH) return null;
	const path = pathname + (filters && `?${filters}`);
	return { key: `${form} ${path}`, path, form };
}

/** @param {string} url */
function split(url) {
	const at = url.indexOf("?");
	return at < 0 ? [url] : [url.slice(0, at), url.slice(at + 1)];
}

/**
 * A router's request without its mark in the address is Next's to send on to the right one: an HTTP cache that looks at
 * addresses alone would mix it up with the page.
 * @param {import("node:http").IncomingHttpHeaders} headers @param {string} search
 */
function formOf(headers, search) {
	const { rsc, "next-router-prefetch": ahead, "next-router-segment-prefetch": part } = headers;
	if (rsc === undefined) return "html";
	if (rsc !== "1" || !/(^|&)_rsc=/.test(search)) return null;
	if (ahead === undefined && part === undefined) return "flight";
	return ahead === "1" && part === "/_tree" ? "tree" : null;
}

/** Spellings of questions that came lately. @type {Map<string, string>} */
const spellings = new Map();
const MAXIMUM_SPELLINGS = 1000;

/** The catalogue's question in one spelling. @param {string} search */
function catalogueFilters(search) {
	if (!search) return "";
	const known = spellings.get(search);
	if (known !== undefined) return known;
	const filters = spelled(search);
	if (spellings.size >= MAXIMUM_SPELLINGS) spellings.clear();
	if (search.length <= MAXIMUM_LENGTH) spellings.set(search, filters);
	return filters;
}

/** @param {string} search */
function spelled(search) {
	const given = new URLSearchParams(search);
	const filters = new URLSearchParams();
	for (const name of CATALOGUE_PARAMETERS) {
		const values = given.getAll(name).map((value) => value.trim());
		for (const value of name === "tag" ? values : values.slice(0, 1)) if (value) filters.append(name, value);
	}
	return filters.toString();
}
