import type { OrderStatus } from "@confiserie/domain/order-status";
import { type EngineStage, overruledActs } from "@confiserie/domain/status-change";
import { one, rows, type Sql } from "../../../lib/database/sql";
import { RECORDED_BY } from "./recorded-by";

/** Where an act on the engine's order leads the order of the book. */
export type EngineAct = EngineStage | "CANCELLED";

/**
 * The acts that stand in the engine's order `engineOrderId` (an SQL expression), as rows of (leads_to, subject). Each is
 * named by what the engine keeps of it: a cancellation by its moment, which it gets anew each time, the others by their
 * fulfilment. A fulfilment that the projection made is nobody's act.
 */
export const actsIn = (engineOrderId: string) => `
	select 'CANCELLED' as leads_to, extract(epoch from acted.canceled_at)::text as subject
		from "order" acted where acted.id = ${engineOrderId} and acted.status = 'canceled'
	union all
	select step.leads_to, made.id from order_fulfillment made_for join fulfillment made on made.id = made_for.fulfillment_id
		cross join lateral (values
			('PREPARING', case when made.created_by is distinct from '${RECORDED_BY}' then made.created_at end),
			('SHIPPED', made.shipped_at), ('DELIVERED', made.delivered_at)
		) step(leads_to, at)
		where made_for.order_id = ${engineOrderId} and made_for.deleted_at is null and made.deleted_at is null
			and made.canceled_at is null and step.at is not null`;

/**
 * Notes as known to the order whatever acts of these kinds stand in its engine's order now. The order's row must be locked.
 * @returns whether there were acts that it did not know yet
 */
export async function acknowledgeActs(sql: Sql, orderId: string, kinds: readonly EngineAct[]): Promise<boolean> {
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

/** Notes an act that the shop itself is about to make in the engine, so that it does not come back as somebody's. */
export async function noteOwnAct(sql: Sql, orderId: string, kind: EngineAct, subject: string): Promise<void> {
	await sql.raw(
		"insert into order_book_engine_act (order_id, leads_to, subject) values (?, ?, ?) on conflict do nothing",
		[orderId, kind, subject],
	);
}

/** Whether the order knows the cancellation that its engine's order `engineOrderId` carries. */
export async function knowsCancellation(sql: Sql, orderId: string, engineOrderId: string): Promise<boolean> {
	const known = await one(
		sql,
		`select 1 as known from order_book_engine_act known join "order" engine on engine.id = ?
			where known.order_id = ? and known.leads_to = 'CANCELLED'
				and known.subject = extract(epoch from engine.canceled_at)::text`,
		[engineOrderId, orderId],
	);
	return known !== undefined;
}

/** Moving an order back or up again overrules what was done to it in the engine so far. The order's row must be locked. */
export async function overruleActs(sql: Sql, orderId: string, from: OrderStatus, to: OrderStatus): Promise<void> {
	await acknowledgeActs(sql, orderId, overruledActs(from, to));
}

/**
 * Forgets acts that the shop noted and then could not make: should somebody make them now, they count. Only while no
 * projection of this order is at work.
 */
export async function forgetUnmadeActs(sql: Sql, orderId: string): Promise<void> {
	await sql.raw(
		`delete from order_book_engine_act known where order_id = ? and leads_to <> 'CANCELLED' and not exists (
			select 1 from fulfillment made where made.id = known.subject and (
				known.leads_to = 'PREPARING' or (known.leads_to = 'SHIPPED' and made.shipped_at is not null)
				or (known.leads_to = 'DELIVERED' and made.delivered_at is not null)))`,
		[orderId],
	);
}
