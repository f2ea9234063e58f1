import type { Category } from "@confiserie/domain/catalogue/category";
import type { NavigationLink } from "@confiserie/domain/content/navigation";

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

/** The words are the law's. Source: code de la consommation, art. D221-5. */
export const WITHDRAWAL_LINK: NavigationLink = { label: "Renoncer au contrat ici", href: "/retractation" };
