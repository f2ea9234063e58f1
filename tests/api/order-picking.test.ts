import { randomUUID } from "node:crypto";
import type { AdminOrderDetail } from "@confiserie/domain/contract/admin-order";
import type { ApiError } from "@confiserie/domain/contract/error";
import type { LineRefundPreview } from "@confiserie/domain/contract/line-refund";
import { type Picking, pickingSchema } from "@confiserie/domain/contract/picking";
import { beforeAll, describe, expect, test } from "vitest";
import { adminToken, api, db, engine } from "../support/api";
import { familyOrders } from "../support/family-orders";
import { outboxEmpty } from "../support/medusa-orders";
import { syncsWithMedusa } from "../support/medusa-sync";
import { moveOrder } from "../support/order-status";
import { CARDS, stockOf } from "../support/ordering";

syncsWithMedusa();

let admin: string;
/** Newest first: 1, 2 and 4 boxes of one product. */
let numbers: string[];
const family = `Philomène${Date.now()}`;
beforeAll(async () => {
	admin = await adminToken();
	({ numbers } = await familyOrders(family));
});

async function read(query: Record<string, string>): Promise<Picking> {
	const { status, body } = await api(`/admin/orders/picking?${new URLSearchParams(query)}`, { token: admin });
	expect(status, JSON.stringify(body)).toBe(200);
	return pickingSchema.strict().parse(body);
}

const orderOf = async (number: string) =>
	(await api<AdminOrderDetail>(`/admin/orders/${number}`, { token: admin })).body;

async function refundBoxes(number: string, boxes: number) {
	const path = `/admin/orders/${number}/line-refunds`;
	const lines = (await orderOf(number)).items.map(({ id: lineId }) => ({ lineId, boxes }));
	const { fingerprint } = (await api<LineRefundPreview>(`${path}/preview`, { token: admin, body: { lines } })).body;
	const body = { lines, fingerprint, reason: "Rupture" };
	return api(path, { token: admin, body, headers: { "Idempotency-Key": randomUUID() } });
}

describe("several orders prepared together", () => {
	test("by a filter: one row a product, oldest order first; by their numbers; without a cancelled one", async () => {
		const all = await read({ query: family });
		expect(all.products).toMatchObject([{ boxes: 7, orders: 3, boxesPerLayer: 8, boxesPerPallet: 48 }]);
		const { rows: packaging } = await db().query(
			`select ean_unit as "eanUnit", ean_box as "eanBox" from product_packaging where reference = $1`,
			[all.products[0]?.reference],
		);
		expect(all.products).toMatchObject(packaging);
		expect(all.orders.map(({ orderNumber, boxes }) => [orderNumber, boxes])).toEqual([
			[numbers[2], 4],
			[numbers[1], 2],
			[numbers[0], 1],
		]);
		expect(all.orders.map(({ paymentStatus, remainingAmount }) => [paymentStatus, remainingAmount > 0])).toEqual([
			["FAILED", true],
			["PAID", false],
			["PENDING", true],
		]);
		const [newest = "", paid = ""] = numbers;
		const without = await read({ query: family, except: paid });
		expect([without.products, without.orders]).toMatchObject([[{ boxes: 5, orders: 2 }], [{ boxes: 4 }, { boxes: 1 }]]);
		const named = await read({ orders: [newest, paid].join(",") });
		expect(named.products).toMatchObject([{ boxes: 3, orders: 2 }]);
		await moveOrder(admin, newest, { status: "CANCELLED" });
		expect((await read({ orders: [newest, paid].join(",") })).products).toMatchObject([{ boxes: 2, orders: 1 }]);
		expect(await read({ orders: newest })).toEqual({ products: [], orders: [] });
	});

	test("without boxes that were refunded before they left, which stay in stock when the rest ships", async () => {
		const { product, numbers: placed, order } = await familyOrders(`${family}-repris`);
		const [, paid = ""] = placed;
		const other = await order(3, CARDS.success);
		const whole = await refundBoxes(other, 3);
		expect(whole.status).toBe(201);
		expect((await refundBoxes(paid, 1)).status).toBe(201);
		const picking = await read({ orders: [paid, other].join(",") });
		expect(picking.products).toMatchObject([{ boxes: 1, orders: 1 }]);
		// The other order has ended: nothing of it is left to ship.
		expect(picking.orders.map(({ orderNumber, boxes }) => [orderNumber, boxes])).toEqual([[paid, 1]]);
		const { items, history } = await orderOf(paid);
		expect(items).toMatchObject([{ quantity: 2, quantityToShip: 1 }]);
		expect(history.some(({ note }) => note?.includes("1 carton de moins à préparer."))).toBe(true);
		const before = (await stockOf(product)).stocked;
		await moveOrder(admin, paid, { status: "SHIPPED" });
		await outboxEmpty(paid);
		expect((await stockOf(product)).stocked).toBe(before - 1);
		// Boxes that come back from their customer were packed: the list of what was sent stays as it was.
		expect((await refundBoxes(paid, 1)).status).toBe(201);
		expect((await orderOf(paid)).items).toMatchObject([{ quantity: 2, quantityToShip: 1 }]);
	});

	test("their delivery notes are one PDF, each order on a page of its own", async () => {
		const { status, headers } = await engine(`/api/admin/orders/delivery-notes?query=${family}&status=CONFIRMED`, {
			token: admin,
		});
		expect([status, headers.get("content-type")]).toEqual([200, "application/pdf"]);
		expect(headers.get("content-disposition")).toMatch(/filename="bons-de-livraison-20\d\d-\d\d-\d\d\.pdf"/);
	});

	test.each([
		["ville=Gap", "ville"],
		["from=2026-11-02&to=2026-11-01", "to"],
		[`orders=${"x".repeat(4_001)}`, "orders"],
		[`except=${"x".repeat(4_001)}`, "except"],
		["orders=CMD-1&except=CMD-2", "except"],
	])("?%s is refused", async (query, field) => {
		const { status, body } = await api<ApiError>(`/admin/orders/picking?${query}`, { token: admin });
		expect([status, body.field]).toEqual([400, field]);
	});

	test("more than two hundred are refused", async () => {
		await db().query(
			`insert into order_book (id, order_number, customer_id, checkout_id, fingerprint, status, payment_type, currency, subtotal_cents,
				shipping_cents, total_cents, expected_cents, email, first_name, last_name, phone, street, city, postal_code, country,
				created_at, updated_at)
			select 'cmd_picked_' || number, 'CMD-PICK-' || number, 'cus_picked', 'picked:' || number, 'picked', 'CONFIRMED', 'full', 'eur', 0,
				0, 0, 0, '', '', '', '', '', 'Ville-des-bons', '', '', '2019-05-01', now()
			from generate_series(1, 201) as number`,
		);
		try {
			const { status, body } = await api<ApiError>("/admin/orders/picking?city=Ville-des-bons", { token: admin });
			expect([status, body.code, body.field]).toEqual([400, "VALIDATION", "orders"]);
		} finally {
			await db().query("delete from order_book where id like 'cmd_picked_%'");
		}
	});
});
