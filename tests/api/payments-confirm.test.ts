import type { ApiError } from "@confiserie/domain/contract/error";
import { paymentStatusResponseSchema } from "@confiserie/domain/contract/payment";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { api, db, registerCustomer } from "../support/api";
import { succeedAtProviderOnly } from "../support/demo-provider";
import { rowsOf } from "../support/order-rows";
import {
	CARDS,
	card,
	checkout,
	confirm,
	newProduct,
	payByCard,
	paymentStatus,
	stockOf,
	type TestProduct,
} from "../support/ordering";

let token: string;
let product: TestProduct;
let intent: Awaited<ReturnType<typeof checkout>>;
beforeAll(async () => {
	token = (await registerCustomer()).token;
	product = await newProduct({ boxes: 10_000 });
});
beforeEach(async () => {
	intent = await checkout(token, [{ product, boxes: 5 }]);
});

const pay = (number: string) => payByCard(token, intent.clientSecret, number);
const status = async () => (await paymentStatus(token, intent.paymentIntentId)).paymentStatus;
const ledger = () => rowsOf(intent.orderNumber, "payment_ledger", "kind, amount_cents");
const history = () => rowsOf(intent.orderNumber, "order_book_history", "actor, from_status, to_status");

describe("the four test cards", () => {
	test("success: PENDING becomes PAID and CONFIRMED, once in the ledger, and the hold no longer expires", async () => {
		expect(await status()).toBe("PENDING");
		expect(await pay(CARDS.success)).toMatchObject({ status: 200, body: { status: "succeeded" } });
		expect(await status()).toBe("PAID");
		expect(await ledger()).toEqual([{ kind: "CAPTURE", amount_cents: 5000 }]);
		expect(await history()).toMatchObject([
			{ from_status: null, to_status: "PENDING" },
			{ actor: "payment", from_status: "PENDING", to_status: "CONFIRMED" },
		]);
		const { rows } = await db().query(
			`select hold_expires_at, state from order_book join stock_hold on stock_hold.order_id = order_book.id where order_number = $1`,
			[intent.orderNumber],
		);
		expect(rows).toEqual([{ hold_expires_at: null, state: "PERMANENT" }]);
	});

	test.each([
		[CARDS.declined, "Votre carte a été refusée. Essayez une autre carte."],
		[CARDS.insufficientFunds, "Votre carte a été refusée\u00a0: provision insuffisante. Essayez une autre carte."],
	])("%s is declined in French, the order stays open, and another card pays it", async (number, error) => {
		expect((await pay(number)).body).toEqual({ status: "requires_payment_method", error });
		expect(await status()).toBe("FAILED");
		expect(await ledger()).toEqual([]);
		expect((await pay(CARDS.success)).body).toEqual({ status: "succeeded" });
		expect(await status()).toBe("PAID");
		expect(await ledger()).toHaveLength(1);
	});

	test("3-D Secure: asked first, paid when authenticated", async () => {
		expect((await pay(CARDS.requiresAction)).body).toEqual({ status: "requires_action" });
		expect(await status()).toBe("PENDING");
		expect((await confirm(token, intent.clientSecret, { authenticated: true })).body).toEqual({ status: "succeeded" });
		expect(await status()).toBe("PAID");
	});

	test("3-D Secure refused: the payment failed, and can be tried again", async () => {
		await pay(CARDS.requiresAction);
		const { body } = await confirm(token, intent.clientSecret, { authenticated: false });
		expect(body).toEqual({
			status: "requires_payment_method",
			error: "L'authentification de votre carte a échoué. Réessayez ou utilisez une autre carte.",
		});
		expect(await status()).toBe("FAILED");
		expect((await pay(CARDS.success)).body.status).toBe("succeeded");
	});

	test("a double click on pay, 20 times at once, captures once", async () => {
		const answers = await Promise.all(Array.from({ length: 20 }, () => pay(CARDS.success)));
		expect(answers.map(({ body }) => body)).toEqual(Array(20).fill({ status: "succeeded" }));
		expect(await ledger()).toEqual([{ kind: "CAPTURE", amount_cents: 5000 }]);
		expect(await history()).toHaveLength(2);
	});
});

describe("what the card step refuses", () => {
	test("any other card, with the test cards named", async () => {
		const { status, body } = await confirm<ApiError>(token, intent.clientSecret, { card: card("4111 1111 1111 1111") });
		expect([status, body.field]).toEqual([400, "card.number"]);
		expect(body.message).toContain("cartes de test");
		expect(body.message).toContain("4242\u00a04242\u00a04242\u00a04242");
	});

	test("an expired card, but not one that ends this month", async () => {
		const today = new Date();
		const thisMonth = { expMonth: today.getUTCMonth() + 1, expYear: today.getUTCFullYear() };
		const expired = card(CARDS.success, { ...thisMonth, expYear: thisMonth.expYear - 1 });
		const refused = await confirm<ApiError>(token, intent.clientSecret, { card: expired });
		expect([refused.status, refused.body.field]).toEqual([400, "card.expMonth"]);
		expect((await confirm(token, intent.clientSecret, { card: card(CARDS.success, thisMonth) })).body.status).toBe(
			"succeeded",
		);
	});

	test.each([
		[{}, "card"],
		[{ authenticated: true }, "card"],
		[{ card: card(CARDS.success, { cvc: "12" }) }, "card.cvc"],
		[{ card: card(CARDS.success, { expMonth: 13 }) }, "card.expMonth"],
		[{ card: card(CARDS.success, { number: 4242 }) }, "card.number"],
	])("%j names the field at fault", async (step, field) => {
		const { status, body } = await confirm<ApiError>(token, intent.clientSecret, step);
		expect([status, body.code, body.field]).toEqual([400, "VALIDATION", field]);
	});

	test("a secret that is wrong, or another customer's payment, returns 404", async () => {
		const step = { card: card(CARDS.success) };
		const stranger = await registerCustomer();
		for (const [who, secret] of [
			[token, `${intent.paymentIntentId}_secret_devine`],
			[token, "pi_demo_inconnu_secret_x"],
			[stranger.token, intent.clientSecret],
		] as const) {
			const { status, body } = await confirm<ApiError>(who, secret, step);
			expect([status, body.code]).toEqual([404, "PAYMENT_NOT_FOUND"]);
		}
		expect(await status()).toBe("PENDING");
	});
});

describe("GET /payments/status/intent/{id}", () => {
	test("returns the specified fields, in cents, for the caller's own order alone", async () => {
		const { status, body } = await api(`/payments/status/intent/${intent.paymentIntentId}`, { token });
		expect(status).toBe(200);
		expect(paymentStatusResponseSchema.strict().parse(body)).toEqual({
			orderNumber: intent.orderNumber,
			paymentType: "full",
			paymentAmount: 5000,
			remainingAmount: 0,
			depositPercentage: null,
			paymentStatus: "PENDING",
			intentStatus: "requires_payment_method",
			declineCode: null,
		});
		const stranger = await registerCustomer();
		const foreign = await api(`/payments/status/intent/${intent.paymentIntentId}`, { token: stranger.token });
		expect(foreign.status).toBe(404);
		expect(foreign.body).toEqual({
			code: "PAYMENT_NOT_FOUND",
			message: "Impossible de récupérer le statut du paiement",
		});
		expect((await api("/payments/status/intent/pi_inconnu", { token })).status).toBe(404);
	});

	test("asks the provider while the order is pending: a lost event is recovered", async () => {
		await succeedAtProviderOnly(intent.paymentIntentId);
		expect(await status()).toBe("PAID");
		expect(await ledger()).toEqual([{ kind: "CAPTURE", amount_cents: 5000 }]);
	});
});

test("the holds of open and paid orders add up to what Medusa reserves", async () => {
	const figures = await stockOf(product);
	expect(figures.reserved).toBe(figures.held);
	expect(figures.reserved).toBe(figures.reservations);
	expect(figures.twin).toBe(figures.reserved);
});
