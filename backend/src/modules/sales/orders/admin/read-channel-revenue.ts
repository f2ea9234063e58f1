import { DASHBOARD_DAYS, type Dashboard } from "@confiserie/domain/contract/dashboard";
import { toEuros } from "@confiserie/domain/money";
import { rows } from "../../../../lib/database/sql";
import { readChannelNames } from "../../../terms/channels";
import type { OrderContext } from "../types";

/** Orders and turnover of the last days by the sales channel that they came through, most turnover first. */
export async function readChannelRevenue(context: OrderContext): Promise<Dashboard["channels"]> {
	const [sums, names] = await Promise.all([
		rows<{ id: string; orders: number; revenue: number }>(
			context.pool,
			`select sales_channel_id as id, count(*)::int as orders, coalesce(sum(turnover_cents), 0)::float8 as revenue
			from order_book where created_at >= ?::timestamptz - make_interval(days => ?)
			group by sales_channel_id order by revenue desc, sales_channel_id`,
			[context.now(), DASHBOARD_DAYS],
		),
		readChannelNames(context.pool),
	]);
	return sums.map(({ id, orders, revenue }) => ({
		id,
		name: names.get(id) ?? id,
		orders,
		revenue: toEuros(revenue),
	}));
}
