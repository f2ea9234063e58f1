import { trendPercent } from "@confiserie/domain/admin/trend";
import { LOW_STOCK_BOXES } from "@confiserie/domain/catalogue/stock-band";
import { DASHBOARD_DAYS, type Dashboard, type DashboardDay } from "@confiserie/domain/contract/dashboard";
import { dayOf } from "@confiserie/domain/day";
import { toEuros } from "@confiserie/domain/money";
import { isSold } from "@confiserie/domain/orders/order-status";
import { oneNumber, rows, theRow } from "../../../../lib/database/sql";
import { ACCOUNTS } from "../../../../medusa/accounts/people";
import { mostBoxesOf } from "../../../../medusa/inventory/levels";
import { PRODUCTS } from "../../../../medusa/products/products";
import { listLots } from "../../../catalog/lots";
import { statusIn } from "../../../foundations/order-status";
import type { OrderContext } from "../types";
import { IS_UNPAID } from "./count-waiting";
import { readChannelRevenue } from "./read-channel-revenue";
import { readHoldAlerts } from "./read-hold-alerts";
import { PARIS_DAY, readStats } from "./read-stats";

/** Lines in each of the dashboard's lists. */
const SHOWN = 5;

/** Everything that the dashboard shows of orders, stock and customers, from the database. Source: accounts spec §2. */
export async function readDashboard(
	context: OrderContext,
): Promise<Omit<Dashboard, "alerts" | "missingCompanyData" | "waiting">> {
	const [
		stats,
		periods,
		newCustomersToday,
		days,
		channels,
		bestSellers,
		mixedPallets,
		lowStock,
		outOfDate,
		shortLots,
		balancesDue,
		unpaidHolds,
	] = await Promise.all([
		readStats(context),
		readPeriods(context),
		countNewCustomers(context),
		readDays(context),
		readChannelRevenue(context),
		readBestSellers(context),
		readMixedPallets(context),
		readLowStock(context),
		readOutOfDate(context),
		readShortLots(context),
		readBalancesDue(context),
		readHoldAlerts(context),
	]);
	const trends = {
		orders: trendPercent(periods.orders, periods.ordersBefore),
		revenue: trendPercent(periods.revenue, periods.revenueBefore),
	};
	return {
		stats,
		trends,
		newCustomersToday,
		days,
		channels,
		bestSellers,
		mixedPallets,
		lowStock,
		outOfDate,
		shortLots,
		balancesDue,
		unpaidHolds,
	};
}

interface Periods {
	orders: number;
	revenue: number;
	ordersBefore: number;
	revenueBefore: number;
}

function readPeriods(context: OrderContext): Promise<Periods> {
	const now = context.now();
	return theRow<Periods>(
		context.pool,
		`with period as (select ?::timestamptz - make_interval(days => ?) as since, ?::timestamptz - make_interval(days => ?) as before)
		select count(*) filter (where created_at >= since)::int as orders,
			coalesce(sum(turnover_cents) filter (where created_at >= since), 0)::float8 as revenue,
			count(*) filter (where created_at < since)::int as orders_before,
			coalesce(sum(turnover_cents) filter (where created_at < since), 0)::float8 as revenue_before
		from order_book, period where created_at >= before`,
		[now, DASHBOARD_DAYS, now, 2 * DASHBOARD_DAYS],
	);
}

function countNewCustomers(context: OrderContext): Promise<number> {
	return oneNumber(context.pool, `select count(*)::int from ${ACCOUNTS} account where created_at >= ${PARIS_DAY}`, [
		context.now(),
	]);
}

async function readDays(context: OrderContext): Promise<DashboardDay[]> {
	const days = await rows<{ day: string; orders: number; revenue: number }>(
		context.pool,
		`with today as (select (?::timestamptz at time zone 'Europe/Paris')::date as day),
		sold as (
			select (created_at at time zone 'Europe/Paris')::date as day, count(*)::int as orders,
				coalesce(sum(turnover_cents), 0)::float8 as revenue
			from order_book where created_at >= ?::timestamptz - make_interval(days => ?) group by 1)
		select to_char(day.day, 'YYYY-MM-DD') as day, coalesce(orders, 0) as orders, coalesce(revenue, 0) as revenue
		from today, lateral (select today.day - number as day from generate_series(0, ?::int - 1) as number) as day
		left join sold on sold.day = day.day order by day.day`,
		[context.now(), context.now(), DASHBOARD_DAYS + 1, DASHBOARD_DAYS],
	);
	return days.map((day) => ({ ...day, revenue: toEuros(day.revenue) }));
}

async function readBestSellers(context: OrderContext): Promise<Dashboard["bestSellers"]> {
	const sold = await rows<Dashboard["bestSellers"][number]>(
		context.pool,
		`select product_id, (array_agg(product_name order by created_at desc, order_id, position))[1] as name,
			(array_agg(sku order by created_at desc, order_id, position))[1] as reference, sum(boxes)::int as boxes,
			max(pieces_per_box) as pieces_per_box,
			round(sum(line.total_cents * turnover_cents::numeric / nullif(order_book.total_cents, 0)))::float8 as revenue
		from order_book join order_book_line line on line.order_id = order_book.id
		where created_at >= ?::timestamptz - make_interval(days => ?) and ${statusIn(isSold)}
		group by product_id order by boxes desc, product_id limit ?`,
		[context.now(), DASHBOARD_DAYS, SHOWN],
	);
	return sold.map((product) => ({ ...product, revenue: toEuros(product.revenue) }));
}

/** Layers of one product beside full pallets stand on one that is not mixed. */
function readMixedPallets(context: OrderContext): Promise<Dashboard["mixedPallets"]> {
	return theRow<Dashboard["mixedPallets"]>(
		context.pool,
		`select coalesce(sum(mixed.pallets), 0)::int as pallets,
			coalesce(round(100 * sum(mixed.cents) / nullif(sum(subtotal_cents), 0)), 0)::int as percent
		from order_book left join lateral (
			select count(distinct place) as pallets, sum((layer ->> 'boxes')::int * unit_price_cents) as cents
			from jsonb_array_elements(mixed_pallets -> 'pallets') with ordinality as stacked(pallet, place)
			cross join jsonb_array_elements(pallet -> 'layers') as layer
			join order_book_line line on line.order_id = order_book.id and line.product_id = layer ->> 'productId'
			where jsonb_array_length(pallet -> 'layers') > 1
		) mixed on mixed_pallets is not null
		where created_at >= ?::timestamptz - make_interval(days => ?) and ${statusIn(isSold)}`,
		[context.now(), DASHBOARD_DAYS],
	);
}

async function readLowStock(context: OrderContext): Promise<Dashboard["lowStock"]> {
	const products = await rows<Dashboard["lowStock"]["products"][number] & { found: number }>(
		context.pool,
		`select product.id as product_id, product.title as name, reference, boxes, pieces_per_box,
			count(*) over ()::int as found
		from ${PRODUCTS} product
		join product_packaging packaging on packaging.product_id = product.id and packaging.deleted_at is null
		cross join lateral ${mostBoxesOf("packaging.inventory_item_id")} stock
		where product.status = 'published' and boxes <= ?
		order by boxes, product.title, product.id limit ?`,
		[LOW_STOCK_BOXES, SHOWN],
	);
	return { count: products[0]?.found ?? 0, products: products.map(({ found: _, ...product }) => product) };
}

async function readOutOfDate(context: OrderContext): Promise<Dashboard["outOfDate"]> {
	const products = await rows<Dashboard["outOfDate"]["products"][number] & { found: number }>(
		context.pool,
		`select product.id as product_id, product.title as name, reference, boxes, pieces_per_box, durability,
			best_before_date as date,
			count(*) over ()::int as found
		from ${PRODUCTS} product
		join product_packaging packaging on packaging.product_id = product.id and packaging.deleted_at is null
		cross join lateral ${mostBoxesOf("packaging.inventory_item_id")} stock
		where is_food and best_before_date < ? and (boxes > 0 or product.status = 'published')
		order by best_before_date, product.title, product.id limit ?`,
		[dayOf(context.now()), SHOWN],
	);
	return { count: products[0]?.found ?? 0, products: products.map(({ found: _, ...product }) => product) };
}

async function readShortLots(context: OrderContext): Promise<Dashboard["shortLots"]> {
	const { content, totalElements } = await listLots(
		context.pool,
		{ query: "", short: true, page: 0, size: SHOWN },
		context.now(),
	);
	return { count: totalElements, lots: content };
}

interface BalanceRow {
	orderNumber: string;
	customerName: string;
	createdAt: Date;
	balanceCents: number;
	found: number;
	allCents: number;
}

async function readBalancesDue(context: OrderContext): Promise<Dashboard["balancesDue"]> {
	const due = await rows<BalanceRow>(
		context.pool,
		`select order_number, first_name || ' ' || last_name as customer_name, created_at,
			balance_cents, count(*) over ()::int as found,
			sum(balance_cents) over ()::float8 as all_cents
		from order_book where ${IS_UNPAID}
		order by created_at, id limit ?`,
		[SHOWN],
	);
	return {
		count: due[0]?.found ?? 0,
		total: toEuros(due[0]?.allCents ?? 0),
		orders: due.map(({ orderNumber, customerName, createdAt, balanceCents }) => ({
			orderNumber,
			customerName,
			createdAt: createdAt.toISOString(),
			remaining: toEuros(balanceCents),
		})),
	};
}
