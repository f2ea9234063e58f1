import { expect } from "vitest";
import { db, engine } from "./api";
import { holdLock } from "./locks";
import { moveOrder } from "./order-status";
import { checkout, eventually, newProduct, payByCard, type TestProduct } from "./ordering";

/** An accepted order that Medusa shows. */
export interface MedusaSale {
	/** Of the order book. */
	orderId: string;
	number: string;
	product: TestProduct;
	boxes: number;
	/** Of Medusa. */
	id: string;
	items: { id: string; quantity: number }[];
}

/** Places and pays an order of a new product that has ten boxes, and waits for Medusa's order. `boxes`: its quantity. */
export async function paidInMedusa(customerToken: string, medusaToken: string, boxes = 3): Promise<MedusaSale> {
	const product = await newProduct({ boxes: 10 });
	const { orderNumber: number, clientSecret } = await checkout(customerToken, [{ product, boxes }]);
	await payByCard(customerToken, clientSecret);
	return inMedusa({ number, product, boxes }, medusaToken);
}

/** The same of an order that staff accept unpaid: its cancellation in Medusa Admin gives nothing back. */
export async function acceptedInMedusa(customerToken: string, admin: string, medusaToken: string): Promise<MedusaSale> {
	const [product, boxes] = [await newProduct({ boxes: 10 }), 3];
	const { orderNumber: number } = await checkout(customerToken, [{ product, boxes }]);
	await moveOrder(admin, number, { status: "CONFIRMED" });
	return inMedusa({ number, product, boxes }, medusaToken);
}

async function inMedusa(
	sold: Pick<MedusaSale, "number" | "product" | "boxes">,
	medusaToken: string,
): Promise<MedusaSale> {
	const { number } = sold;
	const { orderId, id } = await eventually(`the engine's order of ${number}`, async () => {
		const { rows } = await db().query<{ orderId: string; id: string }>(
			`select order_book.id as "orderId", medusa_order_id as id from order_book
				join order_outbox on order_outbox.order_id = order_book.id
				where order_number = $1 and task = 'PROJECT' and done_at is not null`,
			[number],
		);
		return rows[0];
	});
	const { status, body } = await engine<{ order: { items: MedusaSale["items"] } }>(
		`/admin/orders/${id}?fields=*items`,
		{ token: medusaToken },
	);
	expect(status).toBe(200);
	const items = body.order.items.map((item) => ({ id: item.id, quantity: item.quantity }));
	return { ...sold, orderId, id, items };
}

/** The order of that number as Medusa has it, with these fields, once the outbox is done with it. */
export async function medusaOrderOf<MedusaOrder>(
	orderNumber: string,
	medusaToken: string,
	fields: string,
): Promise<MedusaOrder> {
	const id = await eventually(`${orderNumber} in the engine`, async () => {
		const { rows } = await db().query(
			`select medusa_order_id from order_book join order_outbox on order_outbox.order_id = order_book.id
				where order_number = $1 and task = 'PROJECT' and done_at is not null`,
			[orderNumber],
		);
		return rows[0]?.medusa_order_id as string | undefined;
	});
	const path = `/admin/orders/${id}?fields=${fields}`;
	const { status, body } = await engine<{ order: MedusaOrder }>(path, { token: medusaToken });
	if (status !== 200) throw new Error(`The engine returned ${status} for order ${orderNumber}.`);
	return body.order;
}

/** No projection to Medusa is pending, so nothing more will change. */
export function outboxEmpty(number: string): Promise<true> {
	return eventually(`nothing left to do for ${number}`, async () => {
		const { rows } = await db().query(
			`select count(*)::int as open from order_outbox join order_book on order_book.id = order_outbox.order_id
				where order_number = $1 and done_at is null`,
			[number],
		);
		return rows[0].open === 0 ? true : undefined;
	});
}

/** Blocks the projection of an order; returns a function that releases it. */
export const delayProjection = async (orderId: string): Promise<() => Promise<void>> =>
	(await holdLock("engine-order", orderId)).release;
