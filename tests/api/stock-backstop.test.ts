import { randomUUID } from "node:crypto";
import type { ApiError } from "@confiserie/domain/contract/error";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { api, db, registerCustomer } from "../support/api";
import { checkout, createIntent, intentRequest, newProduct, stockOf, type TestProduct } from "../support/ordering";
import { parallel } from "../support/parallel";

let token: string;
beforeAll(async () => {
	token = (await registerCustomer()).token;
});

const reserved: string[] = [];
afterAll(() => db().query("delete from reservation_item where id = any($1)", [reserved]));

/** Reserves beside the order book, as Medusa's own code does; 409 when the backstop refuses it. */
async function reserve(product: TestProduct, boxes: number): Promise<{ status: 200 | 409 }> {
	const id = `resitem_${randomUUID()}`;
	try {
		await db().query(
			`insert into reservation_item (id, inventory_item_id, location_id, quantity, raw_quantity, allow_backorder)
				select $1, inventory_item_id, location_id, $2::int, jsonb_build_object('value', $2::int::text, 'precision', 20), false
				from inventory_level where inventory_item_id = $3`,
			[id, boxes, product.inventoryItemId],
		);
	} catch (error) {
		expect(String(error)).toMatch(/exceed the stock/);
		return { status: 409 };
	}
	reserved.push(id);
	return { status: 200 };
}

describe("the backstop under Medusa's own reservations", () => {
	test("a reservation made beside the shop cannot exceed what the shop's orders left", async () => {
		const product = await newProduct({ boxes: 10 });
		await checkout(token, [{ product, boxes: 7 }]);
		expect((await reserve(product, 4)).status).toBe(409);
		expect((await reserve(product, 3)).status).toBe(200);
		expect(await stockOf(product)).toMatchObject({ reserved: 10, twin: 10, reservations: 10, held: 7 });
		const { status, body } = await createIntent<ApiError>(token, intentRequest([{ product, boxes: 1 }]));
		expect(status).toBe(409);
		expect(body.lines).toMatchObject([{ availableQuantity: 0 }]);
	});

	test("reservations made beside the shop and sales in the shop, all at once, never exceed the stock together", async () => {
		const product = await newProduct({ boxes: 20 });
		const answers = await parallel<{ status: number }>(60, (index) =>
			index % 2 ? reserve(product, 1) : createIntent<ApiError>(token, intentRequest([{ product, boxes: 1 }])),
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

	test("a stale figure that Medusa writes is corrected when its transaction ends", async () => {
		const product = await newProduct({ boxes: 10 });
		await checkout(token, [{ product, boxes: 4 }]);
		const id = `resitem_${randomUUID()}`;
		reserved.push(id);
		const client = await db().connect();
		try {
			await client.query("begin");
			await client.query(
				`insert into reservation_item (id, inventory_item_id, location_id, quantity, raw_quantity, allow_backorder)
					select $1, inventory_item_id, location_id, 2, '{"value":"2","precision":20}', false
					from inventory_level where inventory_item_id = $2`,
				[id, product.inventoryItemId],
			);
			// What Medusa would write had it read the level before the shop's order.
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
		taxes: [{ ratePercent: 20, net: 29.16, vat: 5.83, gross: 34.99 }],
		optionId: null,
		options: [],
		dispatchBy: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
		promise: {
			...{ kind: "DELIVERY", isFrom: false },
			day: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
			orderBefore: expect.stringMatching(/Z$/),
		},
		leavesWithin48h: true,
		nextStep: null,
		code: null,
		discount: 0,
		promotions: [],
		zoneVat: null,
	});
	expect(await stockOf(product)).toMatchObject({ reserved: 0, held: 0 });
});
