import type { MedusaContainer } from "@medusajs/framework/types";
import { ORDERING_MODULE } from "../../modules/ordering";
import { changeStatus } from "../../modules/ordering/admin/change-status";
import { rows } from "../../modules/ordering/db";
import type OrderingService from "../../modules/ordering/service";

/**
 * Cancels in the order book what was cancelled in Medusa Admin: stock freed, open payment closed, history, audit. An order
 * that the shop took up again since, and whose engine's order is still to follow, is left alone.
 * @param engineOrderId the engine's order that an event named; without it, all that no event told of
 */
export async function takeOverCancellation(container: MedusaContainer, engineOrderId?: string): Promise<void> {
	const { book } = container.resolve<OrderingService>(ORDERING_MODULE);
	const cancelled = await rows<{ id: string; canceledBy: string | null; email: string | null }>(
		book.pool,
		`select order_book.id, act.actor_id as canceled_by, act.actor_email as email
		from order_book join "order" engine on engine.id = order_book.medusa_order_id and engine.status = 'canceled'
		left join order_engine_act act on act.engine_order_id = engine.id and act.leads_to = 'CANCELLED'
		where order_book.status <> 'CANCELLED' and engine.id = coalesce(?, engine.id) and not exists (
			select 1 from order_book_history history where history.order_id = order_book.id
				and history.at >= engine.canceled_at and history.from_status = 'CANCELLED' and history.to_status <> 'CANCELLED')`,
		[engineOrderId ?? null],
	);
	for (const { id, canceledBy, email } of cancelled)
		await changeStatus(book, {
			idOrNumber: id,
			request: { status: "CANCELLED", note: "Annulée dans Medusa Admin." },
			actor: { customerId: canceledBy ?? "engine", email: email ?? "Medusa Admin" },
		});
}
