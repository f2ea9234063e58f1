import { rows, type Sql } from "../../lib/database/sql";

/** A cart by references of the demo catalogue; without the products that a merchant has replaced. */
export async function demoItems(
	sql: Sql,
	boxes: Readonly<Record<string, number>>,
): Promise<{ productId: string; quantity: number }[]> {
	const found = await rows<{ reference: string; productId: string }>(
		sql,
		"select reference, product_id from product_packaging where deleted_at is null and reference = any(?)",
		[Object.keys(boxes)],
	);
	return found.map(({ reference, productId }) => ({ productId, quantity: boxes[reference] ?? 1 }));
}
