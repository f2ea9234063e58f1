import { z } from "zod";
import { oneLine } from "../text";
import type { PartName } from "./computed";
import { ABOUT } from "./defaults/about";
import { ACCESSIBILITY } from "./defaults/accessibility";
import { CONTACT } from "./defaults/contact";
import { COOKIES } from "./defaults/cookies";
import { FAQ } from "./defaults/faq";
import { LEGAL_NOTICE } from "./defaults/legal-notice";
import { PRIVACY } from "./defaults/privacy";
import { REVIEWS } from "./defaults/reviews";
import { partsOf, type RichText, richTextSchema } from "./rich-text";

const line = (maximum: number) =>
	z.string("Un texte est attendu.").overwrite(oneLine).max(maximum, `${maximum} caractères au plus.`);

/** What a page of text says. */
export const pageContentSchema = z.object({
	title: line(80).min(1, "Saisissez un titre."),
	/** The page in a sentence or two, under its title. */
	lead: line(300),
	/** For search engines; empty, the page's own beginning. */
	description: line(160),
	body: richTextSchema,
});
export type PageContent = z.output<typeof pageContentSchema>;

const page = (title: string, lead: string, body: RichText): PageContent => ({ title, lead, description: "", body });

/** The pages that the shop begins with, by their address. The terms of sale are computed as a whole: orders store them. */
export const SHOP_PAGES = {
	about: page("Qui sommes-nous", "Nous faisons ce qui colle aux doigts et reste en mémoire.", ABOUT),
	faq: page("Questions fréquentes", "Les règles de la boutique, dites simplement.", FAQ),
	privacy: page("Confidentialité", "", PRIVACY),
	cookies: page("Cookies", "", COOKIES),
	avis: page(
		"Contrôle des avis",
		"Les avis de cette boutique viennent d'acheteurs, et chacun est contrôlé avant de paraître.",
		REVIEWS,
	),
	accessibilite: page("Accessibilité", "", ACCESSIBILITY),
	"mentions-legales": page("Mentions légales", "", LEGAL_NOTICE),
	contact: page(
		"Nous écrire",
		"Une question sur un produit, un tarif palette, une livraison\u00a0? Une personne de l'atelier vous répond.",
		CONTACT,
	),
} as const satisfies Record<string, PageContent>;
export type ShopPage = keyof typeof SHOP_PAGES;

export const isShopPage = (slug: string): slug is ShopPage => Object.hasOwn(SHOP_PAGES, slug);

/** Address of a page: the shop's own stand at the root, the merchant's under /pages. */
export const pagePath = (slug: string): string => (isShopPage(slug) ? `/${slug}` : `/pages/${slug}`);

/** What the law or the layout asks of a page and stays computed. */
const REQUIRED: Partial<Record<ShopPage, readonly PartName[]>> = {
	cookies: ["stored-keys", "card-cookies"],
	accessibilite: ["accessibility-date"],
	"mentions-legales": ["demo-notice", "publisher", "host", "producer-ids"],
};

/** The computed parts that a page can have: those of its first state. */
export const partsFor = (slug: string): PartName[] => (isShopPage(slug) ? partsOf(SHOP_PAGES[slug].body.content) : []);

/** Why a page cannot be saved like this; null when it can. A computed part belongs to its page, and the law's own stay there. */
export function partProblem(slug: string, body: RichText): "missing" | "foreign" | null {
	const parts = partsOf(body.content);
	const required = isShopPage(slug) ? (REQUIRED[slug] ?? []) : [];
	if (required.some((name) => !parts.includes(name))) return "missing";
	return parts.some((name) => !partsFor(slug).includes(name)) ? "foreign" : null;
}

/** The last part of /pages/{slug}. */
export const pageSlugSchema = z
	.string("Une adresse est attendue.")
	.trim()
	.max(60, "60 caractères au plus.")
	.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "Des lettres sans accent, des chiffres et des tirets, en minuscules.")
	.refine((slug) => !isShopPage(slug), "Une page de la boutique a déjà cette adresse.");
