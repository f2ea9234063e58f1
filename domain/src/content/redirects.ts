import { z } from "zod";
import { shopPath } from "./navigation";

/** First parts of the shop's own addresses, its files and calls: what stands there is never redirected. */
export const SHOP_ROUTES: readonly string[] = [
	...["about", "accessibilite", "alerte-stock", "avis", "contact", "cookies", "faq", "lettre", "mentions-legales"],
	...["pages", "privacy", "retractation", "terms", "products", "favorites", "commande-rapide"],
	...["account", "addresses", "documents", "entreprise", "listes", "orders"],
	...["auth", "confirm-email", "forgotten-password", "invitation", "login", "register", "reset-password"],
	...["checkout", "commande", "devis", "payer"],
	...["admin", "api", "health", "refus", "static", "images", "_next", ".well-known"],
	...["favicon.ico", "robots.txt", "sitemap.xml", "manifest.webmanifest", "apple-icon.png", "opengraph-image.png"],
	"icon.svg",
];

export const REDIRECT_LIMIT = 2000;

/** Whether an address is one of the shop's own, whatever stands there now. */
export function isShopRoute(path: string): boolean {
	const [, first = ""] = path.split("/");
	return first === "" || SHOP_ROUTES.includes(first.toLowerCase());
}

/** An old address as redirects are looked up: the path alone, decoded, without a slash at its end. Null for what is no address. */
export function oldPath(address: string): string | null {
	const path = address.trim();
	if (!/^(https?:\/\/[^/\s]+)?\/(?![/\\])/i.test(path) || !URL.canParse(path, "http://shop")) return null;
	try {
		const decoded = decodeURIComponent(new URL(path, "http://shop").pathname).normalize("NFC");
		const bare = decoded.replace(/\/+$/, "") || "/";
		return /[\s\\\p{Cc}]/u.test(bare) || bare.length > 300 ? null : bare;
	} catch {
		return null;
	}
}

/** Where an address of a former shop leads now. */
export const redirectSchema = z.object({
	from: z
		.string("Une adresse est attendue.")
		.transform((address) => oldPath(address) ?? "")
		.pipe(
			z
				.string()
				.min(1, "Saisissez une adresse de l'ancienne boutique\u00a0: /produit/barbe-a-papa.")
				.refine((path) => !isShopRoute(path), "Cette adresse est celle d'une page de la boutique."),
		),
	to: shopPath,
});
export type Redirect = z.output<typeof redirectSchema>;

/** Where an old path leads, over as many redirects as there are; null for nowhere, and for a circle. */
export function targetOf(redirects: ReadonlyMap<string, string>, from: string): string | null {
	const seen = new Set<string>();
	let path: string | null = from;
	let target: string | null = null;
	while (path !== null && redirects.has(path)) {
		if (seen.has(path)) return null;
		seen.add(path);
		target = redirects.get(path) ?? null;
		path = target === null ? null : oldPath(target);
	}
	return target;
}

/** The first old path of a table that leads in a circle; null for none. */
export function circleIn(redirects: ReadonlyMap<string, string>): string | null {
	for (const from of redirects.keys()) if (targetOf(redirects, from) === null) return from;
	return null;
}

/** Typed lines of two addresses, with a semicolon, a comma or a tab between them. */
export function redirectLines(text: string): { from: string; to: string }[] {
	return redirectRows(text.split("\n").map((line) => line.split(/[;,\t]/)));
}

/** The first two cells of each row of a table; a first row without an address is a heading. */
export function redirectRows(rows: readonly (readonly string[])[]): { from: string; to: string }[] {
	return rows
		.map(([from = "", to = ""]) => ({ from: from.trim(), to: to.trim() }))
		.filter(({ from, to }, place) => from !== "" && (place > 0 || /\//.test(from + to)));
}
