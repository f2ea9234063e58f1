import type {
	AdminOrder,
	AdminOrderPage,
	AdminOrderQuery,
	AdminOrderSort,
} from "@confiserie/domain/contract/admin-order";
import { pageOf } from "../../../../lib/database/page";
import { oneNumber, rows } from "../../../../lib/database/sql";
import { buyingCompaniesOf } from "../../../companies/companies";
import { shipmentsOf } from "../../../fulfilment/shipments";
import { readChannelNames } from "../../../terms/channels";
import { linesOf } from "../read-orders";
import type { LineRow, OrderContext, OrderRow } from "../types";
import { conditionsOf } from "./conditions";
import { serializeAdminOrder } from "./serialize-admin-order";

/** The order of each sort; the id makes it total, so that no page repeats or leaves out an order. */
export const ORDER_BY: Record<AdminOrderSort, string> = {
	createdAt_desc: "created_at desc, id desc",
	createdAt_asc: "created_at, id",
	totalAmount_desc: "total_cents desc, id desc",
	totalAmount_asc: "total_cents, id",
};

/** A page of all orders. Source: accounts spec §7 "Admin orders". */
export async function listAdminOrders(context: OrderContext, query: AdminOrderQuery): Promise<AdminOrderPage> {
	const now = context.now();
	const { sql, values } = conditionsOf(query, now);
	const [count, found] = await Promise.all([
		oneNumber(context.pool, `select count(*)::int from order_book where ${sql}`, values),
		// The ids alone: indexes hold them, so that the pages before a far one do not read their rows.
		rows<{ id: string }>(
			context.pool,
			`select id from order_book where ${sql} order by ${ORDER_BY[query.sort]} limit ? offset ?`,
			[...values, query.size, query.page * query.size],
		),
	]);
	const ids = found.map(({ id }) => id);
	return pageOf(await readAdminOrders(context, ids), count, query);
}

/** Orders as an administrator sees them, in the order of their ids. */
export async function readAdminOrders(context: OrderContext, ids: readonly string[]): Promise<AdminOrder[]> {
	const { orders, lines, shipments, channels } = await readWhole(context, ids);
	const now = context.now();
	const companies = orders.map(({ companyId }) => companyId);
	const surroundings = { channels, companyOf: await buyingCompaniesOf(context.pool, companies, now), now };
	return orders.map((order) =>
		serializeAdminOrder(order, lines.get(order.id) ?? [], shipments.get(order.id) ?? [], surroundings),
	);
}

/** Orders in the order of their ids, their lines and shipments by order, and the names of channels: ten thousand orders are a page too. */
export async function readWhole(context: OrderContext, ids: readonly string[]) {
	const [orders, all, shipments, channels] = await Promise.all([
		rows<OrderRow>(
			context.pool,
			`select order_book.* from unnest(?::text[]) with ordinality as wanted (id, place)
			join order_book using (id) order by place`,
			[[...ids]],
		),
		linesOf(context.pool, ids),
		shipmentsOf(context.pool, ids),
		readChannelNames(context.pool),
	]);
	const lines = new Map<string, LineRow[]>(orders.map((order) => [order.id, []]));
	for (const line of all) lines.get(line.orderId)?.push(line);
	return { orders, lines, shipments, channels };
}
