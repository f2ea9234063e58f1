import type { AdminOrderStats } from "@confiserie/domain/contract/admin-order";
import { roundHalfUp, toEuros } from "@confiserie/domain/money";
import { isCancelled, isSold, type OrderStatus } from "@confiserie/domain/orders/order-status";
import { oneNumber, rows, type Sql, theRow } from "../../../../lib/database/sql";
import { statusIn } from "../../../foundations/order-status";
import type { OrderContext } from "../types";
import { ATTENTION, promisedSince } from "./conditions";

/** Days over which a customer who ordered counts as active. */
const ACTIVE_DAYS = 365;

/** Midnight in Paris of the day that the bound time lies in. */
export const PARIS_DAY = "date_trunc('day', ?::timestamptz, 'Europe/Paris')";
const PARIS_WEEK = "date_trunc('week', ?::timestamptz, 'Europe/Paris')";

/** The six cards above the list of orders. Source: accounts spec §2 "Admin orders list". */
export async function readStats(context: OrderContext): Promise<AdminOrderStats> {
	const now = context.now();
	const activeSince = new Date(now.getTime() - ACTIVE_DAYS * 24 * 3_600_000);
	const [all, recent, activeCustomers, ordersNeedingAttention] = await Promise.all([
		readSumsByStatus(context.pool),
		theRow<Recent>(
			context.pool,
			`with start as (select ${PARIS_DAY} as today, ${PARIS_WEEK} as week)
			select count(*) filter (where created_at >= today)::int as orders_today,
				coalesce(sum(turnover_cents) filter (where created_at >= today), 0)::float8 as revenue_today,
				count(*)::int as orders_week,
				coalesce(sum(turnover_cents), 0)::float8 as revenue_week
			from start, order_book where created_at >= week`,
			[now, now],
		),
		oneNumber(
			context.pool,
			`select count(*)::int from (
				select distinct customer_id from order_book where created_at >= ? and not (${statusIn(isCancelled)})) as ordered`,
			[activeSince],
		),
		oneNumber(context.pool, `select count(*)::int from order_book where ${ATTENTION}`, [promisedSince(now)]),
	]);
	const sold = total(all.filter(({ status }) => isSold(status)));
	return {
		totalOrders: total(all).orders,
		activeCustomers,
		totalRevenue: toEuros(sold.revenue),
		averageOrderValue: sold.orders === 0 ? 0 : toEuros(roundHalfUp(sold.revenue / sold.orders)),
		ordersNeedingAttention,
		newOrdersToday: recent.ordersToday,
		revenueToday: toEuros(recent.revenueToday),
		newOrdersThisWeek: recent.ordersWeek,
		revenueThisWeek: toEuros(recent.revenueWeek),
	};
}

/** Revenue in cents, net of refunds. */
interface Sums {
	orders: number;
	revenue: number;
}

/** Orders and revenue of each status that an order has. */
export function readSumsByStatus(sql: Sql): Promise<(Sums & { status: OrderStatus })[]> {
	// Grouped, so that an index in the order of the statuses is read without reading the rows.
	return rows(
		sql,
		"select status, count(*)::int as orders, sum(turnover_cents)::float8 as revenue from order_book group by status",
	);
}

interface Recent {
	ordersToday: number;
	revenueToday: number;
	ordersWeek: number;
	revenueWeek: number;
}

function total(parts: readonly Sums[]): Sums {
	return {
		orders: parts.reduce((sum, part) => sum + part.orders, 0),
		revenue: parts.reduce((sum, part) => sum + part.revenue, 0),
	};
}
