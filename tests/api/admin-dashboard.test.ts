import { type Dashboard, dashboardSchema, type Queues } from "@confiserie/domain/contract/dashboard";
import { dayOf } from "@confiserie/domain/day";
import { beforeAll, describe, expect, test } from "vitest";
import { adminToken, api, db, registerCustomer } from "../support/api";
import { moveOrder } from "../support/order-status";
import { CARDS, card, checkout, confirm, newProduct, type TestProduct } from "../support/ordering";

let admin: string;
let customer: string;
let product: TestProduct;

async function dashboard(): Promise<Dashboard> {
	const { status, body } = await api("/admin/dashboard", { token: admin });
	expect(status, JSON.stringify(body)).toBe(200);
	return dashboardSchema.strict().parse(body);
}

async function buy(boxes: number, bought = product): Promise<string> {
	const { orderNumber, clientSecret } = await checkout(customer, [{ product: bought, boxes }]);
	await confirm(customer, clientSecret, { card: card(CARDS.success) });
	return orderNumber;
}

beforeAll(async () => {
	admin = await adminToken();
	customer = (await registerCustomer()).token;
	product = await newProduct({ boxes: 9000 });
});

test("an accepted order waits to be shipped until it leaves", async () => {
	const toShip = async () => (await api<Queues>("/admin/queues", { token: admin })).body.toShip;
	const before = await toShip();
	const orderNumber = await buy(1, await newProduct());
	expect(await toShip()).toBe(before + 1);
	await moveOrder(admin, orderNumber, { status: "SHIPPED" });
	expect(await toShip()).toBe(before);
});

describe("GET /admin/dashboard", () => {
	test("counts the orders, the turnover and the boxes of an order that is paid now", async () => {
		const before = await dashboard();
		await buy(4000);
		const after = await dashboard();
		const [dayBefore, dayAfter] = [before.days.at(-1), after.days.at(-1)];
		expect(after.days).toHaveLength(30);
		expect((dayAfter?.orders ?? 0) - (dayBefore?.orders ?? 0)).toBe(1);
		expect(Math.round((dayAfter?.revenue ?? 0) - (dayBefore?.revenue ?? 0))).toBe(32_000);
		expect(after.bestSellers.find(({ productId }) => productId === product.id)).toMatchObject({
			name: product.name,
			boxes: 4000,
			revenue: 32_000,
		});
		const sold = after.bestSellers.map(({ boxes }) => boxes);
		expect(sold).toEqual([...sold].sort((a, b) => b - a));
		expect(after.stats.newOrdersToday).toBe(before.stats.newOrdersToday + 1);
	});

	test("the days are those of Paris, in order, without a gap, up to today", async () => {
		const { days } = await dashboard();
		const today = dayOf(new Date());
		expect(days.at(-1)?.day).toBe(today);
		const steps = days.slice(1).map(({ day }, index) => Date.parse(day) - Date.parse(days[index]?.day ?? ""));
		expect(new Set(steps)).toEqual(new Set([24 * 3_600_000]));
	});

	test("a trend compares with the 30 days before, and is none without them", async () => {
		await db().query("update order_book set created_at = now() where created_at < now() - interval '30 days'");
		expect((await dashboard()).trends).toEqual({ orders: null, revenue: null });
		const number = await buy(1);
		await db().query("update order_book set created_at = now() - interval '40 days' where order_number = $1", [number]);
		const { trends } = await dashboard();
		const { rows } = await db().query(
			"select count(*)::int as orders from order_book where created_at >= now() - interval '30 days'",
		);
		expect(trends.orders).toBe((rows[0].orders - 1) * 100);
	});

	test("counts the customers who registered today", async () => {
		const { newCustomersToday } = await dashboard();
		await registerCustomer();
		expect((await dashboard()).newCustomersToday).toBe(newCustomersToday + 1);
	});

	test("names what is low or out of stock, least first", async () => {
		const before = (await dashboard()).lowStock.count;
		await newProduct({ boxes: 10 });
		await newProduct({ boxes: 11 });
		await newProduct({ boxes: 0 });
		const { lowStock } = await dashboard();
		expect(lowStock.count).toBe(before + 2);
		const boxes = lowStock.products.map((found) => found.boxes);
		expect(boxes).toEqual([...boxes].sort((a, b) => a - b));
		expect(boxes[0]).toBe(0);
	});

	test("names accepted orders that are not paid in full, with what is missing of all of them", async () => {
		const before = (await dashboard()).balancesDue;
		const { orderNumber } = await checkout(customer, [{ product, boxes: 1 }]);
		expect((await dashboard()).balancesDue.count).toBe(before.count);
		await api(`/admin/orders/${orderNumber}/status`, { method: "PATCH", token: admin, body: { status: "CONFIRMED" } });
		await db().query("update order_book set created_at = '2020-01-01' where order_number = $1", [orderNumber]);
		const { balancesDue } = await dashboard();
		expect(balancesDue.count).toBe(before.count + 1);
		expect(Math.round((balancesDue.total - before.total) * 100)).toBe(1499);
		expect(balancesDue.orders[0]).toMatchObject({ orderNumber, customerName: "Camille Martin", remaining: 14.99 });
	});
});
