import type { ApiError } from "@confiserie/domain/contract/error";
import { ORDER_STATUSES, type OrderStatus } from "@confiserie/domain/orders/order-status";
import { beforeAll, describe, expect, test } from "vitest";
import { db, engine, medusaToken } from "../support/api";
import { syncsWithMedusa, syncWithMedusa } from "../support/medusa-sync";
import { statusDesk } from "../support/order-status";
import { CARDS, card, checkout, confirm, eventually, stockOf } from "../support/ordering";

const { open, sale, patch, move, read } = statusDesk();
let customer: string;
beforeAll(async () => {
	customer = await open();
});

/** From PENDING on: itself, every other status, and back. */
const CHANGES: readonly OrderStatus[] = [...ORDER_STATUSES, ORDER_STATUSES[0]];

/** Medusa's order once the outbox has nothing left to do for it. */
async function medusaOrder(number: string) {
	const id = await eventually(`${number} in line with the engine`, async () => {
		const { rows } = await db().query(
			`select medusa_order_id from order_book join order_outbox on order_outbox.order_id = order_book.id
				where order_number = $1 and task = 'PROJECT' and done_at is not null`,
			[number],
		);
		return rows[0]?.medusa_order_id as string | undefined;
	});
	const { body } = await engine<{ order: { status: string; fulfillment_status: string } }>(
		`/admin/orders/${id}?fields=status,fulfillment_status,*fulfillments`,
		{ token: await medusaToken() },
	);
	return body.order;
}

describe("PATCH /admin/orders/{id}/status", () => {
	test("each status is set, back from the last to the first too, and each change is recorded with who, when, from, to", async () => {
		const { orderNumber, product } = await sale({ paid: false });
		let before = await read(orderNumber);
		for (const to of CHANGES) {
			const after = await move(orderNumber, { status: to, version: before.version });
			expect(after.status).toBe(to);
			expect(after.deliveredAt !== null).toBe(to === "DELIVERED");
			const steps = after.history.slice(before.history.length);
			expect(steps.map((step) => [step.actor.kind, step.from, step.to])).toEqual(
				before.status === to ? [] : [["administrator", before.status, to]],
			);
			before = after;
		}
		expect(await stockOf(product)).toMatchObject({ stocked: 10, reserved: 3, held: 3 });
	});

	test("says that its mail and what else follows are under way, until they are done", async () => {
		await syncWithMedusa();
		const { orderNumber } = await sale();
		expect((await move(orderNumber, { status: "SHIPPED" })).isSettling).toBe(true);
		await eventually(`${orderNumber} at rest`, async () => !(await read(orderNumber)).isSettling || undefined);
		const { rows } = await db().query(
			`select kind from billing_document where order_id = (select id from order_book where order_number = $1)`,
			[orderNumber],
		);
		expect(rows.map(({ kind }) => kind)).toEqual(["FINAL_INVOICE"]);
	});

	test("DELIVERED takes the time that is sent, other statuses none", async () => {
		const { orderNumber } = await sale();
		const deliveredAt = new Date().toISOString();
		expect((await move(orderNumber, { status: "DELIVERED", deliveredAt })).deliveredAt).toBe(deliveredAt);
		expect((await move(orderNumber, { status: "SHIPPED", deliveredAt })).deliveredAt).toBeNull();
	});

	test.each([
		["tomorrow", 24],
		["before the order", -24],
	])("a delivery %s returns 400", async (_, hours) => {
		const { orderNumber } = await sale();
		const deliveredAt = new Date(Date.now() + hours * 3_600_000).toISOString();
		const { status, body } = await patch<ApiError>(orderNumber, { status: "DELIVERED", deliveredAt });
		expect([status, body.field]).toEqual([400, "deliveredAt"]);
	});

	test.each([
		[{}, "status"],
		[{ status: "LOST" }, "status"],
		[{ status: "SHIPPED", deliveredAt: "hier" }, "deliveredAt"],
		[{ status: "SHIPPED", version: 1.5 }, "version"],
		[{ status: "SHIPPED", note: "x".repeat(501) }, "note"],
	])("%j returns 400 on %s", async (body, field) => {
		const answer = await patch<ApiError>("CMD-0000-0000", body);
		expect([answer.status, answer.body.field]).toEqual([400, field]);
	});

	test("404 'Commande non trouvée'", async () => {
		const { status, body } = await patch<ApiError>("CMD-0000-0000", { status: "SHIPPED" });
		expect([status, body.message]).toEqual([404, "Commande non trouvée"]);
	});

	test("is written to the audit log: who, what, from, to", async () => {
		const { orderNumber } = await sale();
		await move(orderNumber, { status: "PREPARING", note: "Palette au quai 2" });
		const { rows } = await db().query("select * from admin_audit where label = $1", [orderNumber]);
		expect(rows).toHaveLength(1);
		expect(rows[0]).toMatchObject({
			actor_email: "admin@demo.fr",
			action: "order.updated",
			changes: { status: { from: "Confirmée", to: "En préparation" }, note: { from: null, to: "Palette au quai 2" } },
		});
	});
});

describe("what follows from a status", () => {
	syncsWithMedusa();

	const cancel = (number: string) => move(number, { status: "CANCELLED" });

	test("CANCELLED frees the stock and says which refund is due; back again holds it", async () => {
		const { orderNumber, product } = await sale();
		expect(await stockOf(product)).toMatchObject({ reserved: 3 });
		const cancelled = await cancel(orderNumber);
		expect([cancelled.attention, cancelled.paidAmount]).toEqual(["REFUND_DUE", 34.99]);
		expect(await stockOf(product)).toMatchObject({ reserved: 0 });
		await move(orderNumber, { status: "CONFIRMED" });
		expect(await stockOf(product)).toMatchObject({ reserved: 3 });
	});

	test("a cancelled order whose stock is sold meanwhile is refused with a clear message", async () => {
		const { orderNumber, product } = await sale({ boxes: 8 });
		await cancel(orderNumber);
		await checkout(customer, [{ product, boxes: 5 }]);
		const { status, body } = await patch<ApiError>(orderNumber, { status: "CONFIRMED" });
		expect([status, body.code]).toEqual([409, "OUT_OF_STOCK"]);
		expect(body.message).toMatch(/Le stock ne suffit plus/);
		expect((await read(orderNumber)).status).toBe("CANCELLED");
		expect(await stockOf(product)).toMatchObject({ reserved: 5 });
	});

	test("a cancelled order can no longer be paid", async () => {
		const { orderNumber, clientSecret } = await sale({ paid: false });
		await cancel(orderNumber);
		await confirm(customer, clientSecret, { card: card(CARDS.success) });
		expect(await read(orderNumber)).toMatchObject({ status: "CANCELLED", paymentStatus: "PENDING" });
	});

	test("an accepted order no longer runs out, paid or not", async () => {
		const { orderNumber } = await sale({ paid: false });
		await move(orderNumber, { status: "CONFIRMED" });
		const { rows } = await db().query(
			`select hold_expires_at, (select array_agg(state) from stock_hold where order_id = order_book.id) as states
				from order_book where order_number = $1`,
			[orderNumber],
		);
		expect(rows[0]).toEqual({ hold_expires_at: null, states: ["PERMANENT"] });
	});

	test("SHIPPED and DELIVERED fulfil in Medusa once, so the stock goes down once", async () => {
		const { orderNumber, product } = await sale();
		await move(orderNumber, { status: "SHIPPED" });
		expect((await medusaOrder(orderNumber)).fulfillment_status).toBe("shipped");
		expect(await stockOf(product)).toMatchObject({ stocked: 7, reserved: 0 });
		await move(orderNumber, { status: "DELIVERED" });
		expect((await medusaOrder(orderNumber)).fulfillment_status).toBe("delivered");
		await move(orderNumber, { status: "PREPARING" });
		await move(orderNumber, { status: "DELIVERED" });
		await medusaOrder(orderNumber);
		expect(await stockOf(product)).toMatchObject({ stocked: 7, reserved: 0 });
	});

	test("goods that have left come back by no change of status", async () => {
		const { orderNumber, product } = await sale();
		await move(orderNumber, { status: "SHIPPED" });
		await medusaOrder(orderNumber);
		await cancel(orderNumber);
		await move(orderNumber, { status: "CONFIRMED" });
		await medusaOrder(orderNumber);
		expect(await stockOf(product)).toMatchObject({ stocked: 7, reserved: 0 });
	});

	test("Medusa's order is cancelled and taken up again with ours", async () => {
		const { orderNumber } = await sale();
		await medusaOrder(orderNumber);
		await cancel(orderNumber);
		expect((await medusaOrder(orderNumber)).status).toBe("canceled");
		await move(orderNumber, { status: "CONFIRMED" });
		expect((await medusaOrder(orderNumber)).status).toBe("pending");
		await move(orderNumber, { status: "SHIPPED" });
		expect((await medusaOrder(orderNumber)).fulfillment_status).toBe("shipped");
	});

	test("an unpaid order that is shipped on account goes into Medusa too", async () => {
		const { orderNumber, product } = await sale({ paid: false });
		await move(orderNumber, { status: "SHIPPED" as OrderStatus });
		expect((await medusaOrder(orderNumber)).fulfillment_status).toBe("shipped");
		expect(await stockOf(product)).toMatchObject({ stocked: 7, reserved: 0 });
		expect((await read(orderNumber)).attention).toBe("BALANCE_DUE");
	});
});
