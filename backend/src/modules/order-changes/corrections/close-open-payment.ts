import { ApiFailure } from "../../failures";
import { closeNow, liveAttempt, type PaymentBook } from "../../payments";

/** Closes an open payment, which asks for what was due before a correction. @throws ApiFailure PAYMENT_IN_PROGRESS */
export async function closeOpenPayment(book: PaymentBook, orderId: string): Promise<void> {
	const open = await liveAttempt(book.pool, orderId);
	if (open && !(await closeNow(book, open))) throw new ApiFailure("PAYMENT_IN_PROGRESS");
}
