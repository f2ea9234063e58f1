import type { ApiError } from "@confiserie/domain/contract/error";
import { paymentIntentRequestSchema } from "@confiserie/domain/contract/payment";
import { DEFAULT_DELIVERY_RULES } from "@confiserie/domain/delivery/quote";
import { DEFAULT_DEPOSIT_RULES } from "@confiserie/domain/payments/deposit";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { closeExpired, markExpired } from "../../backend/src/modules/operations/order-jobs/expire-holds";
import { sweep } from "../../backend/src/modules/operations/order-jobs/sweep";
import { placeOrder } from "../../backend/src/modules/sales/checkout/place-order";
import { applyIntent } from "../../backend/src/modules/sales/payments/apply-intent";
import { GatewayUnavailable } from "../../backend/src/modules/sales/payments/gateway/gateway";
import { refundPayment } from "../../backend/src/modules/sales/refunds/refund-payment";
import { db, registerCustomer, type TestCustomer } from "../support/api";
import { succeedAtProviderOnly } from "../support/demo-provider";
import { brokenSinceNow } from "../support/invariants";
import { openOrderContext } from "../support/order-context";
import {
	checkout,
	createIntent,
	eventually,
	intentRequest,
	newProduct,
	payByCard,
	paymentStatus,
	restock,
	stockOf,
	type TestProduct,
} from "../support/ordering";
import { newPromotion, orderWith, requestWith } from "../support/promotions";

const { context, setClock, withGateway, close } = openOrderContext();
let token: string;
let customer: TestCustomer;
let product: TestProduct;
let intent: Awaited<ReturnType<typeof checkout>>;
let orderId: string;
let broken: () => Promise<string[]>;

beforeAll(async () => {
	customer = await registerCustomer();
	token = customer.token;
	broken = await brokenSinceNow(context.pool);
});
beforeEach(async () => {
	setClock(0);
	product = await newProduct({ boxes: 5 });
	intent = await checkout(token, [{ product, boxes: 4 }]);
	orderId = (await readOrder()).id;
});
afterAll(close);

async function readOrder() {
	const { rows } = await db().query("select * from order_book where order_number = $1", [intent.orderNumber]);
	return rows[0];
}
async function intentStatus(): Promise<string> {
	const { rows } = await db().query("select status from demo_payment_intent where id = $1", [intent.paymentIntentId]);
	return rows[0].status;
}

/** What the expiry does for this test's order alone, at the shop's clock. */
async function expire(using = context): Promise<boolean> {
	return (await markExpired(using)).includes(orderId) && closeExpired(using, orderId);
}

/** The provider took the money although the order was closed: a bank that responded late. */
async function succeedLate(): Promise<void> {
	await succeedAtProviderOnly(intent.paymentIntentId);
	await applyIntent(context, intent.paymentIntentId);
}

describe("an unpaid order holds its stock for 30 minutes", () => {
	test("after 29 minutes nothing changes", async () => {
		setClock(29);
		expect(await expire()).toBe(false);
		expect(await readOrder()).toMatchObject({ status: "PENDING" });
		expect(await stockOf(product)).toMatchObject({ reserved: 4, held: 4 });
	});

	test("after 31 minutes the intent is cancelled, the stock is free and the order is CANCELLED, with who and when", async () => {
		setClock(31);
		expect(await expire()).toBe(true);
		expect(await intentStatus()).toBe("canceled");
		expect(await readOrder()).toMatchObject({ status: "CANCELLED", hold_expires_at: null, captured_cents: 0 });
		expect(await stockOf(product)).toEqual({ stocked: 5, reserved: 0, twin: 0, reservations: 0, held: 0 });
		const { rows } = await db().query(
			"select actor, from_status, to_status from order_book_history where order_id = $1 order by id desc limit 1",
			[orderId],
		);
		expect(rows).toEqual([{ actor: "hold-expiry", from_status: "PENDING", to_status: "CANCELLED" }]);
		const { body } = await payByCard(token, intent.clientSecret);
		expect(body.status).toBe("requires_payment_method");
		expect(body.error).toContain("expiré");
	});

	test("an order closed that way never reaches Medusa and its checkout is closed", async () => {
		const request = intentRequest([{ product, boxes: 1 }]);
		const opened = await createIntent(token, request);
		setClock(31);
		await sweep(context);
		const { rows } = await db().query(
			"select count(*)::int as tasks from order_outbox join order_book on order_book.id = order_id where order_number = $1",
			[opened.body.orderNumber],
		);
		expect(rows).toEqual([{ tasks: 0 }]);
		const again = await createIntent<ApiError>(token, request);
		expect([again.status, again.body.code]).toEqual([409, "CHECKOUT_CLOSED"]);
	});

	test("a shopper who comes back to the payment step gets the whole time again", async () => {
		const request = intentRequest([{ product, boxes: 1 }]);
		const { body } = await createIntent(token, request);
		await db().query("update order_book set hold_expires_at = now() + interval '1 minute' where order_number = $1", [
			body.orderNumber,
		]);
		await createIntent(token, request);
		const { rows } = await db().query(
			"select hold_expires_at > now() + interval '29 minutes' as renewed from order_book where order_number = $1",
			[body.orderNumber],
		);
		expect(rows).toEqual([{ renewed: true }]);
	});

	test("a paid order's hold never expires", async () => {
		await payByCard(token, intent.clientSecret);
		setClock(60 * 24 * 365);
		expect(await expire()).toBe(false);
		expect(await stockOf(product)).toMatchObject({ reserved: 4, held: 4 });
	});
});

describe("a payment that meets the expiry", () => {
	test("paid at the provider before the intent could be cancelled: the payment wins", async () => {
		await succeedAtProviderOnly(intent.paymentIntentId);
		setClock(31);
		expect(await expire()).toBe(false);
		expect(await readOrder()).toMatchObject({ status: "CONFIRMED", captured_cents: 4000, expiring_since: null });
		expect(await stockOf(product)).toMatchObject({ reserved: 4, held: 4 });
	});

	test("while the provider does not respond, the stock stays held and the next sweep closes the order", async () => {
		setClock(31);
		const unreachable = withGateway({
			cancel: () => Promise.reject(new GatewayUnavailable("timeout")),
		});
		await expect(expire(unreachable)).rejects.toThrow("timeout");
		expect(await readOrder()).toMatchObject({ status: "PENDING" });
		expect(await stockOf(product)).toMatchObject({ reserved: 4 });
		const again = await createIntent<ApiError>(token, intentRequest([{ product, boxes: 2 }]));
		expect(again.body.lines).toMatchObject([{ availableQuantity: 1 }]);
		expect(await expire()).toBe(true);
		expect(await stockOf(product)).toMatchObject({ reserved: 0 });
	});

	test("money that arrives after the cancellation is honoured when the stock is still there", async () => {
		setClock(31);
		await expire();
		await succeedLate();
		expect(await readOrder()).toMatchObject({ status: "CONFIRMED", captured_cents: 4000 });
		expect(await stockOf(product)).toEqual({ stocked: 5, reserved: 4, twin: 4, reservations: 4, held: 4 });
		expect((await paymentStatus(token, intent.paymentIntentId)).paymentStatus).toBe("PAID");
	});

	test("money that arrives after its code was used up by another order is refunded at once", async () => {
		const { code } = await newPromotion({ limit: 1 });
		const cart = [{ product, boxes: 1 }];
		intent = (await createIntent(token, await requestWith(customer, cart, code))).body;
		orderId = (await readOrder()).id;
		setClock(31);
		await expire();
		const another = [{ product: await newProduct(), boxes: 1 }];
		expect((await orderWith(await registerCustomer(), another, code)).status).toBe(200);
		await succeedLate();
		await refundPayment(context, orderId);
		const { status, captured_cents, refunded_cents } = await readOrder();
		expect([status, refunded_cents]).toEqual(["CANCELLED", captured_cents]);
		expect(captured_cents).toBeGreaterThan(0);
		const { rows } = await db().query("select note from order_book_history where order_id = $1 order by id", [orderId]);
		expect(rows.map(({ note }) => note).join()).toContain("promotion épuisée depuis");
	});

	test("money that arrives after the stock was sold is refunded at once, to the cent and once", async () => {
		setClock(31);
		await expire();
		await restock(product, 3);
		await succeedLate();
		expect(await readOrder()).toMatchObject({ status: "CANCELLED", captured_cents: 4000 });
		await refundPayment(context, orderId);
		await refundPayment(context, orderId);
		expect(await readOrder()).toMatchObject({ status: "CANCELLED", captured_cents: 4000, refunded_cents: 4000 });
		expect((await paymentStatus(token, intent.paymentIntentId)).paymentStatus).toBe("REFUNDED");
		const { rows } = await db().query("select amount_cents from demo_refund where intent_id = $1", [
			intent.paymentIntentId,
		]);
		expect(rows).toEqual([{ amount_cents: 4000 }]);
		expect(await stockOf(product)).toMatchObject({ reserved: 0, held: 0 });
	});
});

test("an amount paid while another tab changed the order is given back whole, and the order ends: never half paid", async () => {
	const own = await newProduct({ boxes: 50 });
	const request = intentRequest([{ product: own, boxes: 1 }]);
	const { body } = await createIntent(token, request);
	const changed = intentRequest([{ product: own, boxes: 48 }], { checkoutId: request.checkoutId });
	// The order is rewritten, and the former amount is paid before the provider hears of the new one.
	const id = await placeOrder(context, {
		customerId: customer.user.id,
		customerEmail: customer.email,
		request: paymentIntentRequestSchema.parse(changed),
		idempotencyKey: undefined,
		rules: DEFAULT_DELIVERY_RULES,
		depositRules: DEFAULT_DEPOSIT_RULES,
	});
	await payByCard(token, body.clientSecret);
	const again = await createIntent<ApiError>(token, changed);
	expect([again.status, again.body.code]).toEqual([409, "CHECKOUT_CLOSED"]);
	const order = await eventually("the refund", async () => {
		const { rows } = await db().query("select * from order_book where id = $1 and refunded_cents > 0", [id]);
		return rows[0];
	});
	expect(order).toMatchObject({
		status: "CANCELLED",
		captured_cents: 1499,
		refunded_cents: 1499,
		medusa_order_id: null,
	});
	expect(await stockOf(own)).toEqual({ stocked: 50, reserved: 0, twin: 0, reservations: 0, held: 0 });
	expect((await paymentStatus(token, body.paymentIntentId)).paymentStatus).toBe("REFUNDED");
});

test("the ledger is append only", async () => {
	await payByCard(token, intent.clientSecret);
	await expect(db().query("update payment_ledger set amount_cents = 1 where order_id = $1", [orderId])).rejects.toThrow(
		/append only/,
	);
	await expect(db().query("delete from payment_ledger where order_id = $1", [orderId])).rejects.toThrow(/append only/);
});

test("orders add up after all of this", async () => {
	expect(await broken()).toEqual([]);
});
