import { dayOf } from "@confiserie/domain/day";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { rows } from "../../../lib/database/sql";
import { scheduleTask } from "../../foundations/outbox";

/**
 * Schedules the invoices of shipments whose calendar month, in Paris, has ended. Each order has a task of its own: one that fails
 * delays no other, is tried again, and is an alert once it is stuck. Safe to repeat and to run in parallel.
 */
export async function scheduleMonthlyInvoices(pool: Knex, now: Date): Promise<void> {
	const month = `${dayOf(now).slice(0, 7)}-01`;
	const waiting = await rows<{ orderId: string }>(
		pool,
		`select shipment.order_id from order_shipment shipment where is_invoiced_monthly
			and shipped_at < (?::date)::timestamp at time zone 'Europe/Paris'
			and not exists (select 1 from billing_document where billing_document.order_id = shipment.order_id and (event like 'final%'
				or event = 'month:' || to_char(shipped_at at time zone 'Europe/Paris', 'YYYY-MM')))
			group by shipment.order_id`,
		[month],
	);
	for (const { orderId } of waiting) await scheduleTask(pool, orderId, "INVOICE", now);
}
