import type { Category } from "@confiserie/domain/catalogue/category";
import type { SalesChannel, SalesChannelList } from "@confiserie/domain/contract/channels";

/** What a channel sells, in a few words. */
export function assortmentWords(
	{ assortment, categories }: SalesChannel,
	known: readonly Pick<Category, "code" | "name">[],
): string {
	if (assortment === "ALL") return "Tous les produits";
	if (assortment === "PRODUCTS") return "Produits choisis un par un";
	const nameOf = (wanted: string) => known.find(({ code }) => code === wanted)?.name ?? wanted;
	return categories.map(nameOf).join(", ") || "Aucune catégorie";
}

/** What it asks. */
export function pricesWords({ prices, pricePercent }: SalesChannel): string {
	if (prices === "SHOP") return "Prix de la boutique";
	return prices === "LIST" ? "Liste de prix propre" : `${percent(pricePercent)} du prix de la boutique`;
}

/** Stock that the channel sells from. */
export function stockWords(
	{ stock, stockPercent, locationId }: SalesChannel,
	locations: SalesChannelList["locations"],
): string {
	if (stock === "ALL") return "Tout le stock";
	if (stock === "SHARE") return `${percent(stockPercent)} du stock au plus`;
	return `Stock de ${locations.find(({ id }) => id === locationId)?.name ?? "lieu inconnu"}`;
}

const percent = (figure: number | null) => `${String(figure ?? 0).replace(".", ",")}\u00a0%`;
