import type { AccountHome } from "@confiserie/domain/contract/account-home";
import type { Order, OrderPage, orderQuerySchema } from "@confiserie/domain/contract/order";
import { toEuros } from "@confiserie/domain/money";
import { isCancelled, isPending, NEW_ORDER_DAYS } from "@confiserie/domain/orders/order-status";
import { awaitsFirstPayment, balanceDueCents, firstPaymentCents } from "@confiserie/domain/payments/balance";
import type { z } from "@medusajs/framework/zod";
import { pageOf } from "../../../lib/database/page";
import { oneNumber, rows, type Sql } from "../../../lib/database/sql";
import { OWING } from "../../companies/companies";
import { statusIn } from "../../foundations/order-status";
import { shipmentsOf } from "../../fulfilment/shipments";
import { findFollowedOrder, findReadableOrder } from "./find-order";
import { receiptsOf } from "./receipts";
import { serializeOrder } from "./serialize-order";
import type { LineRow, OrderContext, OrderRow } from "./types";

export type OrderQuery = z.output<typeof orderQuerySchema>;

/** A page of the customer's own orders, newest first. Source: accounts spec §7 "Customer orders". */
export async function listOrders(context: OrderContext, customerId: string, query: OrderQuery): Promise<OrderPage> {
	const since = query.recent ? new Date(context.now().getTime() - NEW_ORDER_DAYS * 24 * 60 * 60 * 1000) : null;
	const filter = `customer_id = ? and status = coalesce(?, status) and created_at >= coalesce(?::timestamptz, created_at)`;
	const values = [customerId, query.status ?? null, since];
	const [count, orders] = await Promise.all([
		oneNumber(context.pool, `select count(*)::int from order_book where ${filter}`, values),
		rows<OrderRow>(
			context.pool,
			`select * from order_book where ${filter} order by created_at desc, id desc limit ? offset ?`,
			[...values, query.size, query.page * query.size],
		),
	]);
	const ids = orders.map((order) => order.id);
	const [lines, shipments] = await Promise.all([linesOf(context.pool, ids), shipmentsOf(context.pool, ids)]);
	const content = orders.map((order) =>
		serializeOrder(
			order,
			lines.filter((line) => line.orderId === order.id),
			shipments.get(order.id) ?? [],
			context.now(),
		),
	);
	return pageOf(content, count, query);
}

/**
 * Own orders with something to pay now, earliest first; what is on account stands on the company's statement.
 * @param statedId the company whose statement the customer reads: what it lists is not repeated; null for none
 */
export async function listDues(
	context: OrderContext,
	customerId: string,
	statedId: string | null,
): Promise<AccountHome["dues"]> {
	const found = await rows<OrderRow>(
		context.pool,
		`select * from order_book book where customer_id = ? and balance_cents > 0 and on_account_at is null
			and not (coalesce(company_id = ?, false) and ${OWING})
			and not (${statusIn(isCancelled)}) and approval is distinct from 'WAITING'
			and (captured_cents > 0 or not (${statusIn(isPending)}) or coalesce(hold_expires_at > ?, true))
			order by created_at, id limit 20`,
		[customerId, statedId, context.now()],
	);
	return found.map((order) => {
		const isFirst = awaitsFirstPayment(order);
		return {
			orderNumber: order.orderNumber,
			amount: toEuros(isFirst ? firstPaymentCents(order) : balanceDueCents(order)),
			payBy: isFirst ? (order.holdExpiresAt?.toISOString() ?? null) : null,
		};
	});
}

/** An order that the customer may read, by id or number. Throws ORDER_NOT_FOUND, also for another customer's order. */
export async function readOrder(context: OrderContext, customerId: string, idOrNumber: string): Promise<Order> {
	const order = await findReadableOrder(context.pool, idOrNumber, customerId);
	return { ...(await withLines(context, order)), isOwn: order.customerId === customerId, canPay: order.canPay };
}

/** The order of a customer without an account, by the key of a mail. Throws ORDER_NOT_FOUND. */
export async function readFollowedOrder(context: OrderContext, followKey: string): Promise<Order> {
	return withLines(context, await findFollowedOrder(context.pool, followKey));
}

async function withLines(context: OrderContext, order: OrderRow): Promise<Order> {
	const [lines, receipts, shipments] = await Promise.all([
		linesOf(context.pool, [order.id]),
		receiptsOf(context.pool, order.id),
		shipmentsOf(context.pool, [order.id]),
	]);
	const pendingCents = receipts.reduce((sum, receipt) => sum + receipt.pendingCents, 0);
	const serialized = serializeOrder(order, lines, shipments.get(order.id) ?? [], context.now());
	return { ...serialized, refundPendingAmount: toEuros(pendingCents) };
}

/** Lines of several orders, each order's in their position. */
export function linesOf(sql: Sql, orderIds: readonly string[]): Promise<LineRow[]> {
	return rows<LineRow>(
		sql,
		"select order_book_line.*, vat_rate::float8 as vat_rate from order_book_line where order_id = any(?) order by order_id, position",
		[orderIds],
	);
}
