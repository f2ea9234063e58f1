import type { OrderRow } from "../orders";
import { liveAttempt } from "./attempt";
import { closeNow } from "./close-attempt";
import type { PaymentBook } from "./types";

/**
 * Cancels the payment that a customer could still make for this order, at the provider, outside any transaction. A payment
 * that was faster is taken over: the order's version tells that it changed.
 * @throws ApiFailure PAYMENT_UNAVAILABLE when the provider does not respond
 */
export async function closePayment(book: PaymentBook, order: OrderRow): Promise<void> {
	const attempt = await liveAttempt(book.pool, order.id);
	if (attempt) await closeNow(book, attempt);
}
