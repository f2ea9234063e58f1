import type { AttemptRow, OrderBook, OrderRow } from "../types";
import { applyIntent } from "./apply-intent";
import { GatewayRefusal } from "./gateway";
import { intentOf } from "./open-intent";

/**
 * Cancels an open payment at the provider, so that no money can come by it any more.
 * @returns false when the provider refuses: money came or is coming. What it says now has been taken over then
 */
export async function cancelIntent(book: OrderBook, attempt: AttemptRow, order: OrderRow): Promise<boolean> {
	const intent = await intentOf(book, attempt, order);
	try {
		await book.gateway.cancel(intent.id);
		return true;
	} catch (error) {
		if (!(error instanceof GatewayRefusal) || error.reason !== "intent_closed") throw error;
		await applyIntent(book, intent.id);
		return false;
	}
}

/** Like `cancelIntent`, and writes the end of the attempt into the book. */
export async function closeAttempt(book: OrderBook, attempt: AttemptRow, order: OrderRow): Promise<boolean> {
	const isCancelled = await cancelIntent(book, attempt, order);
	if (isCancelled)
		await book.pool.raw(
			"update payment_attempt set state = 'CANCELLED', updated_at = ? where id = ? and state in ('UNKNOWN','OPEN')",
			[book.now(), attempt.id],
		);
	return isCancelled;
}
