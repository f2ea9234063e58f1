import type { AdminOrderDetail, AdminStatusUpdate } from "@confiserie/domain/contract/admin-order";
import { beforeAll, describe, expect, test } from "vitest";
import { takeOverFulfilments } from "../../backend/src/modules/medusa/sync/take-over-fulfilments";
import { changeStatus } from "../../backend/src/modules/sales/order-changes/change-status";
import { adminToken, api, engine, medusaToken, registerCustomer } from "../support/api";
import { type MedusaSale, outboxEmpty, paidInMedusa } from "../support/medusa-orders";
import { syncsWithMedusa } from "../support/medusa-sync";
import { openOrderContext } from "../support/order-context";
import { eventually, stockOf } from "../support/ordering";

syncsWithMedusa();

let medusaAdmin: string;
let admin: string;
let customer: string;
beforeAll(async () => {
	[medusaAdmin, admin] = await Promise.all([medusaToken(), adminToken()]);
	customer = (await registerCustomer()).token;
});

const sale = () => paidInMedusa(customer, medusaAdmin);

async function ask<Body>(path: string, body?: unknown): Promise<Body> {
	const answer = await engine<Body>(path, { token: medusaAdmin, body });
	expect(answer.status, JSON.stringify(answer.body)).toBe(200);
	return answer.body;
}
const read = async (number: string) => (await api<AdminOrderDetail>(`/admin/orders/${number}`, { token: admin })).body;
const becomes = (number: string, status: AdminOrderDetail["status"]) =>
	eventually(`${number} ${status}`, async () => {
		const order = await read(number);
		return order.status === status ? order : undefined;
	});
async function move(number: string, body: AdminStatusUpdate): Promise<void> {
	expect((await api(`/admin/orders/${number}/status`, { method: "PATCH", token: admin, body })).status).toBe(200);
}

async function fulfil({ id, items }: MedusaSale, boxes?: number): Promise<string> {
	const wanted = items.map((item) => ({ id: item.id, quantity: boxes ?? item.quantity }));
	const fields = "fields=*fulfillments";
	const { order } = await ask<{ order: { fulfillments: { id: string; created_at: string }[] } }>(
		`/admin/orders/${id}/fulfillments?${fields}`,
		{ items: wanted },
	);
	const latest = order.fulfillments.toSorted((a, b) => b.created_at.localeCompare(a.created_at))[0];
	if (!latest) throw new Error("No fulfilment was made.");
	return latest.id;
}
const ship = ({ id, items }: MedusaSale, fulfilment: string, boxes?: number) =>
	ask(`/admin/orders/${id}/fulfillments/${fulfilment}/shipments`, {
		items: items.map((item) => ({ id: item.id, quantity: boxes ?? item.quantity })),
	});
const deliver = ({ id }: MedusaSale, fulfilment: string) =>
	ask(`/admin/orders/${id}/fulfillments/${fulfilment}/mark-as-delivered`, {});

describe("what is done in Medusa Admin is in the shop", () => {
	test("fulfilled, shipped, delivered: each with who and when, and the stock goes down once", async () => {
		const order = await sale();
		const fulfilment = await fulfil(order);
		await becomes(order.number, "PREPARING");
		await ship(order, fulfilment);
		expect((await becomes(order.number, "SHIPPED")).deliveredAt).toBeNull();
		await deliver(order, fulfilment);
		const delivered = await becomes(order.number, "DELIVERED");
		expect(Date.now() - new Date(delivered.deliveredAt ?? 0).getTime()).toBeLessThan(60_000);
		expect(
			delivered.history.slice(2).map(({ actor, from, to, note }) => [actor.kind, actor.name, from, to, note]),
		).toEqual([
			["administrator", "Alix Durand", "CONFIRMED", "PREPARING", "Préparée dans Medusa Admin."],
			["administrator", "Alix Durand", "PREPARING", "SHIPPED", "Expédiée dans Medusa Admin."],
			["administrator", "Alix Durand", "SHIPPED", "DELIVERED", "Livrée dans Medusa Admin."],
		]);
		await outboxEmpty(order.number);
		expect(await stockOf(order.product)).toMatchObject({ stocked: 7, reserved: 0, reservations: 0 });
	});

	test("a part that leaves is in preparation; only the whole is shipped", async () => {
		const order = await sale();
		const first = await fulfil(order, 1);
		await ship(order, first, 1);
		await becomes(order.number, "PREPARING");
		const second = await fulfil(order, 2);
		expect((await read(order.number)).status).toBe("PREPARING");
		await ship(order, second, 2);
		await becomes(order.number, "SHIPPED");
		await outboxEmpty(order.number);
		expect(await stockOf(order.product)).toMatchObject({ stocked: 7, reserved: 0 });
	});

	test("a cancellation there names who cancelled", async () => {
		const order = await sale();
		await ask(`/admin/orders/${order.id}/cancel`, {});
		const { history } = await becomes(order.number, "CANCELLED");
		expect(history.at(-1)).toMatchObject({ actor: { name: "Alix Durand" }, note: "Annulée dans Medusa Admin." });
	});
});

describe("what the shop did itself", () => {
	test("comes back as no change, however often it is looked at", async () => {
		const order = await sale();
		await move(order.number, { status: "SHIPPED" });
		await outboxEmpty(order.number);
		await move(order.number, { status: "PREPARING" });
		await outboxEmpty(order.number);
		const before = await read(order.number);
		expect(before.status).toBe("PREPARING");
		// The next act there has everything about the order looked at again.
		const { order: there } = await ask<{ order: { fulfillments: { id: string }[] } }>(
			`/admin/orders/${order.id}?fields=*fulfillments`,
		);
		await deliver(order, there.fulfillments[0]?.id ?? "");
		expect((await becomes(order.number, "DELIVERED")).history).toHaveLength(before.history.length + 1);
	});

	test("stays taken back, also by a process whose clock is ten minutes behind; what is done there next counts", async () => {
		const order = await sale();
		const first = await fulfil(order, 1);
		await becomes(order.number, "PREPARING");
		const { context, setClock, close } = openOrderContext();
		setClock(-10);
		const takeBack = () =>
			changeStatus(context, {
				idOrNumber: order.number,
				request: { status: "CONFIRMED" },
				actor: { customerId: "user_essai", email: "admin@demo.fr" },
			});
		const expectTakenBack = async () => {
			for (const named of [{ medusaOrderId: order.id }, { fulfilmentId: first }, {}])
				await takeOverFulfilments(context, named);
			expect((await read(order.number)).status).toBe("CONFIRMED");
		};
		await takeBack();
		await expectTakenBack();
		await fulfil(order, 1);
		await becomes(order.number, "PREPARING");

		await move(order.number, { status: "SHIPPED" });
		await outboxEmpty(order.number);
		await takeBack();
		await expectTakenBack();
		await close();
	});
});
