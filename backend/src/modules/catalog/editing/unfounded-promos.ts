import { priorPrices } from "@confiserie/domain/prices/prior-price";
import type { TierPricing } from "@confiserie/domain/prices/tier-price";
import { shopTime } from "../../../lib/database/clock";
import type { Sql } from "../../../lib/database/sql";
import { readPriceHistory } from "../products";

interface Announced {
	/** Undefined for a product that is new: it has no past. */
	productId: string | undefined;
	row: TierPricing & { tags: readonly string[] };
}

/**
 * Of the products that are about to be saved, those with the label PROMO whose prices show no reduction: the label must be
 * refused, in the words of `UNFOUNDED_PROMO`. Source: code de la consommation, art. L112-1-1.
 */
export async function unfoundedPromos<Product extends Announced>(
	sql: Sql,
	products: readonly Product[],
): Promise<Set<Product>> {
	const announcing = products.filter(({ row }) => row.tags.includes("PROMO"));
	const histories = await readPriceHistory(
		sql,
		announcing.flatMap(({ productId }) => productId ?? []),
	);
	const now = shopTime();
	return new Set(
		announcing.filter(({ productId, row }) => !priorPrices(row, histories.get(productId ?? "") ?? [], now)),
	);
}
