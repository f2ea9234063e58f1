import type { IntentStatus, PaymentStatusResponse } from "@confiserie/domain/contract/payment";
import { remainingCents } from "@confiserie/domain/orders/owed";
import { paymentStatus } from "@confiserie/domain/payments/payment-status";
import { one } from "../../../lib/database/sql";
import { existing } from "../../foundations/failures";
import { type OrderRow, PAID_BY } from "../orders";
import { askProvider } from "./apply-intent";
import type { AttemptRow, PaymentContext } from "./types";

/**
 * Payment status of an order that the caller pays. While the payment is open the provider is asked, so that a lost event
 * delays no customer; when the provider is unavailable, the stored state is returned.
 * @throws ApiFailure PAYMENT_NOT_FOUND, also for another customer's payment
 */
export async function readPaymentStatus(
	context: PaymentContext,
	customerId: string,
	intentId: string,
): Promise<PaymentStatusResponse> {
	const known = existing(await findByIntent(context, customerId, intentId), "PAYMENT_NOT_FOUND");
	const intent = known.attemptState === "SUCCEEDED" ? undefined : await askProvider(context, intentId);
	const order = (await findByIntent(context, customerId, intentId)) ?? known;
	const isBalance = order.purpose === "BALANCE";
	return {
		orderNumber: order.orderNumber,
		paymentType: order.paymentType,
		paymentAmount: order.amountCents,
		remainingAmount: isBalance ? remainingCents(order) : order.totalCents - order.expectedCents,
		depositPercentage: order.depositPercentage,
		paymentStatus: paymentStatus(order),
		intentStatus: intent?.status ?? statusOfEnded(order),
		declineCode: intent?.failure?.code ?? null,
	};
}

/** The intent status of an ended attempt, from stored data alone. */
function statusOfEnded({ attemptState }: PaidOrder): IntentStatus | null {
	if (attemptState === "SUCCEEDED") return "succeeded";
	return attemptState === "CANCELLED" ? "canceled" : null;
}

/** An order with what one of its payments is for. */
interface PaidOrder extends OrderRow, Pick<AttemptRow, "purpose" | "amountCents"> {
	attemptState: AttemptRow["state"];
}

function findByIntent(context: PaymentContext, customerId: string, intentId: string): Promise<PaidOrder | undefined> {
	return one<PaidOrder>(
		context.pool,
		`select order_book.*, payment_attempt.state as attempt_state, payment_attempt.purpose, payment_attempt.amount_cents from order_book join payment_attempt on payment_attempt.order_id = order_book.id
			where payment_attempt.intent_id = ? and ${PAID_BY}`,
		[intentId, customerId, customerId],
	);
}
