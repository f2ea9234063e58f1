import {
	type AdminOrderDetail,
	type AdminOrderPage,
	type AdminOrderStats,
	adminOrderDetailSchema,
	adminOrderPageSchema,
	adminOrderStatsSchema,
} from "@confiserie/domain/contract/admin-order";
import { foldText } from "@confiserie/domain/fold-text";
import { beforeAll, describe, expect, test } from "vitest";
import { adminToken, api, db } from "../support/api";
import { type FamilyOrders, familyOrders } from "../support/family-orders";
import type { TestProduct } from "../support/ordering";

let admin: string;
let product: TestProduct;
let numbers: string[];
let order: FamilyOrders["order"];
const family = `Ézéchiel${Date.now()}`;
/** The number without what stands before it, at home or abroad. */
const phone = `6${`${Date.now()}`.slice(-8)}`;

beforeAll(async () => {
	admin = await adminToken();
	({ product, numbers, order } = await familyOrders(family, `+33${phone}`));
});

async function list(path: string): Promise<AdminOrderPage> {
	const { status, body } = await api(`/admin/orders${path}`, { token: admin });
	expect(status, JSON.stringify(body)).toBe(200);
	return adminOrderPageSchema.strict().parse(body);
}
const numbersOf = (page: AdminOrderPage) => page.content.map((found) => found.orderNumber);
const mine = (query: string) => `/search?query=${family}${query}`;

describe("GET /admin/orders", () => {
	test("returns content, totalElements and last, newest first, 20 a page", async () => {
		const page = await list("");
		expect(page.content.length).toBeLessThanOrEqual(20);
		const times = page.content.map(({ createdAt }) => Date.parse(createdAt));
		expect(times).toEqual([...times].sort((a, b) => b - a));
		const ours = await list(mine(""));
		expect(numbersOf(ours)).toEqual(numbers);
		expect(ours.content[1]).toMatchObject({
			status: "CONFIRMED",
			paymentStatus: "PAID",
			paymentDisplayStatus: "Payé",
			totalAmount: 24.99,
			attention: null,
			items: [{ productId: product.id, quantity: 2 }],
		});
	});

	test("filters by status, payment status, number and e-mail; empty filters are none", async () => {
		expect(numbersOf(await list(`?orderNumber=${numbers[0]}&status=&paymentStatus=`))).toEqual([numbers[0]]);
		expect(numbersOf(await list(mine("&status=PENDING")))).toEqual([numbers[0], numbers[2]]);
		expect(numbersOf(await list(mine("&paymentStatus=FAILED")))).toEqual([numbers[2]]);
		expect(numbersOf(await list(mine("&status=PENDING&paymentStatus=PENDING")))).toEqual([numbers[0]]);
		const byEmail = "customerEmail=camille.martin@exemple.fr";
		expect(numbersOf(await list(`?${byEmail}&orderNumber=${numbers[1]}`))).toEqual([numbers[1]]);
		expect(numbersOf(await list("?customerEmail=unknown@nowhere.fr"))).toEqual([]);
	});

	test("attention=true selects what the alerts count", async () => {
		const page = await list("?attention=true&size=100");
		expect(numbersOf(page)).toContain(numbers[2]);
		expect(page.content.every((found) => found.attention !== null)).toBe(true);
		const { body } = await api<AdminOrderStats>("/admin/orders/stats", { token: admin });
		expect(body.ordersNeedingAttention).toBe(page.totalElements);
	});

	test("sorts by date and by amount, pages from 0", async () => {
		expect(numbersOf(await list(mine("&sort=createdAt_asc")))).toEqual([...numbers].reverse());
		expect(numbersOf(await list(mine("&sort=totalAmount_desc")))).toEqual([numbers[2], numbers[1], numbers[0]]);
		const second = await list(mine("&size=2&page=1"));
		expect([numbersOf(second), second.totalElements, second.last]).toEqual([[numbers[2]], 3, true]);
	});

	test.each(["?page=-1", "?size=0", "?size=10001", "?sort=x", "?status=LOST", "?paymentStatus=x", "?attention=1"])(
		"%s returns 400",
		async (query) => {
			const { status, body } = await api(`/admin/orders${query}`, { token: admin });
			expect([status, body.code]).toEqual([400, "VALIDATION"]);
		},
	);
});

describe("GET /admin/orders/search", () => {
	test("finds by number, e-mail, name, phone number or amount, whatever the case, accents and grouping", async () => {
		const number = numbers[1] ?? "";
		const found = async (query: string) => numbersOf(await list(`/search?query=${encodeURIComponent(query)}&size=100`));
		expect(await found(number.toLowerCase())).toEqual([number]);
		expect(await found(number.replaceAll("-", ""))).toEqual([number]);
		expect(await found(family.toLowerCase().replaceAll("é", "e"))).toEqual(numbers);
		expect(await found(`${family} camille`)).toEqual(numbers);
		expect(await found(`0${phone}`.replace(/\d\d(?=\d)/g, "$& "))).toEqual(numbers);
		expect(await found(`+33${phone}`)).toEqual(numbers);
		expect(await found("24,99 €")).toContain(number);
		expect(await found("24")).toContain(number);
		expect(await found("24,98")).not.toContain(number);
		expect(await found("%%")).toEqual([]);
		expect(await found("__")).toEqual([]);
	});

	test("two characters are found anywhere; what every number begins with finds all orders", async () => {
		const { body } = await api<AdminOrderStats>("/admin/orders/stats", { token: admin });
		for (const query of ["cm", "CMD", "cmd-"])
			expect((await list(`/search?query=${query}`)).totalElements, query).toBe(body.totalOrders);
		const infix = await list("/search?query=%C3%A9c&size=100");
		expect(infix.content.length).toBeGreaterThan(0);
		const { rows: companies } = await db().query(
			`select order_number, concat_ws(' ', company, purchase_order, cost_centre,
				regexp_replace(purchase_order, '[^0-9A-Za-z]', '', 'g'),
				regexp_replace(cost_centre, '[^0-9A-Za-z]', '', 'g')) as words from order_book`,
		);
		const ofCompany = new Map(companies.map(({ order_number, words }) => [order_number, words]));
		for (const found of infix.content)
			expect(
				// The letters of a number are drawn by lot, and may be these, on both sides of its hyphens too.
				foldText(
					[
						found.orderNumber,
						found.orderNumber.replaceAll("-", ""),
						found.customerFirstName,
						found.customerLastName,
						found.customerEmail,
						ofCompany.get(found.orderNumber),
					].join(" "),
				),
			).toContain("ec");
		// No number has a U.
		expect((await list("/search?query=%C3%B9%C3%B9")).totalElements).toBe(0);
	});

	test("a name of any letters makes an order that is found by its number", async () => {
		const letters = (first: number) =>
			Array.from({ length: 100 }, (_, index) => String.fromCharCode(0xac00 + first + index * 97)).join("");
		const number = await order(1, null, {
			firstName: letters(1),
			lastName: letters(5),
			email: `${"e".repeat(64)}@exemple.fr`,
		});
		expect(numbersOf(await list(`/search?query=${number}`))).toEqual([number]);
	});

	test.each(["", "?query=", "?query=a", "?query=%20a%20"])("%s: fewer than 2 characters return 400", async (query) => {
		const { status, body } = await api(`/admin/orders/search${query}`, { token: admin });
		expect([status, body.field]).toEqual([400, "query"]);
	});
});

describe("GET /admin/orders/stats", () => {
	test("counts the order book, customers by the orders of a year", async () => {
		const { status, body } = await api("/admin/orders/stats", { token: admin });
		expect(status).toBe(200);
		const stats = adminOrderStatsSchema.strict().parse(body);
		const { rows } = await db().query(
			`select count(*)::int as orders, count(distinct customer_id) filter (
					where status <> 'CANCELLED' and created_at >= now() - interval '365 days')::int as customers,
				coalesce(sum(turnover_cents), 0)::int as revenue,
				count(*) filter (where status not in ('PENDING','CANCELLED'))::int as sold
				from order_book`,
		);
		expect(stats).toMatchObject({
			totalOrders: rows[0].orders,
			activeCustomers: rows[0].customers,
			totalRevenue: rows[0].revenue / 100,
			averageOrderValue: Math.round(rows[0].revenue / rows[0].sold) / 100,
		});
		expect(stats.newOrdersToday).toBeGreaterThanOrEqual(3);
		expect(stats.newOrdersThisWeek).toBeGreaterThanOrEqual(stats.newOrdersToday);
		expect(stats.revenueThisWeek).toBeGreaterThanOrEqual(stats.revenueToday);
	});

	test("an order of last year is neither today's nor this week's", async () => {
		const read = async () => (await api<AdminOrderStats>("/admin/orders/stats", { token: admin })).body;
		const before = await read();
		const shift = (days: number) =>
			db().query("update order_book set created_at = created_at - make_interval(days => $2) where order_number = $1", [
				numbers[1],
				days,
			]);
		await shift(400);
		const after = await read();
		await shift(-400);
		expect(after.totalRevenue).toBe(before.totalRevenue);
		expect(after.newOrdersToday).toBe(before.newOrdersToday - 1);
		expect(Math.round((before.revenueToday - after.revenueToday) * 100)).toBe(2499);
	});
});

describe("GET /admin/orders/{id or number}", () => {
	test("returns any customer's order with its history: who, when, from, to", async () => {
		const { status, body } = await api<AdminOrderDetail>(`/admin/orders/${numbers[1]}`, { token: admin });
		expect(status).toBe(200);
		const detail = adminOrderDetailSchema.strict().parse(body);
		expect(detail.history.map(({ actor, from, to }) => [actor.kind, actor.name, from, to])).toEqual([
			["customer", "Camille Martin", null, "PENDING"],
			["payment", "Paiement", "PENDING", "CONFIRMED"],
		]);
		expect((await api(`/admin/orders/${detail.id}`, { token: admin })).body).toEqual(body);
	});

	test("404 'Commande non trouvée'", async () => {
		const { status, body } = await api("/admin/orders/CMD-0000-0000", { token: admin });
		expect([status, body.message]).toEqual([404, "Commande non trouvée"]);
	});
});
