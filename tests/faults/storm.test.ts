import { randomUUID } from "node:crypto";
import type { ApiError } from "@confiserie/domain/contract/error";
import { toCents } from "@confiserie/domain/money";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { stopServices } from "../../scripts/lib/processes";
import { adminToken, api, db, registerCustomer } from "../support/api";
import { testBackend } from "../support/backend";
import { issueKey } from "../support/channel-keys";
import { saleOf, sendOrder } from "../support/channel-orders";
import { suiteShop } from "../support/context";
import { expectApprovalsWithinLimit, expectWithinLimit, expectWithinMonthlyLimit } from "../support/on-account";
import { createIntent, intentRequest, newProduct, stockOf } from "../support/ordering";
import { parallel } from "../support/parallel";
import { newPromotion, PROMOTION, quoteWith, requestAt } from "../support/promotions";
import { isFull, sized } from "../support/sizes";
import { lotsApart, receiptOf } from "./lots";

const STORM = 200;
/** Of the tests whose crowd shows no more than the first one's, and of the last boxes that it wants: some for each lot. */
const CROWD = sized(80, STORM);
const LAST = CROWD / 4;
let token: string;
beforeAll(async () => {
	token = (await registerCustomer()).token;
});

describe("200 buyers at once", () => {
	test("200 parallel create-intent over a stock of 50: exactly 50 orders, 150 get 409, no 5xx", async () => {
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

	test(`${CROWD} buyers of the last ${LAST} of two lots, and all leave at once: each has its lot, and the lots are the stock`, async () => {
		const product = await newProduct({ boxes: 0 });
		const [admin, buyers] = await Promise.all([adminToken(), parallel(4, () => registerCustomer())]);
		for (const lot of ["FIRST", "SECOND"])
			await api("/admin/receipts", { token: admin, body: receiptOf(product.id, lot, LAST / 2) });
		const answers = await parallel(CROWD, (index) =>
			createIntent(buyers[index % 4]?.token ?? "", intentRequest([{ product, boxes: 1 }])),
		);
		const sold = answers.filter(({ status }) => status === 200).map(({ body }) => body.orderNumber);
		expect(sold).toHaveLength(LAST);
		const left = await parallel(LAST, (index) =>
			api(`/admin/orders/${sold[index]}/status`, { method: "PATCH", token: admin, body: { status: "SHIPPED" } }),
		);
		expect(left.map(({ status }) => status)).toEqual(Array(LAST).fill(200));
		const { rows } = await db().query(
			`select code, sum(order_lot.boxes)::int as boxes, count(distinct order_id)::int as orders
				from order_lot join lot on lot.id = lot_id join order_book on order_book.id = order_id
				where order_number = any($1) and shipped_at is not null group by code order by code`,
			[sold],
		);
		expect(rows).toEqual(["FIRST", "SECOND"].map((code) => ({ code, boxes: LAST / 2, orders: LAST / 2 })));
		expect(await lotsApart()).toEqual([]);
	});

	test(`${CROWD} at once for the last ${LAST}, half through the shop and half through a sales channel: as many orders`, async () => {
		const product = await newProduct({ boxes: LAST });
		const [{ key }, buyers] = await Promise.all([issueKey(), parallel(4, () => registerCustomer())]);
		const answers = await parallel(CROWD, (index) =>
			index % 2
				? sendOrder(key, saleOf(product.id))
				: createIntent<ApiError>(buyers[index % 4]?.token ?? "", intentRequest([{ product, boxes: 1 }])),
		);
		const sold = answers.filter(({ status }) => status < 300);
		expect(sold).toHaveLength(LAST);
		expect(answers.filter(({ status, body }) => status === 409 && body.code === "OUT_OF_STOCK")).toHaveLength(
			CROWD - LAST,
		);
		expect(await ordersOf(product.id)).toBe(LAST);
		const all = { stocked: LAST, reserved: LAST, twin: LAST, reservations: LAST, held: LAST };
		expect(await stockOf(product)).toEqual(all);
	});

	test("acceptances at once of three members on one company's account: as many as its credit limit holds", async () => {
		await expectWithinLimit(await newProduct({ boxes: 10_000 }), sized(30, STORM));
	});

	test("approved orders accepted at once on one company's account: as many as its credit limit holds", async () => {
		await expectApprovalsWithinLimit(await newProduct({ boxes: 10_000 }), sized(30, STORM));
	});

	test("orders of one member at once: as many as the monthly limit holds", async () => {
		await expectWithinMonthlyLimit(await newProduct({ boxes: 10_000 }), sized(30, STORM));
	});

	test(`the same checkout ${CROWD} times in parallel: one order, one intent, one hold`, async () => {
		const product = await newProduct({ boxes: 50 });
		const request = intentRequest([{ product, boxes: 3 }]);
		const answers = await parallel(CROWD, () => createIntent(token, request));
		expect(answers.map((answer) => answer.status)).toEqual(Array(CROWD).fill(200));
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
		const orders = sized(12, 30);
		const boxes = 2 * orders;
		const [a, b] = [await newProduct({ boxes }), await newProduct({ boxes })];
		const answers = await parallel(CROWD, (index) => {
			const lines = [
				{ product: a, boxes: 2 },
				{ product: b, boxes: 1 },
			];
			return createIntent<ApiError>(token, intentRequest(index % 2 ? lines : lines.reverse()));
		});
		const sold = answers.filter((answer) => answer.status === 200).length;
		expect(sold).toBe(orders);
		expect(answers.filter((answer) => answer.status === 409 && answer.body.code === "OUT_OF_STOCK")).toHaveLength(
			CROWD - orders,
		);
		expect(await stockOf(a)).toEqual({
			stocked: boxes,
			reserved: boxes,
			twin: boxes,
			reservations: boxes,
			held: boxes,
		});
		expect(await stockOf(b)).toMatchObject({ reserved: orders, reservations: orders, held: orders });
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

describe("200 buyers at once on a promotion, at two processes in full size", () => {
	const [buyers, limit] = [sized(40, STORM), sized(10, 50)];
	let beside: string | undefined;
	beforeAll(async () => {
		if (!isFull) return;
		const { backend, launch } = await testBackend("test-storm", suiteShop().databaseUrl);
		await launch().healthy;
		beside = backend;
	});
	afterAll(() => stopServices());

	test.each([
		[`of ${limit} uses: exactly ${limit}`, { limit }, limit],
		["of 3 uses of each of 4 customers: exactly 12", { limitPerCustomer: 3 }, 12],
	])("%s", async (_, limits, expected) => {
		const product = await newProduct({ boxes: 10_000 });
		const promotion = await newPromotion({ ...limits, target: { ...PROMOTION.target, productIds: [product.id] } });
		const customers = await parallel("limit" in limits ? buyers : 4, () => registerCustomer());
		const { totalWithShipping } = await quoteWith([{ product, boxes: 1 }], promotion.code);
		const answers = await parallel(buyers, (index) => {
			const { token: buyer = "" } = customers[index % customers.length] ?? {};
			const body = requestAt(toCents(totalWithShipping), [{ product, boxes: 1 }], promotion.code);
			const backend = index % 2 ? beside : undefined;
			return api<ApiError>("/payments/create-intent", { token: buyer, body, backend });
		});
		expect(answers.filter(({ status }) => status === 200)).toHaveLength(expected);
		const refused = answers.filter(({ status }) => status !== 200).map(({ body: { code, field } }) => [code, field]);
		expect(refused).toEqual(Array(buyers - expected).fill(["PROMOTION_REFUSED", "promotionCode"]));
		expect(await ordersOf(product.id)).toBe(expected);
		const { rows } = await db().query("select used from promotion where id = $1", [promotion.id]);
		expect(rows).toEqual([{ used: expected }]);
	});
});

async function ordersOf(productId: string): Promise<number> {
	const { rows } = await db().query(
		"select count(distinct order_id)::int as count from order_book_line where product_id = $1",
		[productId],
	);
	return rows[0].count;
}
