import type { PaymentStatusAnswer } from "@confiserie/domain/contract/payment";
import { paymentStatus } from "@confiserie/domain/payment-status";
import { ApiFailure } from "../../../http/failure";
import { one } from "../db";
import type { OrderBook, OrderRow } from "../types";
import { applyIntent } from "./apply-intent";
import { GatewayUnavailable } from "./gateway";

/**
 * Payment status of the caller's own order. While nothing is captured the provider is asked, so that a lost event
 * leaves nobody waiting; when it cannot be asked, what the book knows is answered.
 * @throws ApiFailure PAYMENT_NOT_FOUND, also for another customer's payment
 */
export async function readPaymentStatus(
	book: OrderBook,
	customerId: string,
	intentId: string,
): Promise<PaymentStatusAnswer> {
	const known = await findByIntent(book, customerId, intentId);
	if (!known) throw new ApiFailure("PAYMENT_NOT_FOUND");
	if (known.capturedCents === 0) await askProvider(book, intentId);
	const order = (await findByIntent(book, customerId, intentId)) ?? known;
	return {
		orderNumber: order.orderNumber,
		paymentType: order.paymentType,
		paymentAmount: order.expectedCents,
		remainingAmount: order.totalCents - order.expectedCents,
		depositPercentage: order.depositPercentage,
		paymentStatus: paymentStatus(order),
	};
}

function findByIntent(book: OrderBook, customerId: string, intentId: string): Promise<OrderRow | undefined> {
	return one<OrderRow>(
		book.pool,
		`select order_book.* from order_book join payment_attempt on payment_attempt.order_id = order_book.id
			where payment_attempt.intent_id = ? and order_book.customer_id = ?`,
		[intentId, customerId],
	);
}

async function askProvider(book: OrderBook, intentId: string): Promise<void> {
	try {
		await applyIntent(book, intentId);
	} catch (error) {
		if (!(error instanceof GatewayUnavailable)) throw error;
	}
}
