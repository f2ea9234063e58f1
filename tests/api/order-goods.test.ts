import type { Order } from "@confiserie/domain/contract/order";
import type { Picking } from "@confiserie/domain/contract/picking";
import { afterAll, beforeAll, expect, test } from "vitest";
import { adminToken, api, db, registerCustomer, type TestCustomer } from "../support/api";
import { payDeposit, readOrder } from "../support/deposit";
import { goodsOf } from "../support/goods";
import { brokenSinceNow } from "../support/invariants";
import { outboxEmpty } from "../support/medusa-orders";
import { syncsWithMedusa } from "../support/medusa-sync";
import { moneyOf } from "../support/money";
import { acceptOnAccount, companyOnAccount, placeUnpaid } from "../support/on-account";
import { openOrderContext } from "../support/order-context";
import { checkout, newProduct, payByCard, stockOf, type TestProduct } from "../support/ordering";

syncsWithMedusa();

const { context, close } = openOrderContext();
afterAll(close);
let admin: string;
let customer: TestCustomer;
let broken: () => Promise<string[]>;
beforeAll(async () => {
	[admin, customer] = await Promise.all([adminToken(), registerCustomer()]);
	broken = await brokenSinceNow(context.pool);
});

/** A paid order of ten boxes for 90 EUR, of which there are a hundred. */
async function paid(boxes = 10) {
	const product = await newProduct({ boxes: 100 });
	const { orderNumber, clientSecret } = await checkout(customer.token, [{ product, boxes }]);
	await payByCard(customer.token, clientSecret);
	return desk(await readOrder(customer, orderNumber), product);
}
const desk = (order: Order, product: TestProduct) => {
	const goods = goodsOf(admin, order.orderNumber);
	const lineId = order.items[0]?.id ?? "";
	return { ...goods, order, product, line: (boxes: number, restock = false) => [{ lineId, boxes, restock }], lineId };
};
const settled = async ({ order, product }: { order: Order; product: TestProduct }) => {
	await outboxEmpty(order.orderNumber);
	expect(await broken()).toEqual([]);
	return stockOf(product);
};

test("boxes that never left cannot be restocked, and what came back not twice", async () => {
	const sale = await paid();
	expect((await sale.refund(sale.line(4))).status).toBe(201);
	// The reservation is released with the refund, before Medusa hears of it.
	expect(await stockOf(sale.product)).toMatchObject({ stocked: 100, reserved: 6, reservations: 6, held: 6 });
	expect((await sale.read()).history.some(({ note }) => note?.includes("4 cartons de moins à préparer."))).toBe(true);
	const { body: picking } = await api<Picking>(`/admin/orders/picking?orders=${sale.order.orderNumber}`, {
		token: admin,
	});
	expect(picking.orders).toMatchObject([{ boxes: 6 }]);
	expect((await sale.ship()).body).toMatchObject({ status: "SHIPPED" });
	expect(await settled(sale)).toMatchObject({ stocked: 94, reserved: 0, reservations: 0 });
	expect((await sale.receive({ lineId: sale.lineId, boxes: 6 }, "RESTOCK")).status).toBe(201);
	expect((await sale.preview([])).body.lines).toMatchObject([{ boxesLeft: 6, boxesBack: 6, restockable: 0 }]);
	const again = await sale.preview(sale.line(4, true));
	expect([again.status, again.body.field]).toEqual([400, "lines.0.restock"]);
	expect((await sale.refund(sale.line(4))).status).toBe(201);
	expect(await settled(sale)).toMatchObject({ stocked: 100, reserved: 0 });
	const { rows } = await db().query(
		`select item.boxes, removed_boxes from order_line_refund_item item
			join order_line_refund refund on refund.id = line_refund_id where order_id = $1 order by requested_at`,
		[sale.order.id],
	);
	expect(rows).toEqual([
		{ boxes: 4, removed_boxes: 4 },
		{ boxes: 4, removed_boxes: 0 },
	]);
});

test("an order ends by itself when nothing is left to ship: cancelled where nothing left, else shipped", async () => {
	const removed = await paid();
	await removed.refund(removed.line(10), true);
	expect(await removed.read()).toMatchObject({ status: "CANCELLED", paymentStatus: "REFUNDED", attention: null });
	expect(await settled(removed)).toMatchObject({ stocked: 100, reserved: 0, reservations: 0, held: 0 });

	const shipped = await paid();
	await shipped.ship(shipped.line(6).map(({ lineId, boxes }) => ({ lineId, boxes })));
	await outboxEmpty(shipped.order.orderNumber);
	await shipped.refund(shipped.line(4));
	expect(await shipped.read()).toMatchObject({ status: "SHIPPED", isPartlyShipped: false });
	expect(await settled(shipped)).toMatchObject({ stocked: 94, reserved: 0, reservations: 0, held: 0 });

	const withdrawn = await paid();
	await withdrawn.withdraw(withdrawn.order.customerEmail, { lineId: withdrawn.lineId, boxes: 10 });
	const { id = "", dueCents } = (await withdrawn.waiting()) ?? {};
	expect((await withdrawn.decide(id, { decision: "ACCEPT", amount: dueCents })).status).toBe(200);
	expect(await withdrawn.read()).toMatchObject({ status: "CANCELLED", paymentStatus: "REFUNDED" });
	expect(await settled(withdrawn)).toMatchObject({ stocked: 100, reserved: 0, held: 0 });
});

test("Medusa's order has what leaves: it is shipped there too", async () => {
	const sale = await paid();
	await sale.refund(sale.line(4));
	await sale.ship();
	await outboxEmpty(sale.order.orderNumber);
	const { rows } = await db().query(
		`select item.quantity::int, item.fulfilled_quantity::int as fulfilled, item.shipped_quantity::int as shipped
			from order_book join "order" there on there.id = medusa_order_id
			join order_item item on item.order_id = there.id and item.version = there.version where order_number = $1`,
		[sale.order.orderNumber],
	);
	expect(rows).toEqual([{ quantity: 6, fulfilled: 6, shipped: 6 }]);
});

test("cancelled after a part has left: the rest is free and refunded, what left stays sold", async () => {
	const sale = await paid();
	await sale.ship([{ lineId: sale.lineId, boxes: 6 }]);
	const { body } = await sale.move("CANCELLED");
	expect(body).toMatchObject({ status: "SHIPPED", isPartlyShipped: false, refundedAmount: 36, attention: null });
	expect(body.items).toMatchObject([{ quantityToShip: 6, quantityShipped: 6 }]);
	expect(await settled(sale)).toMatchObject({ stocked: 94, reserved: 0 });
});

test("the same with a deposit and on account: what left stays owed", async () => {
	const { order, product } = await payDeposit(customer, await newProduct({ boxes: 100 }));
	const deposit = desk(order, product);
	await deposit.ship([{ lineId: deposit.lineId, boxes: 6 }]);
	expect((await deposit.move("CANCELLED")).body).toMatchObject({
		status: "SHIPPED",
		balanceAmount: 18,
		refundedAmount: 0,
	});
	expect(await settled(deposit)).toMatchObject({ stocked: 94, reserved: 0 });

	const { manager } = await companyOnAccount();
	const sold = await newProduct({ boxes: 100 });
	const number = await placeUnpaid(manager, sold, 30);
	expect((await acceptOnAccount(manager, number)).status).toBe(200);
	const account = desk(await readOrder(manager, number), sold);
	await account.ship([{ lineId: account.lineId, boxes: 10 }]);
	const { body } = await account.move("CANCELLED");
	expect(body).toMatchObject({ status: "SHIPPED", balanceAmount: body.totalAmount - 180, isOnAccount: true });
	expect(await settled(account)).toMatchObject({ stocked: 90, reserved: 0 });
});

test("the same once all of the money went back: nothing is left to refund", async () => {
	const sale = await paid();
	await sale.ship([{ lineId: sale.lineId, boxes: 4 }]);
	expect((await moneyOf(sale.order.id, admin).refund(9000)).status).toBe(201);
	expect(await sale.read()).toMatchObject({ status: "CONFIRMED", attention: "REFUNDED" });
	const { status, body } = await sale.move("CANCELLED");
	expect([status, body]).toMatchObject([200, { status: "SHIPPED", isPartlyShipped: false, refundedAmount: 90 }]);
	expect(body.items).toMatchObject([{ quantityToShip: 4, quantityShipped: 4 }]);
	expect(await settled(sale)).toMatchObject({ stocked: 96, reserved: 0 });
});

test("a withdrawal after the delivery, or a line, was refunded is due what can still be refunded", async () => {
	const sale = await paid(2);
	await sale.refund([], true);
	await sale.withdraw(sale.order.customerEmail, { lineId: sale.lineId, boxes: 1 });
	await sale.refund(sale.line(1));
	const { id = "", dueCents } = (await sale.waiting()) ?? {};
	expect(dueCents).toBe(1000);
	expect((await sale.decide(id, { decision: "ACCEPT", amount: dueCents })).status).toBe(200);
	expect(await sale.read()).toMatchObject({ status: "CANCELLED", paymentStatus: "REFUNDED" });
});
