import { type Balance, balanceIntentSchema, balanceSchema } from "@confiserie/domain/contract/balance";
import type { ApiError } from "@confiserie/domain/contract/error";
import type { Order } from "@confiserie/domain/contract/order";
import { paymentStatusResponseSchema } from "@confiserie/domain/contract/payment";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { sweep } from "../../backend/src/modules/operations/order-jobs/sweep";
import { api, db, engine, medusaToken, registerCustomer, type TestCustomer } from "../support/api";
import { succeedAtProviderOnly } from "../support/demo-provider";
import { DEPOSIT, openBalance, payDeposit, readOrder } from "../support/deposit";
import { brokenSinceNow } from "../support/invariants";
import { syncWithMedusa } from "../support/medusa-sync";
import { ledgerOf } from "../support/money";
import { openOrderContext } from "../support/order-context";
import { CARDS, checkout, eventually, newProduct, payByCard, type TestProduct } from "../support/ordering";

const { context, setClock, close } = openOrderContext();
let broken: () => Promise<string[]>;
let customer: TestCustomer;
let product: TestProduct;
let order: Order;
beforeAll(async () => {
	customer = await registerCustomer();
	product = await newProduct({ boxes: 100_000 });
	broken = await brokenSinceNow(context.pool);
});
afterAll(close);
beforeEach(async () => {
	setClock(0);
	({ order } = await payDeposit(customer, product));
});

const path = () => `/orders/${order.orderNumber}/balance`;
const balance = async () => (await api<Balance>(path(), { token: customer.token })).body;
const open = () => openBalance(customer, order.orderNumber);
const pay = (clientSecret: string, number?: string) => payByCard(customer.token, clientSecret, number);
const now = () => readOrder(customer, order.orderNumber);
const setStatus = (status: string) => db().query("update order_book set status = $2 where id = $1", [order.id, status]);
const ledger = () => ledgerOf(order.id);

describe("the customer pays what is left of their order", () => {
	test("for exactly the server's remaining amount, and the order is PAID", async () => {
		expect(order).toMatchObject({ paymentStatus: "PARTIAL", remainingAmount: 108, balanceAmount: 108 });
		expect(await balance()).toEqual({ orderNumber: order.orderNumber, amount: DEPOSIT.balanceCents, state: "DUE" });
		const { status, body } = await open();
		expect(status).toBe(200);
		expect(balanceIntentSchema.strict().parse(body)).toMatchObject({
			orderNumber: order.orderNumber,
			amount: DEPOSIT.balanceCents,
			provider: "demo",
		});
		expect((await pay(body.clientSecret)).body).toEqual({ status: "succeeded" });
		expect(await now()).toMatchObject({
			status: "CONFIRMED",
			paymentStatus: "PAID",
			paidAmount: 144,
			remainingAmount: 0,
			balanceAmount: 0,
		});
		expect(balanceSchema.strict().parse(await balance())).toMatchObject({ amount: 0, state: "PAID" });
		expect(await ledger()).toEqual([
			["CAPTURE", DEPOSIT.depositCents],
			["CAPTURE", DEPOSIT.balanceCents],
		]);
	});

	test("Medusa's order has both of its collections captured", async () => {
		await syncWithMedusa();
		await pay((await open()).body.clientSecret);
		const token = await medusaToken();
		const fields = "*payment_collections,*summary";
		const found = await eventually("both collections", async () => {
			const { rows } = await db().query("select medusa_order_id from order_book where id = $1", [order.id]);
			const id = rows[0].medusa_order_id;
			if (!id) return undefined;
			const { body } = await engine<{ order: MedusaOrder }>(`/admin/orders/${id}?fields=${fields}`, { token });
			return body.order.summary.pending_difference === 0 ? body.order : undefined;
		});
		const collections = found.payment_collections.map(({ amount, status }) => [amount, status]);
		expect(collections.sort()).toEqual([
			[108, "completed"],
			[36, "completed"],
		]);
	});

	test("a declined card changes nothing and another one pays", async () => {
		const { clientSecret } = (await open()).body;
		expect((await pay(clientSecret, CARDS.declined)).body.status).toBe("requires_payment_method");
		expect(await now()).toMatchObject({ paymentStatus: "PARTIAL", balanceAmount: 108 });
		await pay(clientSecret);
		expect((await now()).paymentStatus).toBe("PAID");
	});

	test("a lost event is recovered: reading the balance asks the provider", async () => {
		await succeedAtProviderOnly((await open()).body.paymentIntentId);
		expect((await now()).paymentStatus).toBe("PARTIAL");
		expect(await balance()).toMatchObject({ state: "PAID" });
	});

	test("GET /payments/status/intent/{id} speaks of the balance", async () => {
		const { paymentIntentId, clientSecret } = (await open()).body;
		const status = async () =>
			(await api(`/payments/status/intent/${paymentIntentId}`, { token: customer.token })).body;
		expect(await status()).toMatchObject({ paymentAmount: 10_800, remainingAmount: 10_800, paymentStatus: "PARTIAL" });
		await pay(clientSecret);
		expect(paymentStatusResponseSchema.strict().parse(await status())).toMatchObject({
			paymentAmount: 10_800,
			remainingAmount: 0,
			paymentStatus: "PAID",
		});
	});
});

describe("two tabs, a double click, two payers", () => {
	test("20 calls at once get one and the same intent", async () => {
		const answers = await Promise.all(Array.from({ length: 20 }, open));
		expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
		expect(new Set(answers.map(({ body }) => body.clientSecret)).size).toBe(1);
	});

	test("paid 20 times at once, it is charged once", async () => {
		const { clientSecret } = (await open()).body;
		const answers = await Promise.all(Array.from({ length: 20 }, () => pay(clientSecret)));
		expect(answers.map(({ body }) => body)).toEqual(Array(20).fill({ status: "succeeded" }));
		// On a busy machine the event waits for its next try.
		await eventually("the payment is booked", async () => (await ledger()).length > 1 || undefined);
		expect(await ledger()).toHaveLength(2);
	});

	test("the late one is refused once it is paid", async () => {
		await pay((await open()).body.clientSecret);
		const { status, body } = await api<ApiError>(path(), { method: "POST", token: customer.token });
		expect([status, body.code]).toEqual([409, "BALANCE_CLOSED"]);
		expect(body.message).toBe("Il n'y a plus rien à payer pour cette commande.");
	});

	test("a payment that the order has no room for goes back whole and counts for nothing", async () => {
		const { clientSecret } = (await open()).body;
		await setStatus("CANCELLED");
		await pay(clientSecret);
		await eventually("the return", async () => ((await ledger()).length === 3 ? true : undefined));
		expect(await ledger()).toEqual([
			["CAPTURE", DEPOSIT.depositCents],
			["SURPLUS", DEPOSIT.balanceCents],
			["SURPLUS_RETURN", DEPOSIT.balanceCents],
		]);
		expect(await now()).toMatchObject({ status: "CANCELLED", paidAmount: 36, paymentStatus: "PARTIAL" });
	});
});

describe("nothing can be paid", () => {
	const refusal = async () => (await api<ApiError>(path(), { method: "POST", token: customer.token })).body.code;

	test("of a cancelled order", async () => {
		await setStatus("CANCELLED");
		expect([await refusal(), await balance()]).toEqual([
			"BALANCE_CLOSED",
			{ orderNumber: order.orderNumber, amount: 0, state: "CLOSED" },
		]);
	});

	test("of an unpaid checkout", async () => {
		const { orderNumber } = await checkout(customer.token, [{ product, boxes: 1 }]);
		const { status, body } = await api<ApiError>(`/orders/${orderNumber}/balance`, {
			method: "POST",
			token: customer.token,
		});
		expect([status, body.code]).toEqual([409, "BALANCE_CLOSED"]);
	});

	test("of another customer's order: it does not exist", async () => {
		const stranger = await registerCustomer();
		for (const method of ["GET", "POST"]) {
			const { status, body } = await api(path(), { method, token: stranger.token });
			expect([status, body.code]).toEqual([404, "ORDER_NOT_FOUND"]);
		}
	});
});

describe("an abandoned open payment", () => {
	const attempts = async () =>
		(
			await db().query(
				"select state from payment_attempt where order_id = $1 and purpose = 'BALANCE' order by created_at",
				[order.id],
			)
		).rows.map(({ state }) => state);

	test("is closed after a day, and the next request opens another", async () => {
		const before = (await open()).body;
		setClock(24 * 60 + 5);
		await sweep(context);
		expect(await attempts()).toEqual(["CANCELLED"]);
		const after = (await open()).body;
		expect(after.paymentIntentId).not.toBe(before.paymentIntentId);
		expect((await pay(before.clientSecret)).body.status).toBe("requires_payment_method");
		expect((await pay(after.clientSecret)).body.status).toBe("succeeded");
		expect(await ledger()).toHaveLength(2);
	});

	test("is closed when the order is cancelled meanwhile", async () => {
		await open();
		await setStatus("CANCELLED");
		setClock(5);
		await sweep(context);
		expect(await attempts()).toEqual(["CANCELLED"]);
	});
});

test("orders add up after all of this", async () => {
	expect(await broken()).toEqual([]);
});

interface MedusaOrder {
	payment_collections: { amount: number; status: string }[];
	summary: { pending_difference: number };
}
