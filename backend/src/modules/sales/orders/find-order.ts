import { COMPANY_ROLE_NAMES, mayInCompany } from "@confiserie/domain/company/roles";
import { one, type Sql } from "../../../lib/database/sql";
import { ApiFailure, existing } from "../../foundations/failures";
import type { OrderRow } from "./types";

/** Whether the customer ? (twice) pays an order: their own, and as a manager each order of their company. */
export const PAID_BY = `(order_book.customer_id = ? or order_book.company_id in (
	select member.company_id from company_member member where member.customer_id = ? and member.role = 'MANAGER'))`;

/** The order of an id. */
export function orderById(sql: Sql, id: string): Promise<OrderRow | undefined> {
	return one<OrderRow>(sql, "select * from order_book where id = ?", [id]);
}

/** The same, locked until the transaction ends. */
export function lockedOrderById(sql: Sql, id: string): Promise<OrderRow | undefined> {
	return one<OrderRow>(sql, "select * from order_book where id = ? for update", [id]);
}

/** The same. Throws ORDER_NOT_FOUND. */
export async function lockOrder(sql: Sql, id: string): Promise<OrderRow> {
	return existing(await lockedOrderById(sql, id), "ORDER_NOT_FOUND");
}

/** An order by id or number, of one customer or, for an administrator, of anybody. Throws ORDER_NOT_FOUND. */
export async function findOrder(sql: Sql, idOrNumber: string, customerId: string | null): Promise<OrderRow> {
	const order = await one<OrderRow>(
		sql,
		"select * from order_book where (id = ? or order_number = ?) and customer_id = coalesce(?, customer_id)",
		[idOrNumber, idOrNumber.toUpperCase(), customerId],
	);
	if (!order) throw new ApiFailure("ORDER_NOT_FOUND");
	return order;
}

/** An order by id or number that a customer pays. Throws ORDER_NOT_FOUND. */
export async function findPayableOrder(sql: Sql, idOrNumber: string, customerId: string): Promise<OrderRow> {
	const order = await one<OrderRow>(sql, `select * from order_book where (id = ? or order_number = ?) and ${PAID_BY}`, [
		idOrNumber,
		idOrNumber.toUpperCase(),
		customerId,
		customerId,
	]);
	if (!order) throw new ApiFailure("ORDER_NOT_FOUND");
	return order;
}

/** Company roles that see the orders of their colleagues. */
const SEES_ALL = COMPANY_ROLE_NAMES.filter((role) => mayInCompany(role, "orders.all"));

/** An order by id or number that a customer may read: their own, and those of colleagues whom their role shows. Throws ORDER_NOT_FOUND. */
export async function findReadableOrder(
	sql: Sql,
	idOrNumber: string,
	customerId: string,
): Promise<OrderRow & { canPay: boolean }> {
	const order = await one<OrderRow & { canPay: boolean }>(
		sql,
		`select *, ${PAID_BY} as can_pay from order_book where (id = ? or order_number = ?) and (customer_id = ? or company_id in (
			select company_id from company_member where customer_id = ? and role = any(?)))`,
		[customerId, customerId, idOrNumber, idOrNumber.toUpperCase(), customerId, customerId, SEES_ALL],
	);
	if (!order) throw new ApiFailure("ORDER_NOT_FOUND");
	return order;
}

/** The order that the key of a mail opens to a customer without an account. Throws ORDER_NOT_FOUND. */
export async function findFollowedOrder(sql: Sql, followKey: string): Promise<OrderRow> {
	const order = await one<OrderRow>(sql, "select * from order_book where follow_key = ?", [followKey]);
	if (!order) throw new ApiFailure("ORDER_NOT_FOUND");
	return order;
}
