import { isCancelled } from "@confiserie/domain/orders/order-status";
import { one, type Sql } from "../../../../lib/database/sql";
import type { OrderRow } from "../../orders";

/** The order that a cart of the Store API stands for: the one placed last, since a cancelled one has a successor. */
export function orderOfCart(sql: Sql, cartId: string): Promise<OrderRow | undefined> {
	return one<OrderRow>(sql, "select * from order_book where cart_id = ? order by created_at desc, id desc limit 1", [
		cartId,
	]);
}

/**
 * The checkout that the next payment session of a cart belongs to: the same for as long as its order is open, so that a
 * repeated session finds the same order, and the next one after a cancellation.
 */
export async function checkoutOfCart(sql: Sql, cartId: string): Promise<string> {
	const latest = await orderOfCart(sql, cartId);
	if (!latest) return cartId;
	return isCancelled(latest.status) ? `${cartId}:${latest.id}` : latest.checkoutId;
}
