import { randomUUID } from "node:crypto";
import { commercialCodeFor } from "@confiserie/domain/commercial-code";
import type { ApiError } from "@confiserie/domain/contract/error";
import type { Order } from "@confiserie/domain/contract/order";
import { type PaymentIntentRequest, paymentIntentRequestSchema } from "@confiserie/domain/contract/payment";
import { DEFAULT_DEPOSIT_RULES, depositCents } from "@confiserie/domain/deposit";
import { DEFAULT_SHIPPING_RULES } from "@confiserie/domain/shipping";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { placeOrder } from "../../backend/src/modules/ordering/checkout/place-order";
import { readInvariants } from "../../backend/src/modules/ordering/upkeep/invariants";
import { api, db, engine, engineToken, registerCustomer, type TestCustomer } from "../support/api";
import { openOrderBook } from "../support/order-book";
import {
	CARDS,
	type CartLine,
	card,
	confirm,
	createIntent,
	eventually,
	intentRequest,
	newProduct,
	paymentStatus,
	stockOf,
	type TestProduct,
	totalOf,
} from "../support/ordering";

const REFUSED = "L'acompte nécessite un code commercial valide et un minimum de 20,00 €";
const { book, close } = openOrderBook();
let customer: TestCustomer;
let code: string;
let product: TestProduct;
beforeAll(async () => {
	customer = await registerCustomer();
	code = await commercialCodeFor(customer.email);
	product = await newProduct({ boxes: 100_000 });
});
afterAll(close);

/** A deposit as the shopper's page asks for it; the other amounts follow. 16 boxes cost 144,00 EUR. */
function depositRequest(percentage: number, overrides: Partial<PaymentIntentRequest> = {}, boxes = 16) {
	const cart: CartLine[] = [{ product, boxes }];
	const deposit = depositCents(totalOf(cart), percentage);
	const full = intentRequest(cart);
	return {
		...full,
		amount: deposit,
		paymentType: "deposit" as const,
		depositPercentage: percentage,
		commercialCode: code,
		orderData: { ...full.orderData, paymentAmount: deposit, remainingAmount: totalOf(cart) - deposit },
		...overrides,
	};
}
const open = (body: unknown) => createIntent(customer.token, body);
const refused = (body: unknown) => createIntent<ApiError>(customer.token, body);
const pay = (clientSecret: string) => confirm(customer.token, clientSecret, { card: card(CARDS.success) });
const orderOf = async (number: string) => (await api<Order>(`/orders/${number}`, { token: customer.token })).body;

/** What the provider would charge for this order now, in cents, an intent each. */
async function intentAmounts(orderNumber: string): Promise<number[]> {
	const { rows } = await db().query(
		"select (wire->>'amount')::int as amount from demo_payment_intent where wire->'metadata'->>'order_number' = $1",
		[orderNumber],
	);
	return rows.map((row) => row.amount);
}

describe("a deposit with a valid code", () => {
	test.each([
		[20, 2880],
		[25, 3600],
		[55, 7920],
		[80, 11_520],
	])("%i %% of 144,00 EUR asks for %i cents, and the provider for nothing else", async (percentage, cents) => {
		const { status, body } = await open(depositRequest(percentage));
		expect(status).toBe(200);
		expect(body).toMatchObject({
			paymentType: "deposit",
			paymentAmount: cents,
			remainingAmount: 14_400 - cents,
			depositPercentage: percentage,
		});
		expect(await intentAmounts(body.orderNumber)).toEqual([cents]);
	});

	test("is taken of the total with shipping, rounded to the cent", async () => {
		const { body } = await open(depositRequest(65, {}, 3));
		expect([body.paymentAmount, body.remainingAmount]).toEqual([2274, 1225]);
	});

	test("is accepted however the code is written", async () => {
		expect((await open(depositRequest(25, { commercialCode: ` ${code.toLowerCase()} ` }))).status).toBe(200);
	});

	test("the amounts of orderData may be left out: the server's own count", async () => {
		const { orderData } = depositRequest(25);
		const { total: _, paymentAmount: __, remainingAmount: ___, ...bare } = orderData;
		expect((await open(depositRequest(25, { orderData: bare }))).body.paymentAmount).toBe(3600);
	});
});

describe("DEPOSIT_REFUSED with the specified message and its field", () => {
	const table: [string, string, () => unknown][] = [
		["no code", "commercialCode", () => depositRequest(25, { commercialCode: undefined })],
		["an empty code", "commercialCode", () => depositRequest(25, { commercialCode: "" })],
		["a code of seven characters", "commercialCode", () => depositRequest(25, { commercialCode: code.slice(1) })],
		["a code of nine characters", "commercialCode", () => depositRequest(25, { commercialCode: `${code}0` })],
		["a code that is nobody's", "commercialCode", () => depositRequest(25, { commercialCode: "ZZZZZZZZ" })],
		["no percentage", "depositPercentage", () => depositRequest(25, { depositPercentage: null })],
		["15 %", "depositPercentage", () => depositRequest(15)],
		["85 %", "depositPercentage", () => depositRequest(85)],
		["22 %", "depositPercentage", () => depositRequest(22)],
		["25.5 %", "depositPercentage", () => depositRequest(25.5)],
		["-25 %", "depositPercentage", () => ({ ...depositRequest(25), depositPercentage: -25 })],
		["100 %", "depositPercentage", () => depositRequest(100)],
		["a deposit of 17,50 EUR", "depositPercentage", () => depositRequest(50, {}, 3)],
		["a total of 24,99 EUR, of which no percentage makes 20,00", "paymentType", () => depositRequest(80, {}, 2)],
	];
	test.each(table)("%s: %s", async (_, field, request) => {
		const { status, body } = await refused(request());
		expect(status).toBe(400);
		expect(body).toEqual({ code: "DEPOSIT_REFUSED", message: REFUSED, field });
	});

	test("the code of the e-mail typed in the form: only the account's counts", async () => {
		const email = "autre@exemple.fr";
		const request = depositRequest(25, { commercialCode: await commercialCodeFor(email), customerEmail: email });
		const { body } = await refused({ ...request, orderData: { ...request.orderData, email } });
		expect(body).toMatchObject({ code: "DEPOSIT_REFUSED", field: "commercialCode" });
		const own = depositRequest(25);
		expect((await open({ ...own, orderData: { ...own.orderData, email } })).status).toBe(200);
	});

	test("a valid code is required each time, also for an order that is a deposit already", async () => {
		const request = depositRequest(25);
		const { body } = await open(request);
		expect((await refused({ ...request, commercialCode: "ZZZZZZZZ" })).body.code).toBe("DEPOSIT_REFUSED");
		expect(await intentAmounts(body.orderNumber)).toEqual([3600]);
		expect((await open(request)).body).toEqual(body);
	});

	test("nothing is ordered nor held by a request that is refused", async () => {
		const own = await newProduct({ boxes: 20 });
		const request = intentRequest([{ product: own, boxes: 16 }], { paymentType: "deposit", depositPercentage: 25 });
		expect((await refused(request)).status).toBe(400);
		expect(await stockOf(own)).toMatchObject({ reserved: 0, held: 0 });
	});

	test("a percentage that is no number returns 400 at its field", async () => {
		const { status, body } = await refused({ ...depositRequest(25), depositPercentage: "25" });
		expect([status, body.code, body.field]).toEqual([400, "VALIDATION", "depositPercentage"]);
	});
});

describe("409 PRICE_CHANGED for any amount but the server's own", () => {
	const tampered: [string, (request: ReturnType<typeof depositRequest>) => unknown][] = [
		["amount is the whole", (r) => ({ ...r, amount: 14_400 })],
		["amount is one cent less", (r) => ({ ...r, amount: r.amount - 1 })],
		["amount is that of another percentage", (r) => ({ ...r, depositPercentage: 30 })],
		["total", (r) => ({ ...r, orderData: { ...r.orderData, total: 3600 } })],
		["paymentAmount", (r) => ({ ...r, orderData: { ...r.orderData, paymentAmount: 2880 } })],
		["remainingAmount", (r) => ({ ...r, orderData: { ...r.orderData, remainingAmount: 0 } })],
		["the deposit as a payment in full", (r) => ({ ...r, paymentType: "full" })],
	];
	test.each(tampered)("%s", async (_, tamper) => {
		const { status, body } = await refused(tamper(depositRequest(25)));
		expect([status, body.code]).toEqual([409, "PRICE_CHANGED"]);
		expect(body.lines).toMatchObject([{ productId: product.id, quantity: 16, unitPrice: 900 }]);
	});
});

describe("switching between full and deposit", () => {
	test("updates the same order and the same intent, there and back, and holds the stock once", async () => {
		const own = await newProduct({ boxes: 16 });
		const inFull = intentRequest([{ product: own, boxes: 16 }]);
		const [deposit, remaining] = [3600, 10_800];
		const { paymentAmount: _, remainingAmount: __, ...rest } = inFull.orderData;
		const asDeposit = {
			...inFull,
			amount: deposit,
			paymentType: "deposit",
			depositPercentage: 25,
			commercialCode: code,
			orderData: { ...rest, paymentAmount: deposit, remainingAmount: remaining },
		};
		const full = await open(inFull);
		const switched = await open(asDeposit);
		expect(switched.body).toEqual({
			...full.body,
			paymentType: "deposit",
			paymentAmount: deposit,
			remainingAmount: remaining,
			depositPercentage: 25,
		});
		expect(await intentAmounts(full.body.orderNumber)).toEqual([deposit]);
		const back = await open(inFull);
		expect(back.body).toEqual(full.body);
		expect(await intentAmounts(full.body.orderNumber)).toEqual([14_400]);
		expect(await stockOf(own)).toEqual({ stocked: 16, reserved: 16, twin: 16, reservations: 16, held: 16 });
		expect(await orderOf(full.body.orderNumber)).toMatchObject({ depositPercentage: null, expectedPaymentAmount: 144 });
	});

	test("a payment in full ignores code and percentage", async () => {
		const request = intentRequest([{ product, boxes: 16 }], { depositPercentage: 25, commercialCode: "FAUX" });
		const { status, body } = await open(request);
		expect(status).toBe(200);
		expect(body).toMatchObject({ paymentType: "full", paymentAmount: 14_400, depositPercentage: null });
	});

	test("a deposit paid in the very moment of a switch to full is not the order's own any more: it is given back whole", async () => {
		const request = depositRequest(25);
		const { body } = await open(request);
		const full = intentRequest([{ product, boxes: 16 }], { checkoutId: request.checkoutId });
		// The order is rewritten, and the deposit is paid before the provider hears of the new amount.
		await placeOrder(book, {
			customerId: customer.user.id,
			customerEmail: customer.email,
			request: paymentIntentRequestSchema.parse(full),
			idempotencyKey: undefined,
			rules: DEFAULT_SHIPPING_RULES,
			depositRules: DEFAULT_DEPOSIT_RULES,
		});
		await pay(body.clientSecret);
		const order = await eventually("the refund", async () => {
			const { rows } = await db().query(
				"select status, captured_cents, refunded_cents from order_book where order_number = $1 and refunded_cents > 0",
				[body.orderNumber],
			);
			return rows[0];
		});
		expect(order).toEqual({ status: "CANCELLED", captured_cents: 3600, refunded_cents: 3600 });
	});

	test("a deposit paid before the switch to full is the order's own: the checkout is closed", async () => {
		const request = depositRequest(25);
		const { body } = await open(request);
		await pay(body.clientSecret);
		const full = intentRequest([{ product, boxes: 16 }], { checkoutId: request.checkoutId });
		expect((await refused(full)).body.code).toBe("CHECKOUT_CLOSED");
		expect((await orderOf(body.orderNumber)).paymentStatus).toBe("PARTIAL");
	});
});

test("after the deposit: payment PARTIAL, order CONFIRMED, paid and remaining right everywhere, nothing given back", async () => {
	const { body } = await open(depositRequest(25));
	expect(await orderOf(body.orderNumber)).toMatchObject({ paymentStatus: "PENDING", paidAmount: 0 });
	expect((await pay(body.clientSecret)).body).toEqual({ status: "succeeded" });
	expect(await paymentStatus(customer.token, body.paymentIntentId)).toEqual({
		orderNumber: body.orderNumber,
		paymentType: "deposit",
		paymentAmount: 3600,
		remainingAmount: 10_800,
		depositPercentage: 25,
		paymentStatus: "PARTIAL",
		intentStatus: "succeeded",
		declineCode: null,
	});
	const money = {
		status: "CONFIRMED",
		paymentStatus: "PARTIAL",
		paymentDisplayStatus: "Acompte payé",
		totalAmount: 144,
		depositPercentage: 25,
		expectedPaymentAmount: 36,
		paidAmount: 36,
		remainingAmount: 108,
	};
	expect(await orderOf(body.orderNumber)).toMatchObject(money);
	const { body: page } = await api<{ content: Order[] }>("/orders", { token: customer.token });
	expect(page.content.find((order) => order.orderNumber === body.orderNumber)).toMatchObject(money);
	const { rows } = await db().query(
		"select kind, amount_cents from payment_ledger join order_book on order_book.id = order_id where order_number = $1",
		[body.orderNumber],
	);
	expect(rows).toEqual([{ kind: "CAPTURE", amount_cents: 3600 }]);
});

describe("the engine's order of a deposit", () => {
	test.each([
		[25, [36, 108]],
		[50, [72, 72]],
	])(
		"%i %%: two collections, the deposit captured, the balance not; repeated, nothing new",
		async (percentage, euros) => {
			const { body } = await open(depositRequest(percentage));
			await pay(body.clientSecret);
			await expectCollections(body.orderNumber, euros);
			await db().query(
				`update order_outbox set done_at = null, next_try_at = now() from order_book
				where order_book.id = order_id and order_number = $1`,
				[body.orderNumber],
			);
			// The next sale wakes the worker, which does all that is due.
			await pay((await open(depositRequest(20))).body.clientSecret);
			await expectCollections(body.orderNumber, euros);
		},
	);
});

async function expectCollections(orderNumber: string, [deposit, balance]: number[]): Promise<void> {
	const id = await eventually(`${orderNumber} in the engine`, async () => {
		const { rows } = await db().query(
			`select medusa_order_id from order_book join order_outbox on order_outbox.order_id = order_book.id
				where order_number = $1 and done_at is not null`,
			[orderNumber],
		);
		return rows[0]?.medusa_order_id as string | undefined;
	});
	const { body } = await engine<{
		order: {
			payment_status: string;
			total: number;
			payment_collections: { amount: number; captured_amount: number | null; status: string }[];
		};
	}>(`/admin/orders/${id}?fields=total,*payment_collections`, { token: await engineToken() });
	expect(body.order).toMatchObject({ total: 144, payment_status: "partially_captured" });
	const collections = body.order.payment_collections.map(({ amount, captured_amount, status }) => [
		amount,
		captured_amount ?? 0,
		status,
	]);
	expect(collections).toHaveLength(2);
	expect(collections).toContainEqual([deposit, deposit, "completed"]);
	expect(collections).toContainEqual([balance, 0, "not_paid"]);
}

/** How many requests are made up; TAMPERINGS=500 for the long run. */
const TAMPERINGS = Number(process.env.TAMPERINGS ?? 100);

test(`${TAMPERINGS} generated tamperings of the deposit request never give an intent of another amount than the server's`, async () => {
	const draw = generator(20_261_120);
	const checkoutId = randomUUID();
	const answers = { accepted: 0, refused: 0 };
	for (let run = 0; run < TAMPERINGS; run++) {
		const honest = depositRequest(20 + 5 * draw(13), draw(2) ? { checkoutId } : {}, 3 + draw(60));
		const request = draw(10) ? tamper(honest, draw) : honest;
		const { status, body } = await createIntent(customer.token, request);
		expect(status, JSON.stringify(body)).toBeLessThan(500);
		if (status !== 200) {
			answers.refused++;
			continue;
		}
		answers.accepted++;
		const order = await bookedTerms(body.orderNumber);
		const isDeposit = request.paymentType === "deposit";
		const own = isDeposit ? depositCents(order.owed, order.deposit_percentage ?? 0) : order.owed;
		expect(order.owed).toBe(order.total_cents);
		expect([request.amount, body.paymentAmount, order.expected_cents]).toEqual([own, own, own]);
		expect(body.paymentAmount + body.remainingAmount).toBe(order.owed);
		expect(await intentAmounts(body.orderNumber)).toEqual([own]);
		if (isDeposit)
			expect([request.depositPercentage, request.commercialCode]).toEqual([order.deposit_percentage, code]);
	}
	expect(answers.accepted).toBeGreaterThan(0);
	expect(answers.refused).toBeGreaterThan(answers.accepted);
	// None of the made-up requests left an order behind that asks for something else.
	const { rows } = await db().query(
		`select order_number from order_book join payment_attempt on payment_attempt.order_id = order_book.id
			join demo_payment_intent on demo_payment_intent.id = intent_id
			where customer_id = $1 and order_book.status <> 'CANCELLED' and (wire->>'amount')::int <> expected_cents`,
		[customer.user.id],
	);
	expect(rows).toEqual([]);
	expect(await readInvariants(book.pool)).toMatchObject({ ordersOffTheirTerms: 0, ordersOffTheLedger: 0 });
});

type Draw = (below: number) => number;
type Tampered = ReturnType<typeof depositRequest> | PaymentIntentRequest;

/** Changes one to three things that decide about money. */
function tamper(honest: ReturnType<typeof depositRequest>, draw: Draw): Tampered {
	let request: Tampered = honest;
	for (let changes = 1 + draw(3); changes > 0; changes--) request = changeOne(request, draw);
	return request;
}

function changeOne(request: Tampered, draw: Draw): Tampered {
	const { orderData } = request;
	const cents = [0, 1, 50, 1999, 2000, request.amount - 1, request.amount + 1, draw(60_000)][draw(8)] ?? 0;
	const items = (change: object) => orderData.items.map((item) => ({ ...item, ...change }));
	const changes: (() => Tampered)[] = [
		() => ({ ...request, amount: cents }),
		() => ({ ...request, paymentType: "full" }),
		() => ({ ...request, depositPercentage: [0, 1, 19, 20, 25, 80, 81, 100, null][draw(9)] ?? null }),
		() => ({ ...request, commercialCode: ["", "ABCDEFGH", code.slice(1), null][draw(4)] ?? null }),
		() => ({ ...request, amount: cents, orderData: { ...orderData, paymentAmount: cents } }),
		() => ({ ...request, orderData: { ...orderData, total: cents } }),
		() => ({ ...request, orderData: { ...orderData, remainingAmount: cents } }),
		() => ({ ...request, orderData: { ...orderData, items: items({ unitPrice: cents }) } }),
		() => ({ ...request, orderData: { ...orderData, items: items({ totalPrice: cents }) } }),
		() => ({ ...request, orderData: { ...orderData, items: items({ quantity: 1 + draw(80) }) } }),
	];
	return changes[draw(changes.length)]?.() ?? request;
}

/** The same numbers in every run, so that a failure can be repeated (mulberry32). */
function generator(seed: number): Draw {
	let state = seed;
	return (below) => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * below);
	};
}

/** The order's terms, with what its own lines and the shop's prices make it owe. */
async function bookedTerms(orderNumber: string) {
	const { rows } = await db().query<{
		total_cents: number;
		expected_cents: number;
		deposit_percentage: number | null;
		boxes: number;
	}>(
		`select order_book.total_cents, expected_cents, deposit_percentage, sum(boxes)::int as boxes from order_book
			join order_book_line on order_id = order_book.id where order_number = $1 group by order_book.id`,
		[orderNumber],
	);
	const [row] = rows;
	if (!row) throw new Error(`No order ${orderNumber} in the order book.`);
	return { ...row, owed: totalOf([{ product, boxes: row.boxes }]) };
}
