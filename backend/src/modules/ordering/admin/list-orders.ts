import type { AdminOrderPage, AdminOrderQuery, AdminOrderSort } from "@confiserie/domain/contract/admin-order";
import { one, rows } from "../db";
import { linesOf } from "../read-orders";
import type { LineRow, OrderBook } from "../types";
import { conditionsOf } from "./conditions";
import { type AdminOrderRow, presentAdminOrder } from "./present-admin-order";

/** The order of each sort; the id makes it total, so that no page repeats or leaves out an order. */
export const ORDER_BY: Record<AdminOrderSort, string> = {
	createdAt_desc: "created_at desc, id desc",
	createdAt_asc: "created_at, id",
	totalAmount_desc: "total_cents desc, id desc",
	totalAmount_asc: "total_cents, id",
};

/** A page of all orders. Source: accounts spec §7 "Admin orders". */
export async function listAdminOrders(book: OrderBook, query: AdminOrderQuery): Promise<AdminOrderPage> {
	const now = book.now();
	const { sql, values } = conditionsOf(query, now);
	const offset = query.page * query.size;
	const [count, orders] = await Promise.all([
		one<{ total: number }>(book.pool, `select count(*)::int as total from order_book where ${sql}`, values),
		rows<AdminOrderRow>(
			book.pool,
			`select * from order_book where ${sql} order by ${ORDER_BY[query.sort]} limit ? offset ?`,
			[...values, query.size, offset],
		),
	]);
	const lines = await linesByOrder(book, orders);
	const totalElements = count?.total ?? 0;
	return {
		content: orders.map((order) => presentAdminOrder(order, lines.get(order.id) ?? [], now)),
		totalElements,
		last: offset + query.size >= totalElements,
	};
}

/** The lines of several orders, by order: ten thousand orders are a page too. */
export async function linesByOrder(book: OrderBook, orders: readonly AdminOrderRow[]): Promise<Map<string, LineRow[]>> {
	const found = new Map<string, LineRow[]>(orders.map((order) => [order.id, []]));
	for (const line of await linesOf(book.pool, [...found.keys()])) found.get(line.orderId)?.push(line);
	return found;
}
