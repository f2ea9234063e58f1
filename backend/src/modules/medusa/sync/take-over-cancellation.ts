import { isCancelled } from "@confiserie/domain/orders/order-status";
import { rows } from "../../../lib/database/sql";
import { eachApart } from "../../../lib/each-apart";
import { ORDERS_EVER } from "../../../medusa/orders/orders";
import { statusIn } from "../../foundations/order-status";
import { changeStatus } from "../../sales/order-changes";
import { acknowledgeActs } from "../../sales/orders";
import type { PaymentContext } from "../../sales/payments";

/**
 * Cancels in the order service what was cancelled in Medusa Admin: stock freed, open payment closed, history, audit.
 * Each cancellation counts once: one that the shop made itself, that was taken over, or that was overruled by reopening
 * the order is known to the order, and decided so under its lock. An order that cannot be cancelled now does not delay
 * others.
 * @param medusaOrderId Medusa's order that an event named; without it, all that no event reported
 */
export async function takeOverCancellation(context: PaymentContext, medusaOrderId?: string): Promise<void> {
	const cancelled = await rows<{ id: string; canceledBy: string | null; email: string | null }>(
		context.pool,
		`select order_book.id, act.actor_id as canceled_by, act.actor_email as email
		from order_book join ${ORDERS_EVER} engine on engine.id = order_book.medusa_order_id and engine.status = 'canceled'
		left join order_engine_act act on act.engine_order_id = engine.id and act.leads_to = 'CANCELLED'
		where not (${statusIn(isCancelled, "order_book.status")}) and engine.id = coalesce(?, engine.id) and not exists (
			select 1 from order_book_engine_act known where known.order_id = order_book.id
				and known.leads_to = 'CANCELLED' and known.subject = engine.cancellation)`,
		[medusaOrderId ?? null],
	);
	await eachApart(
		cancelled,
		({ id }) => id,
		({ id, canceledBy, email }) =>
			changeStatus(context, {
				idOrNumber: id,
				request: { status: "CANCELLED", note: "Annulée dans Medusa Admin." },
				actor: { customerId: canceledBy ?? "engine", email: email ?? "Medusa Admin" },
				isStillWanted: (sql, order) => acknowledgeActs(sql, order.id, ["CANCELLED"]),
			}),
	);
}
