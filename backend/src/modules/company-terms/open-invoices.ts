import { isCancelled } from "@confiserie/domain/order-status";
import { statusIn } from "../order-status";

/** What is left to pay of an order, in SQL. */
export const OPEN_CENTS = "greatest(0, book.total_cents - book.withdrawn_cents - book.captured_cents)";

/** Accepted orders of companies that owe something: what is cancelled owes nothing. */
export const OWING = `book.company_id is not null and book.confirmed_at is not null and not (${statusIn(isCancelled, "book.status")})
	and ${OPEN_CENTS} > 0`;

/**
 * The last day of an invoice of `book`. One that was paid when it was issued states none: once its payment is taken back, the term of
 * its order counts, thirty days or thirty days end of month.
 */
const DUE_ON = (paper: string) => `coalesce(${paper}.content::jsonb ->> 'dueOn', case when book.on_account_at is null
	then (${paper}.issued_on + 30)::text
	else (date_trunc('month', ${paper}.issued_on + 30) + interval '1 month - 1 day')::date::text end)`;

/** Unpaid invoices of companies, one a row: the latest final invoice of each order that owes something. */
export const OPEN_INVOICES = `(
	select book.id as order_id, book.order_number, book.company_id, invoice.number, invoice.issued_on::text as issued_on,
		${DUE_ON("invoice")} as due_on, ${OPEN_CENTS} as open_cents, book.total_cents
	from order_book book
	join lateral (select number, issued_on, content from paper
		where order_id = book.id and kind = 'FINAL_INVOICE' order by issued_at desc, number desc limit 1) invoice on true
	where ${OWING}
) open_invoice`;
