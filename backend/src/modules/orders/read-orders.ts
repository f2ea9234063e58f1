import type { Order, OrderPage, orderQuerySchema } from "@confiserie/domain/contract/order";
import { toEuros } from "@confiserie/domain/money";
import { NEW_ORDER_DAYS } from "@confiserie/domain/order-status";
import type { z } from "@medusajs/framework/zod";
import { one, rows, type Sql } from "../../lib/database/sql";
import { shipmentsOf } from "../shipments";
import { findFollowedOrder, findReadableOrder } from "./find-order";
import { receiptsOf } from "./receipts";
import { serializeOrder } from "./serialize-order";
import type { LineRow, OrderBook, OrderRow } from "./types";

export type OrderQuery = z.output<typeof orderQuerySchema>;

/** A page of the customer's own orders, newest first. Source: accounts spec §7 "Customer orders". */
export async function listOrders(book: OrderBook, customerId: string, query: OrderQuery): Promise<OrderPage> {
	const since = query.recent ? new Date(book.now().getTime() - NEW_ORDER_DAYS * 24 * 60 * 60 * 1000) : null;
	const filter = `customer_id = ? and status = coalesce(?, status) and created_at >= coalesce(?::timestamptz, created_at)`;
	const values = [customerId, query.status ?? null, since];
	const [count, orders] = await Promise.all([
		one<{ total: number }>(book.pool, `select count(*)::int as total from order_book where ${filter}`, values),
		rows<OrderRow>(
			book.pool,
			`select * from order_book where ${filter} order by created_at desc, id desc limit ? offset ?`,
			[...values, query.size, query.page * query.size],
		),
	]);
	const ids = orders.map((order) => order.id);
	const [lines, shipments] = await Promise.all([linesOf(book.pool, ids), shipmentsOf(book.pool, ids)]);
	const totalElements = count?.total ?? 0;
	return {
		content: orders.map((order) =>
			serializeOrder(
				order,
				lines.filter((line) => line.orderId === order.id),
				shipments.get(order.id) ?? [],
			),
		),
		totalElements,
		last: (query.page + 1) * query.size >= totalElements,
	};
}

/** An order that the customer may read, by id or number. Throws ORDER_NOT_FOUND, also for another customer's order. */
export async function readOrder(book: OrderBook, customerId: string, idOrNumber: string): Promise<Order> {
	const order = await findReadableOrder(book.pool, idOrNumber, customerId);
	return { ...(await withLines(book, order)), isOwn: order.customerId === customerId, canPay: order.canPay };
}

/** The order of a customer without an account, by the key of a mail. Throws ORDER_NOT_FOUND. */
export async function readFollowedOrder(book: OrderBook, followKey: string): Promise<Order> {
	return withLines(book, await findFollowedOrder(book.pool, followKey));
}

async function withLines(book: OrderBook, order: OrderRow): Promise<Order> {
	const [lines, receipts, shipments] = await Promise.all([
		linesOf(book.pool, [order.id]),
		receiptsOf(book.pool, order.id),
		shipmentsOf(book.pool, [order.id]),
	]);
	const pendingCents = receipts.reduce((sum, receipt) => sum + receipt.pendingCents, 0);
	return { ...serializeOrder(order, lines, shipments.get(order.id) ?? []), refundPendingAmount: toEuros(pendingCents) };
}

/** Lines of several orders, each order's in their position. */
export function linesOf(sql: Sql, orderIds: readonly string[]): Promise<LineRow[]> {
	return rows<LineRow>(
		sql,
		"select order_book_line.*, vat_rate::float8 as vat_rate from order_book_line where order_id = any(?) order by order_id, position",
		[orderIds],
	);
}
