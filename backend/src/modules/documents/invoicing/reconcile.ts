import { CANCELLED } from "@confiserie/domain/invoicing/due-billing-documents";
import { rows, type Sql } from "../../../lib/database/sql";

/**
 * Compares what billing documents put on the customers' account with the ledger of payments, order by order: a final
 * invoice asks for the whole price, on account those of parts for no more, deposit invoices for what was received, credit
 * notes give back what was refunded or taken off by a withdrawal. Orders whose billing documents are being issued are left
 * out. @returns numbers of the orders on which both differ, ten at most
 */
export async function reconcileBillingDocuments(sql: Sql): Promise<string[]> {
	const apart = await rows<{ orderNumber: string }>(sql, APART);
	return apart.map(({ orderNumber }) => orderNumber);
}

/** What a correction gives back has no credit note: it is no part of the corrected price. A refund that the bank returned retains its credit note until the money is refunded again: between both is sound. */
const APART = `
with documents as (
	select order_id, bool_or(event like 'final%') as is_final,
		bool_or(kind = 'FINAL_INVOICE' and event not like 'final%') as is_in_parts,
		sum(case when kind <> 'CREDIT_NOTE' then cents when is_cancelling then -cents else 0 end) as invoiced,
		sum(case when kind = 'CREDIT_NOTE' and not is_cancelling then cents else 0 end) as credited
	from (
		select order_id, kind, event, event like '${CANCELLED}%' as is_cancelling, coalesce((select sum((rate ->> 'grossCents')::bigint)
			from jsonb_array_elements(content::jsonb -> 'balance') rate), 0) as cents
		from billing_document
	) document group by order_id
)
select order_number from documents join order_book on order_book.id = documents.order_id
cross join lateral (
	select greatest(0, coalesce(sum(amount_cents) filter (where kind = 'REFUND'), 0) - corrected_cents) as given,
		greatest(0, coalesce(sum(case kind when 'REFUND' then amount_cents when 'REFUND_RETURNED' then -amount_cents end), 0)
			- corrected_cents) as refunded
	from payment_ledger where order_id = order_book.id
) ledger
cross join lateral (
	select case when is_final or is_in_parts then total_cents - withdrawn_cents
		else least(captured_cents, total_cents) end as owed
) price
where order_book.created_at >= (select min(at) from billing_start)
	and not exists (select from order_outbox where order_id = order_book.id and task = 'INVOICE' and done_at is null)
	and (not is_in_parts and invoiced not between owed and case when is_final then total_cents else owed end
		or owed - (invoiced - credited) not between least(refunded, owed)
			-- What has not left yet is not invoiced.
			and case when is_in_parts and not is_final then owed else least(given, owed) end)
order by order_number limit 10`;
