import { rows, type Sql } from "../../../lib/database/sql";

/** Labels and weight of a product's pieces and boxes, for those who pick and deliver them. */
export interface BoxFacts {
	/** "" without one. */
	eanUnit: string;
	/** "" without one. */
	eanBox: string;
	/** Net weight of one box in grams; 0 while it is unknown. */
	boxGrams: number;
}

/** By product, also of one deleted since, whose boxes still leave. */
export async function readBoxFacts(sql: Sql, productIds: readonly string[]): Promise<Map<string, BoxFacts>> {
	const found = await rows<BoxFacts & { productId: string }>(
		sql,
		`select product_id, ean_unit, ean_box, weight_grams * pieces_per_box as box_grams
			from product_packaging where product_id = any(?) order by deleted_at is null, id`,
		[[...new Set(productIds)]],
	);
	return new Map(found.map((one) => [one.productId, one]));
}
