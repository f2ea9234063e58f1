import type { AdminOrderStats } from "@confiserie/domain/contract/admin-order";
import { roundHalfUp, toEuros } from "@confiserie/domain/money";
import { one } from "../db";
import type { OrderBook } from "../types";
import { ATTENTION, promisedSince } from "./conditions";

/** Days over which a customer who ordered counts as active. */
const ACTIVE_DAYS = 365;

/** Turnover counts what was accepted and not cancelled: neither open checkouts nor orders that came to nothing. */
export const SOLD = "status not in ('PENDING','CANCELLED')";

/** Midnight in Paris of the day that the bound time lies in. */
export const PARIS_DAY = "date_trunc('day', ?::timestamptz, 'Europe/Paris')";
const PARIS_WEEK = "date_trunc('week', ?::timestamptz, 'Europe/Paris')";

/** The six cards above the list of orders. Source: accounts spec §2 "Admin orders list". */
export async function readStats(book: OrderBook): Promise<AdminOrderStats> {
	const now = book.now();
	const activeSince = new Date(now.getTime() - ACTIVE_DAYS * 24 * 3_600_000);
	const [all, active, alerts] = await Promise.all([
		one<Sums>(
			book.pool,
			`with start as (select ${PARIS_DAY} as today, ${PARIS_WEEK} as week)
			select count(*)::int as orders,
				count(*) filter (where ${SOLD})::int as sold,
				coalesce(sum(total_cents) filter (where ${SOLD}), 0)::float8 as revenue,
				count(*) filter (where created_at >= today)::int as orders_today,
				coalesce(sum(total_cents) filter (where ${SOLD} and created_at >= today), 0)::float8 as revenue_today,
				count(*) filter (where created_at >= week)::int as orders_week,
				coalesce(sum(total_cents) filter (where ${SOLD} and created_at >= week), 0)::float8 as revenue_week
			from order_book, start`,
			[now, now],
		),
		one<{ customers: number }>(
			book.pool,
			`select count(*)::int as customers from (
				select distinct customer_id from order_book where created_at >= ? and status <> 'CANCELLED') as ordered`,
			[activeSince],
		),
		one<{ orders: number }>(book.pool, `select count(*)::int as orders from order_book where ${ATTENTION}`, [
			promisedSince(now),
		]),
	]);
	if (!all || !active || !alerts) throw new Error("A select without a row.");
	return {
		totalOrders: all.orders,
		activeCustomers: active.customers,
		totalRevenue: toEuros(all.revenue),
		averageOrderValue: all.sold === 0 ? 0 : toEuros(roundHalfUp(all.revenue / all.sold)),
		ordersNeedingAttention: alerts.orders,
		newOrdersToday: all.ordersToday,
		revenueToday: toEuros(all.revenueToday),
		newOrdersThisWeek: all.ordersWeek,
		revenueThisWeek: toEuros(all.revenueWeek),
	};
}

/** Amounts in cents. */
interface Sums {
	orders: number;
	sold: number;
	revenue: number;
	ordersToday: number;
	revenueToday: number;
	ordersWeek: number;
	revenueWeek: number;
}
