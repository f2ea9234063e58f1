import type { AdminOrderDetail, AdminOrderStats } from "@confiserie/domain/contract/admin-order";
import type { Dashboard } from "@confiserie/domain/contract/dashboard";
import { formatCents } from "@confiserie/domain/format";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { GatewayUnavailable } from "../../backend/src/modules/sales/payments/gateway/gateway";
import { refundPayment } from "../../backend/src/modules/sales/refunds/refund-payment";
import { requestRefund } from "../../backend/src/modules/sales/refunds/request-refund";
import { adminToken, api, db, engine, medusaToken, registerCustomer, type TestCustomer } from "../support/api";
import { payDeposit } from "../support/deposit";
import { brokenSinceNow } from "../support/invariants";
import { outboxEmpty } from "../support/medusa-orders";
import { syncsWithMedusa } from "../support/medusa-sync";
import { ledgerOf, medusaMoney, moneyOf } from "../support/money";
import { openOrderContext } from "../support/order-context";
import { checkout, eventually, newProduct, payByCard, stockOf, type TestProduct } from "../support/ordering";

syncsWithMedusa();

const { context, setClock, withGateway, close } = openOrderContext();
let customer: TestCustomer;
let broken: () => Promise<string[]>;
let admin: string;
let product: TestProduct;
let number: string;
let orderId: string;
let money: ReturnType<typeof moneyOf>;
/** Five boxes at 10,00 EUR, free of shipping. */
const TOTAL = 5000;

beforeAll(async () => {
	[customer, admin] = await Promise.all([registerCustomer(), adminToken()]);
	broken = await brokenSinceNow(context.pool);
});
beforeEach(async () => {
	product = await newProduct({ boxes: 100 });
	const { orderNumber, clientSecret } = await checkout(customer.token, [{ product, boxes: 5 }]);
	await payByCard(customer.token, clientSecret);
	await about(orderNumber);
});
afterAll(close);

async function about(orderNumber: string): Promise<void> {
	number = orderNumber;
	orderId = (await read()).id;
	money = moneyOf(orderId, admin);
}
async function read(): Promise<AdminOrderDetail> {
	return (await api<AdminOrderDetail>(`/admin/orders/${number}`, { token: admin })).body;
}
const moveTo = (status: string) =>
	api(`/admin/orders/${number}/status`, { method: "PATCH", token: admin, body: { status } });
/** Templates of the mails about this order, the first one apart. */
async function mails(): Promise<string[]> {
	const { rows } = await db().query(
		`select template from mail_outbox where template <> 'order-received' and (position($1 in key) > 0
			or key in (select 'refund:' || id from payment_refund_part where order_id = $1)) order by id`,
		[orderId],
	);
	return rows.map(({ template }) => template);
}
const cents = (euros: number) => Math.round(euros * 100);
async function turnover() {
	const { body: stats } = await api<AdminOrderStats>("/admin/orders/stats", { token: admin });
	const { body: dashboard } = await api<Dashboard>("/admin/dashboard", { token: admin });
	return {
		total: cents(stats.totalRevenue),
		today: cents(stats.revenueToday),
		week: cents(stats.revenueThisWeek),
		day: cents(dashboard.days.at(-1)?.revenue ?? 0),
		balances: cents(dashboard.balancesDue.total),
	};
}
/** What this does to the figures of the back office, in cents. */
async function change(work: () => Promise<unknown>) {
	const before = await turnover();
	await work();
	const after = await turnover();
	return Object.fromEntries(
		Object.entries(after).map(([figure, value]) => [figure, value - before[figure as keyof typeof before]]),
	);
}
/** By an amount in cents; `0 - 0` is 0, `-0` is not. */
const LOWER = (by: number) => ({ total: 0 - by, today: 0 - by, week: 0 - by, day: 0 - by, balances: 0 });

describe("everything given back before the goods leave", () => {
	test("ends the order: Annulée, its stock free, nothing to prepare, Medusa's order cancelled, the turnover lower", async () => {
		expect(await change(() => money.refund(TOTAL))).toEqual(LOWER(TOTAL));
		const order = await read();
		expect(order).toMatchObject({ status: "CANCELLED", paymentStatus: "REFUNDED", attention: null, paidAmount: 0 });
		expect(order.history.at(-1)).toMatchObject({
			actor: { kind: "administrator" },
			from: "CONFIRMED",
			to: "CANCELLED",
			note: "Annulée\u00a0: tout ce qui a été payé est remboursé.",
		});
		expect(await stockOf(product)).toEqual({ stocked: 100, reserved: 0, twin: 0, reservations: 0, held: 0 });
		await outboxEmpty(number);
		const there = await medusaMoney(orderId, await medusaToken(), ({ status }) => status === "canceled");
		expect(there.payment_collections[0]?.refunded_amount).toBe(50);
	});

	test("tells the customer once: cancelled and given back, in one mail", async () => {
		await money.refund(TOTAL);
		expect(await mails()).toEqual(["order-cancelled"]);
	});

	test("in parts: the last one ends it, also while it is being prepared", async () => {
		await moveTo("PREPARING");
		await money.refund(2000);
		expect(await read()).toMatchObject({ status: "PREPARING", paymentStatus: "PAID" });
		await money.refund(3000);
		expect(await read()).toMatchObject({ status: "CANCELLED", paymentStatus: "REFUNDED" });
		expect(await mails()).toEqual(["order-status-changed", "refund", "order-cancelled"]);
	});

	test("in Medusa Admin: the same", async () => {
		const token = await medusaToken();
		const there = await medusaMoney(orderId, token, ({ payment_status }) => payment_status === "captured");
		const payment = there.payment_collections[0]?.payments[0]?.id;
		const figures = await change(() => engine(`/admin/payments/${payment}/refund`, { body: { amount: 50 }, token }));
		expect(figures).toEqual(LOWER(TOTAL));
		expect(await read()).toMatchObject({ status: "CANCELLED", paymentStatus: "REFUNDED" });
		expect(await stockOf(product)).toMatchObject({ reserved: 0, held: 0 });
		expect(await mails()).toEqual(["order-cancelled"]);
	});

	test("a deposit: nothing is due any more, and its open payment can take no money", async () => {
		const { order } = await payDeposit(customer, await newProduct());
		await about(order.orderNumber);
		const at = `/orders/${number}/balance`;
		const { body: balance } = await api<{ clientSecret: string }>(at, { method: "POST", token: customer.token });
		expect(await change(() => money.refund(3600))).toMatchObject({ total: -14_400, balances: -10_800 });
		expect(await read()).toMatchObject({ status: "CANCELLED", balanceAmount: 0 });
		const late = await payByCard(customer.token, balance.clientSecret);
		expect(late.body.status).toBe("requires_payment_method");
	});

	test("it is over: no status takes it up again", async () => {
		await money.refund(TOTAL);
		for (const status of ["PENDING", "CONFIRMED", "SHIPPED"])
			expect(await moveTo(status)).toMatchObject({ status: 409, body: { code: "ORDER_REFUNDED" } });
		expect(await read()).toMatchObject({ status: "CANCELLED", paymentStatus: "REFUNDED", attention: null });
	});

	test("twenty refunds at once, and one status change: cancelled once, stock given back once", async () => {
		const answers = await Promise.all([moveTo("PREPARING"), ...Array.from({ length: 20 }, () => money.refund(1000))]);
		expect(answers.slice(1).filter(({ status }) => status === 201)).toHaveLength(5);
		expect(await read()).toMatchObject({ status: "CANCELLED", refundedAmount: 50 });
		expect((await read()).history.filter(({ from, to }) => from !== "CANCELLED" && to === "CANCELLED")).toHaveLength(1);
		expect(await stockOf(product)).toEqual({ stocked: 100, reserved: 0, twin: 0, reservations: 0, held: 0 });
	});
});

describe("given back after the goods have left", () => {
	test("the order stays what it is, nothing is asked for, and the turnover is lower", async () => {
		await moveTo("DELIVERED");
		await outboxEmpty(number);
		expect(await change(() => money.refund(TOTAL))).toEqual(LOWER(TOTAL));
		expect(await read()).toMatchObject({ status: "DELIVERED", paymentStatus: "REFUNDED", attention: null });
		expect(await stockOf(product)).toMatchObject({ stocked: 95, reserved: 0 });
		expect(await mails()).toEqual(["order-status-changed", "refund"]);
	});

	test("a deposit: the rest of the sale stays due", async () => {
		const { order } = await payDeposit(customer, await newProduct());
		await about(order.orderNumber);
		await moveTo("SHIPPED");
		expect((await read()).attention).toBe("BALANCE_DUE");
		expect(await change(() => money.refund(3600))).toEqual(LOWER(3600));
		expect(await read()).toMatchObject({ status: "SHIPPED", balanceAmount: 108, attention: "BALANCE_DUE" });
	});
});

describe("the figures follow the ledger", () => {
	test("a refund in part lowers turnover, best sellers and export by its amount", async () => {
		const big = await newProduct({ boxes: 90_000 });
		const { orderNumber, clientSecret } = await checkout(customer.token, [{ product: big, boxes: 9000 }]);
		await payByCard(customer.token, clientSecret);
		await about(orderNumber);
		const ofProduct = async () => {
			const { body } = await api<Dashboard>("/admin/dashboard", { token: admin });
			return body.bestSellers.find(({ productId }) => productId === big.id);
		};
		expect(await ofProduct()).toMatchObject({ boxes: 9000, revenue: 72_000 });
		expect(await change(() => money.refund(1_800_000))).toEqual(LOWER(1_800_000));
		expect(await ofProduct()).toMatchObject({ boxes: 9000, revenue: 54_000 });
		const { body } = await engine<string>(`/api/admin/orders/export?query=${number}`, { token: admin });
		const [titles = [], cells = []] = body.split("\r\n").map((line) => line.split(";"));
		const cell = (title: string) => cells[titles.indexOf(title)];
		expect(["Payé", "Remboursé", "Restant dû", "CA net"].map(cell)).toEqual(["72000", "18000", "0", "54000"]);
	});

	test("one that is only promised changes nothing yet; once it is paid it counts", async () => {
		const silent = withGateway({ refund: () => Promise.reject(new GatewayUnavailable("timeout")) });
		const requested = {
			source: "BACK_OFFICE",
			requestedBy: "payment",
			idempotencyKey: "promised",
			reason: "Geste",
		} as const;
		// Its task is due in an hour: the shop's worker does not take it in between.
		setClock(60);
		const promised = await change(() => requestRefund(silent, { orderId, amountCents: TOTAL, ...requested }));
		setClock(0);
		expect(promised).toEqual(LOWER(0));
		expect(await read()).toMatchObject({ status: "CONFIRMED", paymentStatus: "PAID" });
		expect(await change(() => refundPayment(context, orderId))).toEqual(LOWER(TOTAL));
		expect(await read()).toMatchObject({ status: "CANCELLED", paymentStatus: "REFUNDED" });
		expect(await ledgerOf(orderId)).toEqual([
			["CAPTURE", TOTAL],
			["REFUND", TOTAL],
		]);
	});

	test("an order cancelled first and refunded afterwards leaves the turnover once", async () => {
		expect(await change(() => moveTo("CANCELLED"))).toEqual(LOWER(TOTAL));
		expect((await read()).attention).toBe("REFUND_DUE");
		expect(await change(() => money.refund(TOTAL))).toEqual(LOWER(0));
		expect(await read()).toMatchObject({ status: "CANCELLED", attention: null });
		expect(await mails()).toEqual(["order-cancelled", "refund"]);
	});
});

describe("a cancelled order is taken up again as long as its money is here", () => {
	test("what was given back before it was cancelled, or corrected since, is no obstacle", async () => {
		await money.refund(1000);
		await moveTo("CANCELLED");
		await money.refund(500, undefined, "PAYMENT");
		expect((await moveTo("CONFIRMED")).status).toBe(200);
		expect(await read()).toMatchObject({ status: "CONFIRMED", balanceAmount: 5, refundedAmount: 10 });
	});

	test("a part given back since is one, of a deposit too: goods never leave for less than they cost", async () => {
		await moveTo("CANCELLED");
		await money.refund(100);
		expect(await moveTo("CONFIRMED")).toMatchObject({ status: 409, body: { code: "ORDER_REFUNDED" } });
		const { order } = await payDeposit(customer, await newProduct());
		await about(order.orderNumber);
		await moveTo("CANCELLED");
		await money.refund(3600);
		expect(await moveTo("CONFIRMED")).toMatchObject({ status: 409, body: { code: "ORDER_REFUNDED" } });
	});

	test("so is one that is only promised", async () => {
		await moveTo("CANCELLED");
		const silent = withGateway({ refund: () => Promise.reject(new GatewayUnavailable("timeout")) });
		const requested = { source: "BACK_OFFICE", requestedBy: "payment", reason: "Geste" } as const;
		setClock(60);
		await requestRefund(silent, { orderId, amountCents: 100, ...requested, idempotencyKey: "promised-since" });
		setClock(0);
		expect(await moveTo("CONFIRMED")).toMatchObject({ status: 409, body: { code: "ORDER_REFUNDED" } });
		await refundPayment(context, orderId);
	});
});

test("the history says what was given back before it says that the order is over", async () => {
	await money.refund(TOTAL);
	const { history } = await read();
	expect(history.slice(-2).map(({ note }) => note)).toEqual([
		`Remboursé\u00a0: ${formatCents(TOTAL)}.`,
		"Annulée\u00a0: tout ce qui a été payé est remboursé.",
	]);
});

test("orders add up after all of this", async () => {
	await eventually("no task open", async () => {
		const { rows } = await db().query("select 1 from order_outbox where done_at is null and next_try_at <= now()");
		return rows.length === 0 || undefined;
	});
	expect(await broken()).toEqual([]);
});
