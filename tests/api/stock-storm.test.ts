import { randomUUID } from "node:crypto";
import type { ApiError } from "@confiserie/domain/contract/error";
import { beforeAll, describe, expect, test } from "vitest";
import { api, db, engine, engineToken, registerCustomer } from "../support/api";
import { checkout, createIntent, intentRequest, newProduct, stockOf } from "../support/ordering";

const STORM = 200;
let token: string;
beforeAll(async () => {
	token = (await registerCustomer()).token;
});

const parallel = <Value>(count: number, work: (index: number) => Promise<Value>) =>
	Promise.all(Array.from({ length: count }, (_, index) => work(index)));

async function ordersOf(productId: string): Promise<number> {
	const { rows } = await db().query(
		"select count(distinct order_id)::int as count from order_book_line where product_id = $1",
		[productId],
	);
	return rows[0].count;
}

describe("200 buyers at once", () => {
	test("200 parallel create-intent over a stock of 50: exactly 50 orders, 150 answers 409, no 5xx", async () => {
		const product = await newProduct({ boxes: 50 });
		const buyers = await parallel(4, () => registerCustomer());
		const answers = await parallel(STORM, (index) =>
			createIntent<ApiError>(buyers[index % 4]?.token ?? "", intentRequest([{ product, boxes: 1 }])),
		);
		const count = (status: number) => answers.filter((answer) => answer.status === status).length;
		expect({ sold: count(200), refused: count(409) }).toEqual({ sold: 50, refused: 150 });
		for (const { body } of answers.filter((answer) => answer.status === 409)) {
			expect(body.code).toBe("OUT_OF_STOCK");
			expect(body.lines).toMatchObject([{ productId: product.id, quantity: 1, onSale: true }]);
		}
		expect(await ordersOf(product.id)).toBe(50);
		expect(await stockOf(product)).toEqual({ stocked: 50, reserved: 50, twin: 50, reservations: 50, held: 50 });
	});

	test("the same checkout 200 times in parallel: one order, one intent, one hold", async () => {
		const product = await newProduct({ boxes: 50 });
		const request = intentRequest([{ product, boxes: 3 }]);
		const answers = await parallel(STORM, () => createIntent(token, request));
		expect(answers.map((answer) => answer.status)).toEqual(Array(STORM).fill(200));
		expect(new Set(answers.map(({ body }) => body.orderNumber)).size).toBe(1);
		expect(new Set(answers.map(({ body }) => body.clientSecret)).size).toBe(1);
		expect(await ordersOf(product.id)).toBe(1);
		expect(await stockOf(product)).toMatchObject({ reserved: 3, reservations: 3, held: 3 });
		const { rows } = await db().query(
			"select count(*)::int as intents from demo_payment_intent where wire->'metadata'->>'order_number' = $1",
			[answers[0]?.body.orderNumber],
		);
		expect(rows[0].intents).toBe(1);
	});

	test("without checkoutId, one Idempotency-Key is one order, and no key at all is one order for the same cart", async () => {
		const product = await newProduct({ boxes: 50 });
		const { checkoutId: _, ...request } = intentRequest([{ product, boxes: 2 }]);
		const key = { "Idempotency-Key": randomUUID() };
		const keyed = await parallel(20, () => createIntent(token, request, key));
		expect(new Set(keyed.map(({ body }) => body.orderNumber)).size).toBe(1);

		const other = await newProduct({ boxes: 50 });
		const { checkoutId: __, ...plain } = intentRequest([{ product: other, boxes: 2 }]);
		const bare = await parallel(20, () => createIntent(token, plain));
		expect(new Set(bare.map(({ body }) => body.orderNumber)).size).toBe(1);
		expect(await stockOf(other)).toMatchObject({ reserved: 2, held: 2 });
	});

	test("carts [A, B] and [B, A] in parallel neither deadlock nor oversell", async () => {
		const [a, b] = [await newProduct({ boxes: 60 }), await newProduct({ boxes: 60 })];
		const answers = await parallel(STORM, (index) => {
			const lines = [
				{ product: a, boxes: 2 },
				{ product: b, boxes: 1 },
			];
			return createIntent<ApiError>(token, intentRequest(index % 2 ? lines : lines.reverse()));
		});
		const sold = answers.filter((answer) => answer.status === 200).length;
		expect(sold).toBe(30);
		expect(answers.filter((answer) => answer.status === 409 && answer.body.code === "OUT_OF_STOCK")).toHaveLength(170);
		expect(await stockOf(a)).toEqual({ stocked: 60, reserved: 60, twin: 60, reservations: 60, held: 60 });
		expect(await stockOf(b)).toMatchObject({ reserved: 30, reservations: 30, held: 30 });
	});

	test("one checkout changed from many tabs at once ends with one order that holds exactly its own lines", async () => {
		const product = await newProduct({ boxes: 50 });
		const checkoutId = randomUUID();
		const answers = await parallel(40, (index) =>
			createIntent(token, intentRequest([{ product, boxes: (index % 5) + 1 }], { checkoutId })),
		);
		expect(answers.map((answer) => answer.status)).toEqual(Array(40).fill(200));
		expect(await ordersOf(product.id)).toBe(1);
		const { rows } = await db().query(
			`select order_book.total_cents, order_book_line.boxes, (demo_payment_intent.wire->>'amount')::int as intent_cents
				from order_book join order_book_line on order_book_line.order_id = order_book.id
				join payment_attempt on payment_attempt.order_id = order_book.id
				join demo_payment_intent on demo_payment_intent.id = payment_attempt.intent_id where checkout_id = $1`,
			[checkoutId],
		);
		expect(rows).toHaveLength(1);
		expect(rows[0].intent_cents).toBe(rows[0].total_cents);
		expect(await stockOf(product)).toMatchObject({ reserved: rows[0].boxes, held: rows[0].boxes });
	});
});

describe("the backstop under the engine's own reservations", () => {
	test("a reservation made beside the shop cannot exceed what the shop's orders left", async () => {
		const product = await newProduct({ boxes: 10 });
		await checkout(token, [{ product, boxes: 7 }]);
		const reserve = (id: string, boxes: number) =>
			db().query(
				`insert into reservation_item (id, inventory_item_id, location_id, quantity, raw_quantity, allow_backorder)
					select $1, inventory_item_id, location_id, $2::int, jsonb_build_object('value', $2::int::text, 'precision', 20), false
					from inventory_level where inventory_item_id = $3`,
				[id, boxes, product.inventoryItemId],
			);
		await expect(reserve(`resitem_${randomUUID()}`, 4)).rejects.toThrow(/exceed the stock/);
		await reserve(`resitem_${randomUUID()}`, 3);
		expect(await stockOf(product)).toMatchObject({ reserved: 10, twin: 10, reservations: 10, held: 7 });
		const { status, body } = await createIntent<ApiError>(token, intentRequest([{ product, boxes: 1 }]));
		expect(status).toBe(409);
		expect(body.lines).toMatchObject([{ availableQuantity: 0 }]);
	});

	test("reservations made in Medusa Admin and sales in the shop, all at once, never exceed the stock together", async () => {
		const product = await newProduct({ boxes: 20 });
		const admin = await engineToken();
		const { rows } = await db().query("select location_id from inventory_level where inventory_item_id = $1", [
			product.inventoryItemId,
		]);
		const reservation = { location_id: rows[0].location_id, inventory_item_id: product.inventoryItemId, quantity: 1 };
		const answers = await parallel(60, (index) =>
			index % 2
				? engine("/admin/reservations", { method: "POST", token: admin, body: reservation })
				: createIntent<ApiError>(token, intentRequest([{ product, boxes: 1 }])),
		);
		const accepted = answers.filter((answer) => answer.status === 200).length;
		const figures = await stockOf(product);
		expect(accepted).toBe(figures.reservations);
		expect(figures).toMatchObject({ stocked: 20, reserved: figures.reservations, twin: figures.reservations });
		expect(figures.reservations).toBeLessThanOrEqual(20);
		expect(figures.held).toBe(answers.filter((answer, index) => index % 2 === 0 && answer.status === 200).length);
		const sales = answers.filter((_, index) => index % 2 === 0).map((answer) => answer.status);
		expect(sales.filter((status) => status !== 200 && status !== 409)).toEqual([]);
	});

	test("a stale figure that the engine writes is corrected when its transaction ends", async () => {
		const product = await newProduct({ boxes: 10 });
		await checkout(token, [{ product, boxes: 4 }]);
		const client = await db().connect();
		try {
			await client.query("begin");
			await client.query(
				`insert into reservation_item (id, inventory_item_id, location_id, quantity, raw_quantity, allow_backorder)
					select $1, inventory_item_id, location_id, 2, '{"value":"2","precision":20}', false
					from inventory_level where inventory_item_id = $2`,
				[`resitem_${randomUUID()}`, product.inventoryItemId],
			);
			// What the engine would write had it read the level before the shop's order.
			await client.query("update inventory_level set reserved_quantity = 2 where inventory_item_id = $1", [
				product.inventoryItemId,
			]);
			await client.query("commit");
		} finally {
			client.release();
		}
		expect(await stockOf(product)).toMatchObject({ reserved: 6, twin: 6, reservations: 6 });
	});
});

test("the shipping quote needs no login and holds no stock", async () => {
	const product = await newProduct({ boxes: 5 });
	const { status, body } = await api("/payments/calculate-shipping", {
		method: "POST",
		body: { items: [{ productId: product.id, quantity: 3, unitPrice: 1, totalPrice: 3 }] },
	});
	expect(status).toBe(200);
	expect(body).toEqual({
		subtotal: 30,
		shippingCost: 4.99,
		totalWithShipping: 34.99,
		freeShippingThreshold: 40,
		amountForFreeShipping: 10,
		isFreeShipping: false,
	});
	expect(await stockOf(product)).toMatchObject({ reserved: 0, held: 0 });
});
