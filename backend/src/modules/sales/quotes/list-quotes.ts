import type { QuoteList, QuotePage, QuoteQuery } from "@confiserie/domain/contract/quotes";
import { dayOf } from "@confiserie/domain/day";
import { searchedWords } from "@confiserie/domain/orders/order-search";
import type { QuoteState } from "@confiserie/domain/quote/quote";
import { containing } from "../../../lib/database/containing";
import { searchable } from "../../../lib/database/folded";
import { pageOf } from "../../../lib/database/page";
import { oneNumber, rows } from "../../../lib/database/sql";
import type { OrderContext } from "../orders";
import { QUOTES, type QuoteRow } from "./quote-row";
import { quoteHead } from "./serialize-quote";

/** `quoteState` of the domain in SQL, for the list to filter by; its placeholder is today, in Paris. */
const STATE = `case when order_id is not null then 'ACCEPTED' when replaced_by is not null then 'REPLACED'
	when withdrawn_at is not null then 'WITHDRAWN' when valid_until < ?::date then 'EXPIRED' else 'SENT' end`;

const FOUND = `${searchable("number || ' ' || buyer || ' ' || email")} like all (?::text[])`;

/** A page of all quotes, latest first, with how many stand where. */
export async function listAdminQuotes(
	context: OrderContext,
	{ query, state, page, size }: QuoteQuery,
): Promise<QuotePage> {
	const now = context.now();
	const today = dayOf(now);
	const words = searchedWords(query).map(containing);
	const where = `${FOUND} and ${STATE} = coalesce(?, ${STATE})`;
	const values = [words, today, state ?? null, today];
	const [found, total, states] = await Promise.all([
		rows<QuoteRow & { orderNumber: string | null }>(
			context.pool,
			`select listed.*, (select order_number from order_book where id = listed.order_id) as order_number
				from (${QUOTES} where ${where} order by created_at desc, id desc limit ? offset ?) listed
				order by created_at desc, id desc`,
			[...values, size, page * size],
		),
		oneNumber(context.pool, `select count(*)::int from sales_quote where ${where}`, values),
		rows<{ state: QuoteState; quotes: number }>(
			context.pool,
			`select ${STATE} as state, count(*)::int as quotes from sales_quote group by 1`,
			[today],
		),
	]);
	const content = found.map((row) => ({
		...quoteHead(row, now),
		id: row.id,
		buyer: row.buyer,
		email: row.email,
		orderNumber: row.orderNumber,
		isShort: row.shortAt !== null && row.orderId === null,
	}));
	const none: QuotePage["counts"] = { SENT: 0, ACCEPTED: 0, EXPIRED: 0, WITHDRAWN: 0, REPLACED: 0 };
	return {
		...pageOf(content, total, { page, size }),
		counts: { ...none, ...Object.fromEntries(states.map(({ state: name, quotes }) => [name, quotes])) },
	};
}

/** A customer's own quotes, latest first; at most a hundred. */
export async function listOwnQuotes(context: OrderContext, customerId: string): Promise<QuoteList> {
	const found = await rows<QuoteRow>(
		context.pool,
		`${QUOTES} where customer_id = ? and access_key is not null order by created_at desc, id desc limit 100`,
		[customerId],
	);
	const now = context.now();
	return found.map((row) => ({ ...quoteHead(row, now), key: row.accessKey ?? "" }));
}
