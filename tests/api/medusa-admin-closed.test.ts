import type { ApiError } from "@confiserie/domain/contract/error";
import { beforeAll, describe, expect, test } from "vitest";
import { CLOSED_ACTS } from "../../backend/src/http/closed-medusa-acts";
import { adminToken, api, db, engine, medusaToken, registerCustomer } from "../support/api";
import { type MedusaSale, outboxEmpty, paidInMedusa } from "../support/medusa-orders";
import { syncsWithMedusa } from "../support/medusa-sync";
import { stockOf } from "../support/ordering";

syncsWithMedusa();

let medusaAdmin: string;
let customer: string;
let sale: MedusaSale;
beforeAll(async () => {
	medusaAdmin = await medusaToken();
	customer = (await registerCustomer()).token;
	sale = await paidInMedusa(customer, medusaAdmin);
});

describe("what the order book could not follow is closed in Medusa Admin", () => {
	test.each(CLOSED_ACTS)("$method $path: 403 with the reason", async ({ method, path, reason }) => {
		const at = path.replace("/*", "").replace(/:\w+/g, sale.id);
		const { status, body } = await engine<ApiError>(at, { method, token: medusaAdmin, body: {} });
		expect([status, body.code, body.message]).toEqual([403, "ENGINE_ACT_CLOSED", reason]);
	});

	test.each(CLOSED_ACTS)("$method $path: 401 for a visitor", async ({ method, path }) => {
		const at = path.replace("/*", "").replace(/:\w+/g, sale.id);
		expect((await engine(at, { method, body: {} })).status).toBe(401);
	});

	test("an order edit is refused however its address is spelled, and reserves nothing", async () => {
		for (const path of ["/admin/order-edits", "/admin/order-edits/", "/admin/Order-Edits", "/ADMIN/order-edits"])
			expect([403, 404]).toContain((await engine(path, { token: medusaAdmin, body: { order_id: sale.id } })).status);
		const { rows } = await db().query("select 1 from order_change where order_id = $1 and change_type = 'edit'", [
			sale.id,
		]);
		expect(rows).toEqual([]);
	});

	test("a shipment with a tracking number says to ship without; without one it ships", async () => {
		const own = await paidInMedusa(customer, medusaAdmin);
		const items = own.items.map(({ id, quantity }) => ({ id, quantity }));
		const { body } = await engine<{ order: { fulfillments: { id: string }[] } }>(
			`/admin/orders/${own.id}/fulfillments?fields=*fulfillments`,
			{ token: medusaAdmin, body: { items } },
		);
		const at = `/admin/orders/${own.id}/fulfillments/${body.order.fulfillments[0]?.id}/shipments`;
		const labels = [{ tracking_number: "6A12345678901", tracking_url: "#", label_url: "#" }];
		const refused = await engine<ApiError>(at, { token: medusaAdmin, body: { items, labels } });
		expect([refused.status, refused.body.message]).toEqual([403, expect.stringMatching(/numéro de suivi/)]);
		expect((await engine(at, { token: medusaAdmin, body: { items, labels: [] } })).status).toBe(200);
	});

	test("the path of the export of orders is not taken for an order's id", async () => {
		const { status } = await engine("/admin/orders/export", { token: medusaAdmin, body: {} });
		expect(status).not.toBe(403);
	});
});

test("cancelling frees every reservation of Medusa's lines, also those of an edit of the past", async () => {
	const own = await paidInMedusa(customer, medusaAdmin, 2);
	await db().query(
		`insert into reservation_item (id, line_item_id, inventory_item_id, location_id, quantity, raw_quantity, allow_backorder)
			select 'resitem_past_' || $2, $2, inventory_item_id, location_id, 3, '{"value":"3","precision":20}', false
			from inventory_level where inventory_item_id = $1`,
		[own.product.inventoryItemId, own.items[0]?.id],
	);
	expect(await stockOf(own.product)).toMatchObject({ reserved: 5, held: 2 });
	const { status } = await api(`/admin/orders/${own.number}/status`, {
		method: "PATCH",
		token: await adminToken(),
		body: { status: "CANCELLED" },
	});
	expect(status).toBe(200);
	expect(await stockOf(own.product)).toEqual({ stocked: 10, reserved: 0, twin: 0, reservations: 0, held: 0 });
	await outboxEmpty(own.number);
});
