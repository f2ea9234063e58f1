import {
	MOVEMENT_KINDS,
	type MoneyMovement,
	type MoneyMovementPage,
	type MoneyMovementQuery,
	type MovementKind,
} from "@confiserie/domain/contract/money-movement";
import { searchedWords } from "@confiserie/domain/orders/order-search";
import { containing } from "../../../lib/database/containing";
import { pageOf } from "../../../lib/database/page";
import { inPeriod } from "../../../lib/database/period";
import { isoRows, one, type Sql } from "../../../lib/database/sql";

const kindsOf = (sign: 1 | -1) =>
	(Object.keys(MOVEMENT_KINDS) as MovementKind[]).filter((kind) => MOVEMENT_KINDS[kind].sign === sign);
const INWARD = kindsOf(1);
const OUTWARD = kindsOf(-1);

const METHOD = "coalesce(manual.means, movement.provider)";

/** Movements of the payment ledger that fit what is asked, latest first, and what they sum up to; amounts in cents. */
export async function listMovements(sql: Sql, query: MoneyMovementQuery): Promise<MoneyMovementPage> {
	const { from, values } = fitting(query);
	const [content, sums] = await Promise.all([
		isoRows<MoneyMovement>(
			sql,
			`select movement.id, movement.kind, ${METHOD} as method,
				case when movement.kind = any(?) then -movement.amount_cents else movement.amount_cents end as amount,
				movement.recorded_at as at, orders.order_number, orders.email as customer_email
			${from} order by movement.recorded_at desc, movement.id desc limit ? offset ?`,
			[OUTWARD, ...values, query.size, query.page * query.size],
		),
		one<{ total: number; received: number; givenBack: number }>(
			sql,
			`select count(*)::int as total,
				coalesce(sum(movement.amount_cents) filter (where movement.kind = any(?)), 0)::float8 as received,
				coalesce(sum(movement.amount_cents) filter (where movement.kind = any(?)), 0)::float8 as given_back
			${from}`,
			[INWARD, OUTWARD, ...values],
		),
	]);
	const { total = 0, received = 0, givenBack = 0 } = sums ?? {};
	return { ...pageOf(content, total, query), received, givenBack };
}

/** The rows that fit. Every value is bound. */
function fitting({ query, direction, method, ...period }: MoneyMovementQuery) {
	const parts: { sql: string; values: (string | string[])[] }[] = inPeriod("movement.recorded_at", period);
	if (method) parts.push({ sql: `${METHOD} = ?`, values: [method] });
	if (direction) parts.push({ sql: "movement.kind = any(?)", values: [direction === "in" ? INWARD : OUTWARD] });
	for (const word of searchedWords(query ?? ""))
		parts.push({ sql: "orders.search_text like ?", values: [containing(word)] });
	const where = parts.map((part) => part.sql).join(" and ") || "true";
	return {
		from: `from payment_ledger movement join order_book orders on orders.id = movement.order_id
			left join manual_payment manual on manual.attempt_id = movement.attempt_id where ${where}`,
		values: parts.flatMap((part) => part.values),
	};
}
