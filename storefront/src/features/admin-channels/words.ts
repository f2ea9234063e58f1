import { findCategory } from "@confiserie/domain/catalogue";
import type { SalesChannel, SalesChannelList } from "@confiserie/domain/contract/channel";

/** What a channel sells, in a few words. */
export function assortmentWords({ assortment, categories }: SalesChannel): string {
	if (assortment === "ALL") return "Tous les produits";
	if (assortment === "PRODUCTS") return "Produits choisis un par un";
	return categories.map((code) => findCategory(code)?.name ?? code).join(", ");
}

/** What it asks. */
export function pricesWords({ prices, pricePercent }: SalesChannel): string {
	if (prices === "SHOP") return "Prix de la boutique";
	return prices === "LIST" ? "Liste de prix propre" : `${percent(pricePercent)} du prix de la boutique`;
}

/** Out of which stock. */
export function stockWords(
	{ stock, stockPercent, locationId }: SalesChannel,
	locations: SalesChannelList["locations"],
): string {
	if (stock === "ALL") return "Tout le stock";
	if (stock === "SHARE") return `${percent(stockPercent)} du stock au plus`;
	return `Stock de ${locations.find(({ id }) => id === locationId)?.name ?? "lieu inconnu"}`;
}

const percent = (figure: number | null) => `${String(figure ?? 0).replace(".", ",")}\u00a0%`;
