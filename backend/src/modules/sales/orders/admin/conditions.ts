import type { AdminOrderExport } from "@confiserie/domain/contract/admin-order";
import { foldText } from "@confiserie/domain/fold-text";
import { toCents } from "@confiserie/domain/money";
import { SHIPPING_PROMISE_HOURS } from "@confiserie/domain/orders/attention";
import { cityKey } from "@confiserie/domain/orders/order-filters";
import { ORDER_NUMBER_PREFIX } from "@confiserie/domain/orders/order-number";
import { readOrderSearch } from "@confiserie/domain/orders/order-search";
import { isCancelled, isPending, isShipped, isToShip } from "@confiserie/domain/orders/order-status";
import { isReturned } from "@confiserie/domain/payments/payment-status";
import { containing } from "../../../../lib/database/containing";
import { inPeriod } from "../../../../lib/database/period";
import { paymentStatusIn, statusIn } from "../../../foundations/order-status";

type Value = string | number | Date;
export interface Conditions {
	/** After "where"; always true when nothing is asked for. */
	sql: string;
	values: Value[];
}

/** What of the order service an administrator asks for, as SQL. Every value is bound. */
export function conditionsOf(query: Omit<AdminOrderExport, "sort">, now: Date): Conditions {
	const parts: { sql: string; values: Value[] }[] = inPeriod("created_at", query);
	const add = (sql: string, ...values: Value[]) => parts.push({ sql, values });
	if (query.status) add("status = ?", query.status);
	if (query.paymentStatus) add("payment_status = ?", query.paymentStatus);
	if (query.channel) add("sales_channel_id = ?", query.channel);
	if (query.orderNumber) add("search_text like ? and order_number ilike ?", ...both(query.orderNumber));
	if (query.customerEmail) add("search_text like ? and email ilike ?", ...both(query.customerEmail));
	if (query.city) add(...inCity(query.city));
	if (query.product) add(HOLDS_PRODUCT, query.product, query.product.toUpperCase());
	if (query.amountFrom !== undefined) add("total_cents >= ?", toCents(query.amountFrom));
	if (query.amountTo !== undefined) add("total_cents <= ?", toCents(query.amountTo));
	if (query.attention) add(ATTENTION, promisedSince(now));
	if (query.query) {
		const { words, amount } = readOrderSearch(query.query);
		const said = words.map(saying);
		const text = said.map((part) => part.sql).join(" and ") || "false";
		const values = said.flatMap((part) => part.values);
		if (amount) add(`((${text}) or total_cents between ? and ?)`, ...values, amount.fromCents, amount.toCents);
		else add(`(${text})`, ...values);
	}
	return { sql: parts.map((part) => part.sql).join(" and ") || "true", values: parts.flatMap((part) => part.values) };
}

/** By the index of lines alone; references are written in capitals, those that came by Medusa Admin as they came. */
const HOLDS_PRODUCT =
	"exists (select 1 from order_book_line line where line.order_id = order_book.id and line.sku in (?, ?))";

/** Delivered to a city that begins so; a name without a letter that is compared is no city's. */
function inCity(city: string): [sql: string, ...values: Value[]] {
	const key = cityKey(city);
	// Bounds that the index answers alone: "like" would have the key of each city that it finds made once more. Keys end before "~".
	return key === "" ? ["false"] : ["order_city(city) ~>=~ ? and order_city(city) ~<~ ?", key, `${key}~`];
}

/** An order whose search text holds a word; what every number holds, as "cmd", tells nothing and is not looked for. */
function saying(word: string): Conditions {
	if (foldText(ORDER_NUMBER_PREFIX).includes(word)) return { sql: "true", values: [] };
	return { sql: "search_text like ?", values: [containing(word)] };
}

/** The domain's `attention` is not null, in SQL; takes `promisedSince`. Written as the partial index says it. */
export const ATTENTION = `((${statusIn(isToShip)}
	or (${statusIn(isPending)} and last_attempt_failed and captured_cents = 0)
	or (${statusIn(isCancelled)} and captured_cents > refunded_cents)
	or (${statusIn(isShipped)} and balance_cents > 0))
	and (not (${statusIn(isToShip)}) or confirmed_at < ? or ${paymentStatusIn(isReturned)}))`;

/** Orders accepted before this are late. */
export function promisedSince(now: Date): Date {
	return new Date(now.getTime() - SHIPPING_PROMISE_HOURS * 3_600_000);
}

function both(text: string): [string, string] {
	return [containing(foldText(text).replaceAll("'", "")), containing(text)];
}
