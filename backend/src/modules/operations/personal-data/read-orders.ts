import type { PersonalData } from "@confiserie/domain/contract/personal-data";
import { toEuros } from "@confiserie/domain/money";
import { balanceDueCents } from "@confiserie/domain/payments/balance";
import { rows, type Sql } from "../../../lib/database/sql";
import type { OrderRow } from "../../sales/orders";

/** A customer's orders with their lines, latest first. */
export async function ordersOf(sql: Sql, customerId: string): Promise<PersonalData["orders"]> {
	const [orders, lines] = await Promise.all([
		rows<OrderRow>(sql, "SELECT * FROM order_book WHERE customer_id = ? ORDER BY created_at DESC, id DESC", [
			customerId,
		]),
		rows<{ orderId: string; productName: string; boxes: number; totalCents: number; lots: string[] }>(
			sql,
			`SELECT order_id, product_name, boxes, line.total_cents, array(SELECT code FROM order_lot JOIN lot ON lot.id = lot_id
				WHERE line_id = line.id AND shipped_at IS NOT NULL AND code IS NOT NULL ORDER BY code) AS lots FROM order_book_line line
			JOIN order_book ON order_book.id = line.order_id WHERE customer_id = ? ORDER BY order_id, position`,
			[customerId],
		),
	]);
	return orders.map((order) => ({
		orderNumber: order.orderNumber,
		placedAt: order.createdAt.toISOString(),
		status: order.status,
		total: toEuros(order.totalCents),
		paid: toEuros(order.capturedCents - order.refundedCents),
		balance: toEuros(balanceDueCents(order)),
		email: order.email,
		name: `${order.firstName} ${order.lastName}`.trim(),
		phone: order.phone,
		street: order.street,
		postalCode: order.postalCode,
		city: order.city,
		country: order.country,
		notes: order.deliveryNotes ?? "",
		lines: lines
			.filter(({ orderId }) => orderId === order.id)
			.map(({ productName: name, boxes, totalCents, lots: received }) => ({
				name,
				boxes,
				total: toEuros(totalCents),
				lots: received,
			})),
	}));
}
