import type { PriceChange } from "@confiserie/domain/prices/prior-price";
import { type TierPricing, tiers } from "@confiserie/domain/prices/tier-price";
import { rows, type Sql } from "../../../lib/database/sql";

/** What the tiers of products cost from when on, by product id, oldest first. The database itself writes it (ADR 13). */
export async function readPriceHistory(sql: Sql, productIds: readonly string[]): Promise<Map<string, PriceChange[]>> {
	const history = new Map<string, PriceChange[]>();
	if (productIds.length === 0) return history;
	const changes = await rows<Omit<PriceChange, "pricePerPiece"> & { productId: string; pricePerPiece: string | null }>(
		sql,
		`SELECT product_id, order_type, price_per_piece::text, since FROM product_price_history
		WHERE product_id = ANY(?) ORDER BY product_id, order_type, since, id`,
		[productIds],
	);
	for (const { productId, pricePerPiece, ...change } of changes) {
		const known = history.get(productId) ?? [];
		known.push({ ...change, pricePerPiece: pricePerPiece === null ? null : Number(pricePerPiece) });
		history.set(productId, known);
	}
	return history;
}

/**
 * Notes prices that the tiers of products had before the shop knew them: for the demonstration, whose reductions need a
 * past. Writes nothing of a product that has a history as old.
 */
export async function notePastPrices(
	sql: Sql,
	since: Date,
	products: readonly { productId: string; pricing: TierPricing }[],
): Promise<void> {
	for (const { productId, pricing } of products)
		for (const { orderType, pricePerPiece } of tiers(pricing))
			await sql.raw(
				`INSERT INTO product_price_history (product_id, order_type, price_per_piece, since)
				SELECT ?, ?, ?, ? WHERE NOT EXISTS (SELECT 1 FROM product_price_history WHERE product_id = ? AND order_type = ? AND since <= ?)`,
				[productId, orderType, pricePerPiece, since, productId, orderType, since],
			);
}
