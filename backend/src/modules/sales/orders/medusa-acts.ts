import type { MedusaStage, OrderStatus } from "@confiserie/domain/orders/order-status";
import { overruledActs } from "@confiserie/domain/orders/status-change";
import { one, rows, type Sql } from "../../../lib/database/sql";
import { actsIn, wasMade } from "../../../medusa/orders/fulfilments";
import { ORDERS_EVER } from "../../../medusa/orders/orders";

/** Where an act on Medusa's order leads the shop's order. */
export type MedusaAct = MedusaStage | "CANCELLED";

/**
 * Notes as known to the order whatever acts of these kinds stand in its Medusa order now. The order's row must be
 * locked.
 * @returns whether there were acts that it did not know yet
 */
export async function acknowledgeActs(sql: Sql, orderId: string, kinds: readonly MedusaAct[]): Promise<boolean> {
	if (kinds.length === 0) return false;
	const noted = await rows(
		sql,
		`insert into order_book_engine_act (order_id, leads_to, subject)
			select order_book.id, act.leads_to, act.subject from order_book
			cross join lateral (${actsIn("order_book.medusa_order_id")}) act
			where order_book.id = ? and act.leads_to = any(?) and act.subject is not null
			on conflict do nothing returning 1`,
		[orderId, kinds],
	);
	return noted.length > 0;
}

/** Records an act that the shop itself is about to make in Medusa, so that it is not taken for a user's. */
export async function noteOwnAct(sql: Sql, orderId: string, kind: MedusaAct, subject: string): Promise<void> {
	await sql.raw(
		"insert into order_book_engine_act (order_id, leads_to, subject) values (?, ?, ?) on conflict do nothing",
		[orderId, kind, subject],
	);
}

/** Whether the order knows the cancellation that its Medusa order `medusaOrderId` carries. */
export async function knowsCancellation(sql: Sql, orderId: string, medusaOrderId: string): Promise<boolean> {
	const known = await one(
		sql,
		`select 1 as known from order_book_engine_act known join ${ORDERS_EVER} engine on engine.id = ?
			where known.order_id = ? and known.leads_to = 'CANCELLED' and known.subject = engine.cancellation`,
		[medusaOrderId, orderId],
	);
	return known !== undefined;
}

/** Moving an order back or up again overrules what was done to it in Medusa so far. The order's row must be locked. */
export async function overruleActs(sql: Sql, orderId: string, from: OrderStatus, to: OrderStatus): Promise<void> {
	await acknowledgeActs(sql, orderId, overruledActs(from, to));
}

/**
 * Removes acts that the shop recorded and then could not make, so that the same acts by a user count. Only while no
 * projection of this order runs.
 */
export async function forgetUnmadeActs(sql: Sql, orderId: string): Promise<void> {
	await sql.raw(
		`delete from order_book_engine_act known where order_id = ? and leads_to <> 'CANCELLED'
			and not ${wasMade("known.subject", "known.leads_to")}`,
		[orderId],
	);
}
