import { isCancelled } from "@confiserie/domain/order-status";
import { statusIn } from "../order-status";

/** Accepted orders of companies that owe something: what is cancelled owes nothing. */
export const OWING = `book.company_id is not null and book.confirmed_at is not null and not (${statusIn(isCancelled, "book.status")})
	and book.balance_cents > 0`;

const GROSS = (paper: string) =>
	`(select coalesce(sum((rate ->> 'grossCents')::bigint), 0) from jsonb_array_elements(${paper}.content::jsonb -> 'totals') rate)`;

/** Whether an invoice stands: of final invoices the latest, and each of a part. */
const STANDS = (paper: string) => `${paper}.kind = 'FINAL_INVOICE' and (${paper}.event not like 'final%' or not exists (
	select 1 from paper later where later.order_id = ${paper}.order_id and later.event like 'final%'
		and (later.issued_at, later.number) > (${paper}.issued_at, ${paper}.number)))`;

/**
 * The amount that is left to pay of an invoice of `book`, in SQL: payments, and credit notes without a payment, are for the oldest first. 0 for
 * other documents and cancelled orders.
 */
export const INVOICE_OPEN = (
	paper: string,
) => `(case when ${STANDS(paper)} and not (${statusIn(isCancelled, "book.status")})
	then least(${GROSS(paper)}, book.balance_cents, greatest(0, (
		select sum(case when other.kind = 'CREDIT_NOTE' then -${GROSS("other")} else ${GROSS("other")} end) from paper other
			where other.order_id = ${paper}.order_id and (${STANDS("other")} and (other.issued_at, other.number) <= (${paper}.issued_at, ${paper}.number)
				or other.kind = 'CREDIT_NOTE' and other.content::jsonb ->> 'isOffBalance' = 'true')
		) + book.corrected_cents - book.captured_cents)) else 0 end)::int`;

/**
 * The last day of an invoice of `book`. One that was paid when it was issued states none: once its payment is taken back, the term of
 * its order counts, thirty days or thirty days end of month.
 */
const DUE_ON = (paper: string) => `coalesce(${paper}.content::jsonb ->> 'dueOn', case when book.on_account_at is null
	then (${paper}.issued_on + 30)::text
	else (date_trunc('month', ${paper}.issued_on + 30) + interval '1 month - 1 day')::date::text end)`;

/** Unpaid invoices of companies, one a row. */
export const OPEN_INVOICES = `(
	select book.id as order_id, book.order_number, book.company_id, paper.number, paper.issued_on::text as issued_on,
		${DUE_ON("paper")} as due_on, paid.open_cents, ${GROSS("paper")}::int as total_cents
	from order_book book join paper on paper.order_id = book.id and paper.kind = 'FINAL_INVOICE'
	cross join lateral (select ${INVOICE_OPEN("paper")} as open_cents) paid
	where ${OWING} and paid.open_cents > 0
) open_invoice`;
