import type { Product } from "@confiserie/domain/contract/product";
import { stockOf } from "../../../medusa/inventory/levels";
import { ratingOf } from "../../reviews/reads";

/** What of a product changes without a publication: boxes that can be sold, and what buyers say of it. */
export interface Live {
	stock: number;
	average: number | null;
	reviews: number | null;
	isDemo: boolean | null;
}

/** The columns of a `Live`, where `joinLive()` is joined. */
export const LIVE = `greatest(0, floor(coalesce(stock.stocked - stock.reserved, 0)))::int AS stock,
	rating.average, rating.count AS reviews, rating.is_demo AS "isDemo"`;

/** Joins it to `found`, rows of product_search. Made when it is needed: which ratings count is a setting. */
export const joinLive = () => `
	LEFT JOIN LATERAL ${stockOf("found.inventory_item_id")} AS stock ON true
	LEFT JOIN LATERAL ${ratingOf("found.id")} AS rating ON true`;

/** As a product says it. */
export function liveFields({ stock, average, reviews, isDemo }: Live): Pick<Product, "stock" | "rating"> {
	if (average === null || reviews === null || isDemo === null) return { stock };
	return { stock, rating: { average, count: reviews, demo: isDemo } };
}
