import { z } from "zod";
import { sitePath } from "../accounts/safe-redirect";
import { oneLine } from "../text";

const NO_PATH = "Saisissez une adresse de la boutique, qui commence par /\u00a0: /products, /about…";

/** A page of the shop; another site is refused. */
export const shopPath = z
	.string("Une adresse de la boutique est attendue.")
	.trim()
	.max(300, "300 caractères au plus.")
	.regex(/^\/[^\s\\]*$/, { error: NO_PATH, abort: true })
	.refine((path) => sitePath(path) !== null, NO_PATH);

const words = (maximum: number) =>
	z.string("Un texte est attendu.").overwrite(oneLine).max(maximum, `${maximum} caractères au plus.`);
const day = z.iso.date("Une date est attendue.").optional();

const linkSchema = z.object({ label: words(40).min(1, "Saisissez un nom."), href: shopPath });
export type NavigationLink = z.output<typeof linkSchema>;

export const NAVIGATION_LIMITS = { links: 12 } as const;

const links = z
	.array(linkSchema, "Une liste est attendue.")
	.max(NAVIGATION_LIMITS.links, `${NAVIGATION_LIMITS.links} liens au plus.`)
	.refine((list) => new Set(list.map(({ href }) => href)).size === list.length, "Deux liens mènent à la même page.");

/** What a shop must lead to from each page. Loi n° 2004-575, art. 1-1; code de la consommation, art. L221-5, L412-13; RGPD, art. 13. */
const REQUIRED = ["/terms", "/privacy", "/cookies", "/avis", "/mentions-legales", "/accessibilite"] as const;

/** Menus, footer and banner. Source: spec §2 "Header", "Footer". */
export const navigationSchema = z.object({
	banner: z
		.object({
			/** Empty: the shop's own line, which follows delivery and prices. */
			text: words(120),
			href: z.union([z.literal(""), shopPath], "Une adresse de la boutique est attendue."),
			/** First and last day of the merchant's text, in Paris. */
			from: day,
			to: day,
		})
		.refine(({ from, to }) => !from || !to || from <= to, {
			path: ["to"],
			message: "Le dernier jour vient après le premier.",
		}),
	/** "À découvrir" of the menu, and the first of the footer's quick links. */
	quickLinks: links,
	/** "La maison" of the menu, and the last of the quick links. */
	houseLinks: links,
	legalLinks: links.refine(
		(list) => REQUIRED.every((path) => list.some(({ href }) => href === path)),
		`La loi demande ces pages\u00a0: ${REQUIRED.join(", ")}.`,
	),
	/** Under the shop's name in the footer. */
	tagline: words(120),
});
export type Navigation = z.output<typeof navigationSchema>;

/** The banner of a day: the merchant's text, or null for the shop's own line. */
export function bannerOn({ banner }: Pick<Navigation, "banner">, day: string): { text: string; href: string } | null {
	const { text, href, from, to } = banner;
	// Written year first, days sort as text.
	const isShown = text !== "" && (!from || from <= day) && (!to || day <= to);
	return isShown ? { text, href } : null;
}

export const DEFAULT_NAVIGATION: Navigation = {
	banner: { text: "", href: "" },
	quickLinks: [
		{ label: "Tous nos produits", href: "/products" },
		{ label: "Meilleures ventes", href: "/products?tag=BESTSELLER" },
		{ label: "Nouveautés", href: "/products?tag=NOUVEAU" },
		{ label: "Promotions", href: "/products?tag=PROMO" },
		{ label: "Commande rapide", href: "/commande-rapide" },
		{ label: "Bio et artisanal", href: "/products?tag=BIO&tag=ARTISANAL" },
	],
	houseLinks: [
		{ label: "Qui sommes-nous", href: "/about" },
		{ label: "Questions fréquentes", href: "/faq" },
		{ label: "Nous écrire", href: "/contact" },
	],
	legalLinks: [
		{ label: "Conditions de vente", href: "/terms" },
		{ label: "Confidentialité", href: "/privacy" },
		{ label: "Cookies", href: "/cookies" },
		{ label: "Contrôle des avis", href: "/avis" },
		{ label: "Mentions légales", href: "/mentions-legales" },
		{ label: "Accessibilité", href: "/accessibilite" },
	],
	tagline: "Confiseries artisanales, du carton à la palette.",
};
