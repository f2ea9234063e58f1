import { liveAttempt } from "../payment/attempt";
import { closeNow } from "../payment/close-attempt";
import type { OrderBook, OrderRow } from "../types";

/**
 * Cancels the payment that a customer could still make for this order, at the provider, outside any transaction. A payment
 * that was faster is taken over: the order's version tells that it changed.
 * @throws ApiFailure PAYMENT_UNAVAILABLE when the provider does not respond
 */
export async function closePayment(book: OrderBook, order: OrderRow): Promise<void> {
	const attempt = await liveAttempt(book.pool, order.id);
	if (attempt) await closeNow(book, attempt);
}
