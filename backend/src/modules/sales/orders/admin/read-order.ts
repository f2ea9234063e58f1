import type { AdminOrderDetail, HistoryEntry } from "@confiserie/domain/contract/admin-order";
import type { OrderLot } from "@confiserie/domain/contract/lots";
import { dayOf } from "@confiserie/domain/day";
import { leftOf } from "@confiserie/domain/orders/goods";
import { holdsStock } from "@confiserie/domain/orders/order-status";
import { one, rows, type Sql } from "../../../../lib/database/sql";
import { customerOfId } from "../../../../medusa/accounts/people";
import { readOrderLots } from "../../../catalog/lots";
import { buyingCompaniesOf } from "../../../companies/companies";
import { shipmentsOf } from "../../../fulfilment/shipments";
import { readChannelNames } from "../../../terms/channels";
import { type Actor, actorColumns, actorOf } from "../actor";
import { findOrder } from "../find-order";
import { type GoodsLine, goodsOf, goodsOfOrders } from "../goods";
import type { OrderContext, OrderRow } from "../types";
import { serializeAdminOrder } from "./serialize-admin-order";

/** Any customer's order with its history, by id or number. Throws ORDER_NOT_FOUND. */
export async function readAdminOrder(context: OrderContext, idOrNumber: string): Promise<AdminOrderDetail> {
	return serializeDetail(context, context.pool, await findOrder(context.pool, idOrNumber, null));
}

/** The response for an order; `sql` is the transaction that changed it, if one did. */
export async function serializeDetail(context: OrderContext, sql: Sql, order: OrderRow): Promise<AdminOrderDetail> {
	const now = context.now();
	const lines = await goodsOf(sql, order.id);
	const companyOf = await buyingCompaniesOf(sql, [order.companyId], now);
	const channels = await readChannelNames(sql);
	const shipments = (await shipmentsOf(sql, [order.id])).get(order.id) ?? [];
	return {
		...serializeAdminOrder(order, lines, shipments, { channels, companyOf, now }),
		history: await readHistory(sql, order),
		isSettling: await isSettling(sql, order, now),
		lots: (await lotsOf(sql, [order], lines, now)).get(order.id) ?? [],
		hasAccount: (await customerOfId(sql, order.customerId))?.hasAccount ?? false,
	};
}

type HeldOrder = Pick<OrderRow, "id" | "status">;

/** The lots of orders, by order. */
export async function readLots(context: OrderContext, orders: readonly HeldOrder[]): Promise<Map<string, OrderLot[]>> {
	const ids = orders.map(({ id }) => id);
	return lotsOf(context.pool, orders, await goodsOfOrders(context.pool, ids), context.now());
}

/** @param lines of all the orders */
function lotsOf(
	sql: Sql,
	orders: readonly HeldOrder[],
	lines: readonly GoodsLine[],
	now: Date,
): Promise<Map<string, OrderLot[]>> {
	const picked = orders.map(({ id, status }) => {
		const own = lines.filter(({ orderId }) => orderId === id);
		const leaving = own.map((line) => ({ ...line, boxes: line.boxes - line.removedBoxes }));
		return { id, isHere: holdsStock(status) && leftOf(own) !== "ALL", lines: leaving };
	});
	return readOrderLots(sql, picked, dayOf(now));
}

/** A task or mail that waits for longer has failed: the order page need not ask for it every second. */
const SETTLING_MS = 60_000;

/** Whether what follows from a recent change of the order is still under way. */
async function isSettling(sql: Sql, { id }: OrderRow, now: Date): Promise<boolean> {
	const since = new Date(now.getTime() - SETTLING_MS);
	const found = await one<{ isOpen: boolean }>(
		sql,
		`select exists (select 1 from order_outbox where order_id = ? and done_at is null and open_since > ?)
			or exists (select 1 from mail_outbox where order_id = ? and status = 'QUEUED' and created_at > ?) as is_open`,
		[id, since, id, since],
	);
	return found?.isOpen ?? false;
}

interface HistoryRow extends Actor {
	at: Date;
	fromStatus: HistoryEntry["from"];
	toStatus: HistoryEntry["to"];
	act: HistoryEntry["act"];
	note: string | null;
}

async function readHistory(sql: Sql, order: OrderRow): Promise<HistoryEntry[]> {
	const steps = await rows<HistoryRow>(
		sql,
		`select at, from_status, to_status, act, note, ${actorColumns("order_book_history.actor")}
		from order_book_history where order_id = ? order by id`,
		[order.id],
	);
	return steps.map((step) => ({
		at: step.at.toISOString(),
		actor: actorOf(step, order),
		from: step.fromStatus,
		to: step.toStatus,
		act: step.act,
		note: step.note,
	}));
}
