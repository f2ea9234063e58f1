import type { CompanyMember } from "@confiserie/domain/contract/companies";
import { dayOf } from "@confiserie/domain/day";
import { toEuros } from "@confiserie/domain/money";
import { isCancelled, isShipped } from "@confiserie/domain/orders/order-status";
import { shopTime } from "../../../lib/database/clock";
import { one, rows, type Sql } from "../../../lib/database/sql";
import { statusIn } from "../../foundations/order-status";

/** Orders that are not shipped, or not paid: a member has to see to them. */
export const OPEN_ORDER = `not ${statusIn(isCancelled)} and (not ${statusIn(isShipped)} or balance_cents > 0)`;

/** Whether a customer is the only member of a company with such orders; `customer` is an expression of SQL. */
export const isLastOfOpenOrders = (customer: string): string =>
	`exists (select 1 from company_member own join order_book on order_book.company_id = own.company_id
		where own.customer_id = ${customer} and ${OPEN_ORDER} and not exists (select 1 from company_member other
			where other.company_id = own.company_id and other.customer_id <> own.customer_id))`;

export async function hasOpenOrders(sql: Sql, companyId: string): Promise<boolean> {
	const open = `select 1 from order_book where company_id = ? and ${OPEN_ORDER} limit 1`;
	return (await one(sql, open, [companyId])) !== undefined;
}

/** Quotes that can still be accepted; its placeholder is today, in Paris. */
export const OPEN_QUOTE =
	"order_id is null and replaced_by is null and withdrawn_at is null and valid_until >= ?::date";

/** Withdraws the open quotes for a company without members: no one could accept them, or pay what staff accepts. */
export async function withdrawOpenQuotes(sql: Sql, companyId: string): Promise<void> {
	const now = shopTime();
	await sql.raw(`update sales_quote set withdrawn_at = ? where company_id = ? and ${OPEN_QUOTE}`, [
		now,
		companyId,
		dayOf(now),
	]);
}

type OpenWork = Pick<CompanyMember, "openOrders" | "openQuotes" | "basketProducts">;
interface Sold {
	customerId: string;
	totalCents: number;
}

/** Orders, quotes and cart that a member of a company would leave to a colleague, the latest first. */
export async function openWorkOf(
	sql: Sql,
	companyId: string,
	members: readonly string[],
	now: Date,
): Promise<(customerId: string) => OpenWork> {
	const [orders, quotes, baskets] = await Promise.all([
		rows<Sold & { orderNumber: string; isWaiting: boolean }>(
			sql,
			`select customer_id, order_number, total_cents, coalesce(approval = 'WAITING', false) as is_waiting from order_book
				where company_id = ? and ${OPEN_ORDER} order by created_at desc, id desc`,
			[companyId],
		),
		rows<Sold & { number: string }>(
			sql,
			`select customer_id, number, total_cents from sales_quote where company_id = ? and ${OPEN_QUOTE}
				order by created_at desc, id desc`,
			[companyId, dayOf(now)],
		),
		rows<{ customerId: string; products: number }>(
			sql,
			"select customer_id, jsonb_array_length(cart) as products from account_basket where customer_id = any(?)",
			[members],
		),
	]);
	return (id) => ({
		openOrders: soldBy(orders, id).map(({ orderNumber, isWaiting, total }) => ({ orderNumber, total, isWaiting })),
		openQuotes: soldBy(quotes, id).map(({ number, total }) => ({ number, total })),
		basketProducts: baskets.find(({ customerId }) => customerId === id)?.products ?? 0,
	});
}

const soldBy = <Row extends Sold>(found: readonly Row[], id: string) =>
	found.filter(({ customerId }) => customerId === id).map((row) => ({ ...row, total: toEuros(row.totalCents) }));
