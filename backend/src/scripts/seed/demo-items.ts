import { rows, type Sql } from "../../lib/database/sql";

/** A cart by references of the demo catalogue, in their order; without the products that a merchant has replaced. */
export async function demoItems(
	sql: Sql,
	boxes: Readonly<Record<string, number>>,
): Promise<{ productId: string; quantity: number }[]> {
	const found = await rows<{ reference: string; productId: string }>(
		sql,
		"select reference, product_id from product_packaging where deleted_at is null and reference = any(?)",
		[Object.keys(boxes)],
	);
	const idOf = new Map(found.map(({ reference, productId }) => [reference, productId]));
	return Object.entries(boxes).flatMap(([reference, quantity]) => {
		const productId = idOf.get(reference);
		return productId ? [{ productId, quantity }] : [];
	});
}
