import { db, engine, medusaToken } from "./api";
import { eventually } from "./ordering";

/** An order as the order book has it; amounts in cents, quantities in boxes. */
export interface BookedOrder {
	status: string;
	subtotalCents: number;
	shippingCents: number;
	totalCents: number;
	capturedCents: number;
	captures: number;
	medusaOrderId: string | null;
	lines: { productId: string; boxes: number; unitPriceCents: number; totalCents: number }[];
}

/** The order of that number in the order book. @throws when there is none */
export async function bookedOrder(orderNumber: string): Promise<BookedOrder> {
	const order = await db().query(
		`SELECT id, status, subtotal_cents, shipping_cents, total_cents, captured_cents, medusa_order_id,
			(SELECT count(*)::int FROM payment_ledger WHERE order_id = order_book.id AND kind = 'CAPTURE') AS captures
		FROM order_book WHERE order_number = $1`,
		[orderNumber],
	);
	const row = order.rows[0];
	if (!row) throw new Error(`No order ${orderNumber} in the order book.`);
	const lines = await db().query(
		`SELECT product_id AS "productId", boxes, unit_price_cents AS "unitPriceCents", total_cents AS "totalCents"
		FROM order_book_line WHERE order_id = $1 ORDER BY position`,
		[row.id],
	);
	return {
		status: row.status,
		subtotalCents: row.subtotal_cents,
		shippingCents: row.shipping_cents,
		totalCents: row.total_cents,
		capturedCents: row.captured_cents,
		captures: row.captures,
		medusaOrderId: row.medusa_order_id,
		lines: lines.rows,
	};
}

/** The same once Medusa has it too. */
export function projectedOrder(orderNumber: string): Promise<BookedOrder> {
	return eventually(`order ${orderNumber} in the engine`, async () => {
		const found = await bookedOrder(orderNumber);
		return found.medusaOrderId === null ? undefined : found;
	});
}

/** How many orders, paid or not, the customer of that e-mail has. */
export async function orderCount(email: string): Promise<number> {
	const { rows } = await db().query("SELECT count(*)::int AS count FROM order_book WHERE email = $1", [email]);
	return rows[0].count;
}

/** What Medusa itself says of an order, in its own units (euros). */
export interface MedusaOrder {
	total: number;
	item_total: number;
	shipping_total: number;
	payment_status: string;
	items: { quantity: number; unit_price: number; product_id: string }[];
	payment_collections: { amount: number; captured_amount: number }[];
}

export async function medusaOrder(id: string): Promise<MedusaOrder> {
	const fields = "total,item_total,shipping_total,payment_status,*items,*payment_collections";
	const { status, body } = await engine<{ order: MedusaOrder }>(`/admin/orders/${id}?fields=${fields}`, {
		token: await medusaToken(),
	});
	if (status !== 200) throw new Error(`The engine returned ${status} for order ${id}: ${JSON.stringify(body)}`);
	return body.order;
}

/** Boxes of a product that Medusa has in stock, and those of them that are promised. */
export async function stockOf(productId: string): Promise<{ stocked: number; reserved: number }> {
	const { rows } = await db().query(
		`SELECT stocked_quantity::int AS stocked, reserved_quantity::int AS reserved FROM inventory_level
		WHERE inventory_item_id = (SELECT inventory_item_id FROM product_packaging WHERE product_id = $1)`,
		[productId],
	);
	return rows[0];
}
