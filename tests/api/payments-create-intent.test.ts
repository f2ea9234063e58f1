import { randomUUID } from "node:crypto";
import type { ApiError } from "@confiserie/domain/contract/error";
import { paymentIntentResponseSchema } from "@confiserie/domain/contract/payment";
import { beforeAll, describe, expect, test } from "vitest";
import { api, registerCustomer } from "../support/api";
import { underMedusaLock } from "../support/medusa-lock";
import {
	CARDS,
	checkout,
	createIntent,
	intentRequest,
	newProduct,
	payByCard,
	paymentStatus,
	stockOf,
	type TestProduct,
	totalOf,
} from "../support/ordering";
import { withValue } from "../support/with-value";

let token: string;
let product: TestProduct;
beforeAll(async () => {
	token = (await registerCustomer()).token;
	product = await newProduct();
});

const sale = (boxes: number) => intentRequest([{ product, boxes }]);
const refused = (body: unknown) => createIntent<ApiError>(token, body);

describe("the response", () => {
	test("carries clientSecret, orderNumber, paymentType, paymentAmount, remainingAmount and depositPercentage", async () => {
		const { status, body } = await createIntent(token, sale(16));
		expect(status).toBe(200);
		expect(paymentIntentResponseSchema.strict().parse(body)).toMatchObject({
			orderNumber: expect.stringMatching(/^CMD-[0-9A-Z]{4}-[0-9A-Z]{4}$/),
			paymentType: "full",
			paymentAmount: 16 * 900,
			remainingAmount: 0,
			depositPercentage: null,
			provider: "demo",
		});
		expect(body.clientSecret.startsWith(`${body.paymentIntentId}_secret_`)).toBe(true);
	});

	test.each([
		[1, 1000 + 499],
		[3, 3000 + 499],
		[4, 4000],
		[7, 7000],
		[8, 7200],
		[47, 42_300],
		[48, 38_400],
		[49, 39_200],
	])("%i boxes cost %i cents with shipping: the tier follows the total boxes", async (boxes, cents) => {
		const { body } = await createIntent(token, sale(boxes));
		expect(body.paymentAmount).toBe(cents);
	});

	test("two lines of one product are one line, at the tier of their sum", async () => {
		const line = { productId: product.id, quantity: 4 };
		const request = withValue({ ...sale(8), amount: 7200 }, "orderData.items", [line, line]);
		const { status, body } = await createIntent(token, request);
		expect(status).toBe(200);
		expect(body.paymentAmount).toBe(7200);
	});

	test("customerId and customerEmail of the body decide nothing: the caller's account does", async () => {
		const stranger = await registerCustomer();
		const { body } = await createIntent(token, {
			...sale(1),
			customerId: stranger.user.id,
			customerEmail: stranger.email,
		});
		expect((await api(`/orders/${body.orderNumber}`, { token })).status).toBe(200);
		expect((await api(`/orders/${body.orderNumber}`, { token: stranger.token })).status).toBe(404);
	});
});

describe("one checkout, one order", () => {
	test("changed content for the same checkout updates the same order, its hold and its intent", async () => {
		const own = await newProduct({ boxes: 20 });
		const checkoutId = randomUUID();
		const first = await createIntent(token, intentRequest([{ product: own, boxes: 5 }], { checkoutId }));
		const second = await createIntent(token, intentRequest([{ product: own, boxes: 18 }], { checkoutId }));
		expect(second.body).toEqual({ ...first.body, paymentAmount: 18 * 900 });
		expect(await stockOf(own)).toEqual({ stocked: 20, reserved: 18, twin: 18, reservations: 18, held: 18 });
		const third = await createIntent(token, intentRequest([{ product, boxes: 1 }], { checkoutId }));
		expect(third.body.orderNumber).toBe(first.body.orderNumber);
		expect(await stockOf(own)).toMatchObject({ reserved: 0, reservations: 0, held: 0 });
		const { body: order } = await api<{ items: unknown[]; totalAmount: number }>(`/orders/${first.body.orderNumber}`, {
			token,
		});
		expect(order).toMatchObject({ totalAmount: 14.99, items: [{ productId: product.id, quantity: 1 }] });
	});

	test("a hold waits for a reservation that Medusa has begun to change, and is not lost under it", async () => {
		const own = await newProduct({ boxes: 20 });
		const { status } = await underMedusaLock(own.inventoryItemId, { reserved: 0 }, () =>
			createIntent(token, intentRequest([{ product: own, boxes: 5 }])),
		);
		expect(status).toBe(200);
		expect(await stockOf(own)).toEqual({ stocked: 20, reserved: 5, twin: 5, reservations: 5, held: 5 });
	});

	test("a change that the stock cannot serve is refused and the order stays as it was", async () => {
		const own = await newProduct({ boxes: 6 });
		const checkoutId = randomUUID();
		await createIntent(token, intentRequest([{ product: own, boxes: 5 }], { checkoutId }));
		const { status, body } = await refused(intentRequest([{ product: own, boxes: 7 }], { checkoutId }));
		expect([status, body.code]).toEqual([409, "OUT_OF_STOCK"]);
		expect(body.lines).toMatchObject([{ quantity: 7, availableQuantity: 6 }]);
		expect(await stockOf(own)).toMatchObject({ reserved: 5, held: 5 });
	});

	test("the same checkoutId of another customer is another order", async () => {
		const request = sale(1);
		const stranger = await registerCustomer();
		const [mine, theirs] = [await createIntent(token, request), await createIntent(stranger.token, request)];
		expect(theirs.status).toBe(200);
		expect(theirs.body.orderNumber).not.toBe(mine.body.orderNumber);
	});

	test("after payment the checkout is closed: 409 CHECKOUT_CLOSED, for any content", async () => {
		const request = sale(2);
		const { body } = await createIntent(token, request);
		await payByCard(token, body.clientSecret);
		for (const again of [request, { ...sale(3), checkoutId: request.checkoutId }]) {
			const answer = await refused(again);
			expect([answer.status, answer.body.code]).toEqual([409, "CHECKOUT_CLOSED"]);
		}
		expect((await paymentStatus(token, body.paymentIntentId)).paymentStatus).toBe("PAID");
	});

	test("a declined card leaves the checkout open: the same order can be paid or changed", async () => {
		const request = sale(2);
		const { body } = await createIntent(token, request);
		await payByCard(token, body.clientSecret, CARDS.declined);
		const again = await createIntent(token, { ...sale(3), checkoutId: request.checkoutId });
		expect(again.body).toEqual({ ...body, paymentAmount: 3499 });
	});
});

test("the total of many lines is the sum of rounded lines plus shipping", async () => {
	const cart = await Promise.all(
		[0.0525, 0.335, 1.3333].map(async (pricePerPieceBox) => ({
			product: await newProduct({ pricing: { piecesPerBox: 7, pricePerPieceBox } }),
			boxes: 3,
		})),
	);
	const { paymentAmount } = await checkout(token, cart);
	// 7 x 0.0525 = 0.3675 -> 0.37; 7 x 0.335 = 2.345 -> 2.35; 7 x 1.3333 = 9.3331 -> 9.33
	expect(paymentAmount).toBe(3 * (37 + 235 + 933) + 499);
	expect(paymentAmount).toBe(totalOf(cart));
});
