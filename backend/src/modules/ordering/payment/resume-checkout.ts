import { awaitsFirstPayment } from "@confiserie/domain/balance";
import type { BalanceIntent } from "@confiserie/domain/contract/balance";
import { ApiFailure } from "../../../http/failure";
import { one } from "../db";
import type { OrderBook, OrderRow } from "../types";
import { openPayment } from "./open-intent";

/**
 * Answers the payment of an order that waits for its first one, so that its customer can pay it from the order's page on
 * any device: the checkout's own intent, which can be paid once. Its hold is the checkout's and is not drawn out.
 * @throws ApiFailure CHECKOUT_CLOSED (paid, cancelled, or its hold has run out), PAYMENT_UNAVAILABLE
 */
export async function resumeCheckout(book: OrderBook, orderId: string): Promise<BalanceIntent> {
	const found = await one<OrderRow>(book.pool, "select * from order_book where id = ?", [orderId]);
	if (!found || !awaitsFirstPayment(found) || !isHeld(found, book.now())) throw new ApiFailure("CHECKOUT_CLOSED");
	return openPayment(book, orderId);
}

const isHeld = ({ holdExpiresAt, expiringSince }: OrderRow, now: Date): boolean =>
	expiringSince === null && holdExpiresAt !== null && holdExpiresAt > now;
