import { z } from "zod";
import { shopPath } from "./navigation";

/** First parts of the shop's own addresses, its files and calls: what stands there is never redirected. */
export const SHOP_ROUTES: readonly string[] = [
	...["about", "accessibilite", "alerte-stock", "avis", "contact", "cookies", "faq", "lettre", "mentions-legales"],
	...["pages", "privacy", "retractation", "terms", "products", "favorites", "commande-rapide", "fiche-allergenes"],
	...["account", "addresses", "documents", "entreprise", "listes", "orders", "palette"],
	...["auth", "confirm-email", "forgotten-password", "invitation", "login", "register", "reset-password"],
	...["checkout", "commande", "devis", "payer"],
	...["admin", "api", "health", "refus", "static", "images", "_next", ".well-known"],
	...["favicon.ico", "robots.txt", "sitemap.xml", "manifest.webmanifest", "apple-icon.png", "opengraph-image.png"],
	"icon.svg",
];

export const REDIRECT_LIMIT = 2000;

/** Whether an address is one of the shop's own, whatever stands there now. */
export function isShopRoute(path: string): boolean {
	const [, first = ""] = path.split(/[/?]/);
	return first === "" || SHOP_ROUTES.includes(first.toLowerCase());
}

/**
 * An old address as redirects are looked up: path and query, the path decoded and without a slash at its end, the query in
 * order and without what advertisements add. Null for what is no address.
 */
export function oldAddress(address: string): string | null {
	const parts = partsOf(address);
	const whole = parts && parts.path + (parts.query && `?${parts.query}`);
	return whole === null || whole.length > 300 ? null : whole;
}

const TRACKERS = /^(utm_.*|gclid|gbraid|wbraid|fbclid|msclkid|srsltid|mc_[ce]id)$/i;

function partsOf(address: string): { path: string; query: string; search: string } | null {
	const trimmed = address.trim();
	if (!/^(https?:\/\/[^/\s]+)?\/(?![/\\])/i.test(trimmed) || !URL.canParse(trimmed, "http://shop")) return null;
	const { pathname, search, searchParams } = new URL(trimmed, "http://shop");
	try {
		const decoded = decodeURIComponent(pathname).normalize("NFC");
		const path = decoded.replace(/\/+$/, "") || "/";
		if (/[\s\\?\p{Cc}]/u.test(path)) return null;
		for (const name of [...searchParams.keys()]) if (TRACKERS.test(name)) searchParams.delete(name);
		searchParams.sort();
		return { path, query: searchParams.toString(), search };
	} catch {
		return null;
	}
}

/** Where an address of a former shop leads now. */
export const redirectSchema = z.object({
	from: z
		.string("Une adresse est attendue.")
		.transform((address) => oldAddress(address) ?? "")
		.pipe(
			z
				.string()
				.min(1, "Saisissez une adresse de l'ancienne boutique\u00a0: /produit/barbe-a-papa.")
				.refine((path) => !isShopRoute(path), "Cette adresse est celle d'une page de la boutique."),
		),
	to: shopPath,
});
export type Redirect = z.output<typeof redirectSchema>;

/** Old addresses that stand for this one: the whole one first, then its path alone. */
export function oldAddresses(address: string): string[] {
	const path = partsOf(address)?.path;
	return [oldAddress(address), path === undefined ? null : oldAddress(path)].filter((one) => one !== null);
}

/** Where an old address leads, over as many redirects as there are; null for nowhere, and for a circle. */
export function targetOf(redirects: ReadonlyMap<string, string>, from: string): string | null {
	const seen = new Set<string>();
	let target: string | null = null;
	for (let next = stepOf(redirects, from); next !== null; next = stepOf(redirects, next)) {
		if (seen.has(next)) return null;
		seen.add(next);
		target = next;
	}
	return target;
}

/** One redirect further: with the query that no redirect names, which a target without one takes on. */
export function stepOf(redirects: ReadonlyMap<string, string>, address: string): string | null {
	const [whole, path = whole] = oldAddresses(address);
	const exact = whole === undefined ? undefined : redirects.get(whole);
	const target = exact ?? (path === undefined ? undefined : redirects.get(path));
	if (target === undefined) return null;
	const { search = "" } = partsOf(address) ?? {};
	const isNamed = exact !== undefined && whole !== path;
	return isNamed || target.includes("?") ? target : target.replace(/(?=#|$)/, () => search);
}

/** The first old address of a table that leads in a circle; null for none. */
export function circleIn(redirects: ReadonlyMap<string, string>): string | null {
	for (const from of redirects.keys()) if (targetOf(redirects, from) === null) return from;
	return null;
}

/** A typed line of two addresses, with a semicolon, a comma or a tab between them. */
export const redirectLine = (line: string, place: number) => redirectRow(line.split(/[;,\t]/), place);

/** The first two cells of each row of a table. */
export const redirectRows = (rows: readonly (readonly string[])[]) =>
	rows.map(redirectRow).filter((redirect) => redirect !== null);

/** Null for a row without an old address; a first row without any address is a heading. */
function redirectRow([from = "", to = ""]: readonly string[], place: number): { from: string; to: string } | null {
	const isHeading = place === 0 && !/\//.test(from + to);
	return from.trim() === "" || isHeading ? null : { from: from.trim(), to: to.trim() };
}
