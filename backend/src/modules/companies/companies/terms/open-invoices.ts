import { isCancelled } from "@confiserie/domain/orders/order-status";
import { statusIn } from "../../../foundations/order-status";

/** Accepted orders of companies that owe something: what is cancelled owes nothing. */
export const OWING = `book.company_id is not null and book.confirmed_at is not null and not (${statusIn(isCancelled, "book.status")})
	and book.balance_cents > 0`;

const GROSS = (document: string) =>
	`(select coalesce(sum((rate ->> 'grossCents')::bigint), 0) from jsonb_array_elements(${document}.content::jsonb -> 'totals') rate)`;

/** Whether an invoice stands: of final invoices the latest, and each of a part. */
const STANDS = (
	document: string,
) => `${document}.kind = 'FINAL_INVOICE' and (${document}.event not like 'final%' or not exists (
	select 1 from billing_document later where later.order_id = ${document}.order_id and later.event like 'final%'
		and (later.issued_at, later.number) > (${document}.issued_at, ${document}.number)))`;

/**
 * The amount that is left to pay of an invoice of `book`, in SQL: payments, and credit notes without a payment, are for the oldest first. 0 for
 * other documents and cancelled orders.
 */
export const INVOICE_OPEN = (
	document: string,
) => `(case when ${STANDS(document)} and not (${statusIn(isCancelled, "book.status")})
	then least(${GROSS(document)}, book.balance_cents, greatest(0, (
		select sum(case when other.kind = 'CREDIT_NOTE' then -${GROSS("other")} else ${GROSS("other")} end) from billing_document other
			where other.order_id = ${document}.order_id and (${STANDS("other")} and (other.issued_at, other.number) <= (${document}.issued_at, ${document}.number)
				or other.kind = 'CREDIT_NOTE' and other.content::jsonb ->> 'isOffBalance' = 'true')
		) + book.corrected_cents - book.captured_cents)) else 0 end)::int`;

/**
 * The last day of an invoice of `book`. One that was paid when it was issued states none: once its payment is taken back, the term of
 * its order counts, thirty days or thirty days end of month.
 */
const DUE_ON = (
	document: string,
) => `coalesce(${document}.content::jsonb ->> 'dueOn', case when book.on_account_at is null
	then (${document}.issued_on + 30)::text
	else (date_trunc('month', ${document}.issued_on + 30) + interval '1 month - 1 day')::date::text end)`;

/** Unpaid invoices of companies, one a row. */
export const OPEN_INVOICES = `(
	select book.id as order_id, book.order_number, book.company_id, billing_document.number, billing_document.issued_on::text as issued_on,
		${DUE_ON("billing_document")} as due_on, paid.open_cents, ${GROSS("billing_document")}::int as total_cents
	from order_book book join billing_document on billing_document.order_id = book.id and billing_document.kind = 'FINAL_INVOICE'
	cross join lateral (select ${INVOICE_OPEN("billing_document")} as open_cents) paid
	where ${OWING} and paid.open_cents > 0
) open_invoice`;
