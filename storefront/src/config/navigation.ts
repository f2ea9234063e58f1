import type { Category } from "@confiserie/domain/category";

export interface NavigationLink {
	label: string;
	href: string;
}

/** Address of the catalogue for a category code and tags. */
export function productsHref({ category, tags = [] }: { category?: string; tags?: readonly string[] } = {}): string {
	const params = new URLSearchParams();
	for (const tag of tags) params.append("tag", tag);
	if (category) params.set("category", category);
	const query = params.toString();
	return query ? `/products?${query}` : "/products";
}

/** The ways to the categories that the shop offers. */
export const categoryLinks = (categories: readonly Pick<Category, "code" | "name">[]): readonly NavigationLink[] =>
	categories.map(({ code, name }) => ({ label: name, href: productsHref({ category: code }) }));

/** Whether an address of the catalogue names no category, or one that the shop offers: of any other nothing would be shown. */
export function isOffered(href: string, categories: readonly Pick<Category, "code">[]): boolean {
	const wanted = new URLSearchParams(href.split("?")[1]).get("category");
	return wanted === null || categories.some(({ code }) => code === wanted);
}

export const QUICK_LINKS: readonly NavigationLink[] = [
	{ label: "Tous nos produits", href: "/products" },
	{ label: "Meilleures ventes", href: productsHref({ tags: ["BESTSELLER"] }) },
	{ label: "Nouveautés", href: productsHref({ tags: ["NOUVEAU"] }) },
	{ label: "Promotions", href: productsHref({ tags: ["PROMO"] }) },
	{ label: "Commande rapide", href: "/commande-rapide" },
	{ label: "Bio et artisanal", href: productsHref({ tags: ["BIO", "ARTISANAL"] }) },
];

/** Who we are and how we answer. */
export const HOUSE_LINKS: readonly NavigationLink[] = [
	{ label: "Qui sommes-nous", href: "/about" },
	{ label: "Questions fréquentes", href: "/faq" },
	{ label: "Nous écrire", href: "/contact" },
];

/** The words are the law's. Source: code de la consommation, art. D221-5. */
export const WITHDRAWAL_LINK: NavigationLink = { label: "Renoncer au contrat ici", href: "/retractation" };

export const LEGAL_LINKS: readonly NavigationLink[] = [
	{ label: "Conditions de vente", href: "/terms" },
	{ label: "Confidentialité", href: "/privacy" },
	{ label: "Cookies", href: "/cookies" },
	{ label: "Contrôle des avis", href: "/avis" },
	{ label: "Mentions légales", href: "/mentions-legales" },
	{ label: "Accessibilité", href: "/accessibilite" },
];
