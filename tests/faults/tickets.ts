import type { ApiError } from "@confiserie/domain/contract/error";
import type { PaymentIntentRequest, PaymentIntentResponse } from "@confiserie/domain/contract/payment";
import { expect } from "vitest";
import { db } from "../support/api";
import { createIntent } from "../support/ordering";
import type { Ticket } from "./checkout-load";

/**
 * What was acknowledged is there, as it was acknowledged or as a later request of the same checkout changed it; and the
 * same checkout sent again finds that very order, or makes the one order that the kill prevented.
 */
export async function expectHonoured(ticket: Ticket): Promise<void> {
	const order = await orderOf(ticket);
	if (ticket.answer) {
		expect(order?.number).toBe(ticket.answer.orderNumber);
		expect(ticket.sent.slice(ticket.acknowledged).map(contentOf)).toContainEqual(order?.content);
	}
	if (ticket.isPaid) expect(order).toMatchObject({ status: "CONFIRMED", isPaid: true });
	const last = ticket.sent.at(-1);
	if (!last) return;
	const again = await createIntent<PaymentIntentResponse & ApiError>(ticket.customer.token, last);
	if (order && order.status !== "PENDING") expect([again.status, again.body.code]).toEqual([409, "CHECKOUT_CLOSED"]);
	else if (again.status !== 200) expect([again.status, again.body.code]).toEqual([409, "OUT_OF_STOCK"]);
	else if (order) expect(again.body.orderNumber).toBe(order.number);
	expect((await orderOf(ticket))?.number).toBe(again.status === 200 ? again.body.orderNumber : order?.number);
}

async function orderOf({ customer, checkoutId }: Ticket) {
	const { rows } = await db().query(
		`select order_number as number, status, captured_cents = expected_cents as "isPaid", json_build_object(
				'total', total_cents, 'amount', expected_cents, 'lines', (select json_agg(json_build_array(product_id, boxes)
					order by product_id collate "C") from order_book_line where order_id = order_book.id)) as content
			from order_book where customer_id = $1 and checkout_id = $2`,
		[customer.user.id, checkoutId],
	);
	expect(rows.length).toBeLessThanOrEqual(1);
	return rows[0] as { number: string; status: string; isPaid: boolean; content: unknown } | undefined;
}

function contentOf({ amount, orderData }: PaymentIntentRequest) {
	const lines = orderData.items.map((item) => [item.productId, item.quantity] as const);
	return { total: orderData.total, amount, lines: lines.sort(([a], [b]) => (a < b ? -1 : 1)) };
}
