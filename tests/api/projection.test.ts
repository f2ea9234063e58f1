import { beforeAll, describe, expect, test } from "vitest";
import { api, db, engine, medusaToken, registerCustomer, type TestCustomer } from "../support/api";
import { medusaOrderOf } from "../support/medusa-orders";
import { syncsWithMedusa } from "../support/medusa-sync";
import {
	type CartLine,
	checkout,
	eventually,
	newProduct,
	payByCard,
	stockOf,
	type TestProduct,
	totalOf,
} from "../support/ordering";

syncsWithMedusa();

interface MedusaOrder {
	id: string;
	custom_display_id: string;
	email: string;
	customer_id: string;
	currency_code: string;
	payment_status: string;
	total: number;
	item_total: number;
	item_subtotal: number;
	shipping_total: number;
	tax_total: number;
	shipping_address: { city: string; country_code: string };
	items: { id: string; variant_sku: string; quantity: number; unit_price: number; total: number; tax_total: number }[];
	payment_collections: { amount: number; captured_amount: number; status: string }[];
	summary: { paid_total: number; pending_difference: number };
}

const FIELDS = [
	"+custom_display_id",
	"+customer_id",
	"+email",
	"+currency_code",
	"*items",
	"*shipping_address",
	"*payment_collections",
	"*summary",
	"total",
	"item_total",
	"item_subtotal",
	"shipping_total",
	"tax_total",
].join(",");

let customer: TestCustomer;
let admin: string;
beforeAll(async () => {
	customer = await registerCustomer();
	admin = await medusaToken();
});

async function buy(cart: readonly CartLine[]): Promise<string> {
	const { orderNumber, clientSecret } = await checkout(customer.token, cart);
	await payByCard(customer.token, clientSecret);
	return orderNumber;
}

const projected = (orderNumber: string) => medusaOrderOf<MedusaOrder>(orderNumber, admin, FIELDS);

const cents = (euros: number) => Math.round(euros * 100);

describe("a paid order in Medusa", () => {
	let cart: CartLine[];
	let order: MedusaOrder;
	let orderNumber: string;
	const food = { pricing: { piecesPerBox: 7, pricePerPieceBox: 0.335 }, vatRate: 5.5 };
	beforeAll(async () => {
		cart = [
			{ product: await newProduct(), boxes: 3 },
			{ product: await newProduct(food), boxes: 2 },
		];
		orderNumber = await buy(cart);
		order = await projected(orderNumber);
	});

	test("equals the order book to the cent: lines, shipping, total, what was captured", async () => {
		const { rows } = await db().query("select * from order_book where order_number = $1", [orderNumber]);
		const [context] = rows;
		expect(context.total_cents).toBe(totalOf(cart));
		expect(cents(order.total)).toBe(context.total_cents);
		expect(cents(order.shipping_total)).toBe(context.shipping_cents);
		expect(cents(order.item_total)).toBe(context.subtotal_cents);
		const lines = order.items.map((item) => [item.quantity, cents(item.unit_price), cents(item.total)]);
		expect(lines.sort()).toEqual([
			[2, 235, 470],
			[3, 1000, 3000],
		]);
		expect(order.payment_status).toBe("captured");
		expect(order.payment_collections).toMatchObject([{ status: "completed" }]);
		expect(cents(order.payment_collections[0]?.captured_amount ?? 0)).toBe(context.captured_cents);
		expect([cents(order.summary.paid_total), order.summary.pending_difference]).toEqual([context.total_cents, 0]);
	});

	test("carries our order number as its own, the customer, the contact and the address", () => {
		expect(order).toMatchObject({
			custom_display_id: orderNumber,
			customer_id: customer.user.id,
			email: "camille.martin@exemple.fr",
			currency_code: "eur",
			shipping_address: { city: "Montélimar", country_code: "fr" },
		});
	});

	test("contains the VAT of each rate, prices included: delivery of 4.99 follows its goods, 30.00 at 20 % and 4.70 at 5.5 %", () => {
		const vat = (gross: number, rate: number) => (gross * rate) / (100 + rate);
		expect(order.tax_total).toBeCloseTo(vat(30 + 4.31, 20) + vat(4.7 + 0.68, 5.5), 4);
		const rates = order.items.map((item) => [item.quantity, item.tax_total]).sort();
		expect(rates[0]?.[1]).toBeCloseTo(vat(4.7, 5.5), 4);
		expect(rates[1]?.[1]).toBeCloseTo(vat(30, 20), 4);
	});

	test("its reservations are those of the order, tied to its lines, and the stock counts them once", async () => {
		for (const { product, boxes } of cart) {
			const { rows } = await db().query(
				"select quantity::int, line_item_id from reservation_item where inventory_item_id = $1 and deleted_at is null",
				[product.inventoryItemId],
			);
			expect(rows).toEqual([{ quantity: boxes, line_item_id: expect.any(String) }]);
			expect(order.items.map((item) => item.id)).toContain(rows[0].line_item_id);
			expect(await stockOf(product)).toMatchObject({ reserved: boxes, twin: boxes, held: boxes });
		}
	});

	test("can be fulfilled in Medusa: the stock goes down and the reservation is used up", async () => {
		const items = order.items.map(({ id, quantity }) => ({ id, quantity }));
		const { status, body } = await engine(`/admin/orders/${order.id}/fulfillments`, {
			method: "POST",
			token: admin,
			body: { items },
		});
		expect([status, body]).toEqual([200, expect.anything()]);
		for (const { product, boxes } of cart)
			expect(await stockOf(product)).toMatchObject({ stocked: 1000 - boxes, reserved: 0, reservations: 0 });
	});
});

describe("an unpaid order", () => {
	test("does not reach Medusa", async () => {
		const { orderNumber } = await checkout(customer.token, [{ product: await newProduct(), boxes: 1 }]);
		const { rows } = await db().query('select id from "order" where custom_display_id = $1', [orderNumber]);
		expect(rows).toEqual([]);
	});
});

describe("an engine that fails in mid-projection", () => {
	test("is retried until it succeeds; nothing is created twice and the customer's order is unaffected", async () => {
		const product = await newProduct();
		await breakPaymentCollections(true);
		let orderNumber: string;
		try {
			orderNumber = await buy([{ product, boxes: 1 }]);
			await eventually("the failed try", async () => {
				const { rows } = await db().query(
					"select 1 from order_outbox join order_book on order_book.id = order_id where order_number = $1 and error is not null",
					[orderNumber],
				);
				return rows[0];
			});
			const { body } = await api(`/orders/${orderNumber}`, { token: customer.token });
			expect(body).toMatchObject({ status: "CONFIRMED", paymentStatus: "PAID" });
		} finally {
			await breakPaymentCollections(false);
		}
		const order = await projected(orderNumber);
		expect(cents(order.total)).toBe(1499);
		expect(order.payment_collections).toHaveLength(1);
		expect(order.payment_collections).toMatchObject([{ status: "completed" }]);
		const { rows } = await db().query('select id from "order" where custom_display_id = $1', [orderNumber]);
		expect(rows).toHaveLength(1);
		expect(await stockOf(product)).toMatchObject({ reserved: 1, reservations: 1 });
	});

	test("a projection that is repeated from the start makes nothing new", async () => {
		const product: TestProduct = await newProduct();
		const orderNumber = await buy([{ product, boxes: 2 }]);
		const first = await projected(orderNumber);
		await db().query(
			`update order_outbox set done_at = null, next_try_at = now() from order_book
				where order_book.id = order_id and order_number = $1`,
			[orderNumber],
		);
		// The next sale wakes the worker, which does all that is due.
		await projected(await buy([{ product, boxes: 1 }]));
		const again = await projected(orderNumber);
		expect(again.id).toBe(first.id);
		expect(again.payment_collections).toHaveLength(1);
		expect(again.summary).toMatchObject({ pending_difference: 0 });
	});
});

async function breakPaymentCollections(broken: boolean): Promise<void> {
	await db().query("drop trigger if exists test_engine_down on payment_collection");
	if (!broken) return;
	await db().query(
		"create or replace function test_engine_down() returns trigger language plpgsql as $$ begin raise exception 'engine down'; end $$",
	);
	await db().query(
		"create trigger test_engine_down before insert on payment_collection for each row execute function test_engine_down()",
	);
}
