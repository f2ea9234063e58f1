import { dayOf } from "@confiserie/domain/day";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { rows } from "../../../lib/database/sql";
import { issueBillingDocuments } from "./issue-billing-documents";

/**
 * Issues the invoices of shipments whose calendar month, in Paris, has ended. Safe to repeat and to run in parallel, as
 * `issueBillingDocuments` is. Returns how many documents.
 */
export async function writeMonthlyInvoices(pool: Knex, now: () => Date): Promise<number> {
	const month = `${dayOf(now()).slice(0, 7)}-01`;
	const waiting = await rows<{ orderId: string }>(
		pool,
		`select distinct order_id from order_shipment shipment where is_invoiced_monthly
			and shipped_at < (?::date)::timestamp at time zone 'Europe/Paris'
			and not exists (select 1 from billing_document where billing_document.order_id = shipment.order_id and (event like 'final%'
				or event = 'month:' || to_char(shipped_at at time zone 'Europe/Paris', 'YYYY-MM')))`,
		[month],
	);
	let issued = 0;
	for (const { orderId } of waiting) issued += await issueBillingDocuments(pool, orderId, now);
	return issued;
}
