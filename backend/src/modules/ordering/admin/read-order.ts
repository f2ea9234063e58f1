import type { AdminOrderDetail, HistoryEntry } from "@confiserie/domain/contract/admin-order";
import { nameOfPerson } from "../../../engine/accounts/people";
import { one, rows, type Sql } from "../../../lib/database/sql";
import { ApiFailure } from "../../../lib/failure";
import { linesOf } from "../orders/read-orders";
import type { OrderBook } from "../types";
import { type AdminOrderRow, serializeAdminOrder } from "./serialize-admin-order";

/** Any customer's order with its history, by id or number. Throws ORDER_NOT_FOUND. */
export async function readAdminOrder(book: OrderBook, idOrNumber: string): Promise<AdminOrderDetail> {
	const order = await findOrder(book.pool, idOrNumber);
	if (!order) throw new ApiFailure("ORDER_NOT_FOUND");
	return serializeDetail(book, book.pool, order);
}

export function findOrder(sql: Sql, idOrNumber: string): Promise<AdminOrderRow | undefined> {
	return one<AdminOrderRow>(sql, "select * from order_book where id = ? or order_number = ?", [
		idOrNumber,
		idOrNumber.toUpperCase(),
	]);
}

/** The response for an order; `sql` is the transaction that changed it, if one did. */
export async function serializeDetail(book: OrderBook, sql: Sql, order: AdminOrderRow): Promise<AdminOrderDetail> {
	const lines = await linesOf(sql, [order.id]);
	return { ...serializeAdminOrder(order, lines, book.now()), history: await readHistory(sql, order) };
}

interface HistoryRow {
	at: Date;
	actor: string;
	fromStatus: HistoryEntry["from"];
	toStatus: HistoryEntry["to"];
	note: string | null;
	actorName: string | null;
}

async function readHistory(sql: Sql, order: AdminOrderRow): Promise<HistoryEntry[]> {
	const steps = await rows<HistoryRow>(
		sql,
		`select at, actor, from_status, to_status, note, ${nameOfPerson("order_book_history.actor")} as actor_name
		from order_book_history where order_id = ? order by id`,
		[order.id],
	);
	return steps.map((step) => ({
		at: step.at.toISOString(),
		actor: actorOf(step, order.customerId),
		from: step.fromStatus,
		to: step.toStatus,
		note: step.note,
	}));
}

function actorOf({ actor, actorName }: HistoryRow, customerId: string): HistoryEntry["actor"] {
	if (actor === "payment") return { kind: "payment", name: "Paiement" };
	if (actor === "hold-expiry") return { kind: "shop", name: "Délai de paiement dépassé" };
	if (actor === customerId) return { kind: "customer", name: actorName ?? "Client" };
	return { kind: "administrator", name: actorName ?? "Administration" };
}
