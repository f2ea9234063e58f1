import { toCents } from "@confiserie/domain/money";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules, OrderWorkflowEvents } from "@medusajs/framework/utils";
import { tieReservations } from "../../../medusa/inventory/reservations";
import { findMedusaOrder } from "../../../medusa/orders/orders";
import { linesOf, type OrderRow, orderById } from "../../sales/orders";
import { ORDERING_MODULE, type OrderingService } from "../order-service";
import { alignContact } from "./align-contact";
import { alignLines } from "./align-lines";
import { alignMedusaOrder } from "./align-medusa-order";
import { medusaOrderOf } from "./medusa-order";
import { projectPayment } from "./project-payment";
import { readShopContext } from "./shop-context";

/**
 * Creates Medusa's order of a confirmed order, or finishes what an interrupted run began: order, reservations, payment
 * collection, status, each looked for before it is made. Medusa's unique display id refuses a second one.
 * @throws Error when Medusa's total is not ours to the cent
 */
export async function projectOrder(container: MedusaContainer, orderId: string): Promise<void> {
	const { context } = container.resolve<OrderingService>(ORDERING_MODULE);
	const order = await orderById(context.pool, orderId);
	if (!order) return;
	const medusaOrderId =
		(await findMedusaOrder(context.pool, order.orderNumber)) ?? (await createMedusaOrder(container, order));
	await alignContents(container, order, medusaOrderId);
	await linkReservations(container, order, medusaOrderId);
	await projectPayment(container, medusaOrderId, order);
	if (!order.medusaOrderId) {
		const placed = { name: OrderWorkflowEvents.PLACED, data: { id: medusaOrderId } };
		await container.resolve(Modules.EVENT_BUS).emit(placed);
		await context.pool.raw("update order_book set medusa_order_id = ? where id = ?", [medusaOrderId, order.id]);
	}
	await alignMedusaOrder(container, order.id, medusaOrderId);
}

/** What was corrected or removed since Medusa's order was made. */
async function alignContents(container: MedusaContainer, order: OrderRow, medusaOrderId: string): Promise<void> {
	const { context } = container.resolve<OrderingService>(ORDERING_MODULE);
	const lines = await linesOf(context.pool, [order.id]);
	// A forgotten customer stays so.
	if (order.medusaOrderId && order.email !== "") await alignContact(container, medusaOrderId, order, lines);
	const isAltered = order.corrections > 0 || lines.some(({ removedBoxes }) => removedBoxes > 0);
	const isLeft = lines.some(({ boxes, removedBoxes }) => boxes > removedBoxes);
	if (isAltered && isLeft) await alignLines(container, medusaOrderId, order, lines);
}

async function createMedusaOrder(container: MedusaContainer, order: OrderRow): Promise<string> {
	const { context } = container.resolve<OrderingService>(ORDERING_MODULE);
	const shop = await readShopContext(container);
	const lines = await linesOf(context.pool, [order.id]);
	const orders = container.resolve(Modules.ORDER);
	const { id } = await orders.createOrders(medusaOrderOf(order, lines, shop));
	const created = await orders.retrieveOrder(id, { select: ["id", "total", "custom_display_id"] });
	const totalCents = toCents(Number(created.total));
	if (totalCents === order.totalCents && created.custom_display_id === order.orderNumber) return id;
	// Staff must not process an order that differs from what was paid.
	await orders.deleteOrders([id]);
	throw new Error(
		`The engine made ${created.custom_display_id} of ${totalCents} cents out of ${order.orderNumber} of ${order.totalCents}.`,
	);
}

/** Ties each reservation to Medusa's line, so that its fulfilment finds and consumes it. */
async function linkReservations(container: MedusaContainer, order: OrderRow, medusaOrderId: string): Promise<void> {
	const medusaOrder = await container.resolve(Modules.ORDER).retrieveOrder(medusaOrderId, { relations: ["items"] });
	const pool = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	for (const item of medusaOrder.items ?? [])
		await pool.raw(
			tieReservations(`select stock_hold.reservation_item_id from stock_hold
				join order_book_line on order_book_line.id = stock_hold.line_id
				where stock_hold.order_id = ? and stock_hold.state <> 'RELEASED' and order_book_line.variant_id = ?`),
			[item.id, order.id, item.variant_id ?? ""],
		);
}
