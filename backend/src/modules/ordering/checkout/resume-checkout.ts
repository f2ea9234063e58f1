import { awaitsFirstPayment } from "@confiserie/domain/balance";
import type { BalanceIntent } from "@confiserie/domain/contract/balance";
import { inTransaction, one } from "../../../lib/database/sql";
import { ApiFailure } from "../../../lib/failure";
import { amountToCollect } from "../payment/amount-to-collect";
import { liveAttempt, openAttempt } from "../payment/attempt";
import { openPayment } from "../payment/open-intent";
import type { OrderBook, OrderRow } from "../types";

/**
 * Returns the payment of an order that waits for its first one, so that its customer can pay it from the order's page on
 * any device: the checkout's own intent, which can be paid once. Its hold is the checkout's and is not drawn out.
 * @throws ApiFailure CHECKOUT_CLOSED (paid, cancelled, or its hold has run out), PAYMENT_UNAVAILABLE, PAYMENT_REFUSED
 */
export async function resumeCheckout(book: OrderBook, orderId: string): Promise<BalanceIntent> {
	const found = await one<OrderRow>(book.pool, "select * from order_book where id = ?", [orderId]);
	if (!found || !awaitsFirstPayment(found) || !isHeld(found, book.now())) throw new ApiFailure("CHECKOUT_CLOSED");
	await reopen(book, orderId);
	return openPayment(book, orderId);
}

/** A payment that ended without money, refused by the provider say, has a successor. */
async function reopen(book: OrderBook, orderId: string): Promise<void> {
	await inTransaction(book.writes, async (sql) => {
		const now = book.now();
		const order = await one<OrderRow>(sql, "select * from order_book where id = ? for update", [orderId]);
		if (!order || !awaitsFirstPayment(order) || !isHeld(order, now) || (await liveAttempt(sql, orderId))) return;
		const amountCents = amountToCollect(order, "CHECKOUT");
		await openAttempt(sql, { orderId, provider: book.gateway.provider, purpose: "CHECKOUT", amountCents, now });
	});
}

const isHeld = ({ holdExpiresAt, expiringSince }: OrderRow, now: Date): boolean =>
	expiringSince === null && holdExpiresAt !== null && holdExpiresAt > now;
