import { ApiFailure } from "../../../foundations/failures";
import { closeNow, liveAttempt, type PaymentContext } from "../../payments";

/** Closes an open payment, which asks for what was due before a correction. @throws ApiFailure PAYMENT_IN_PROGRESS */
export async function closeOpenPayment(context: PaymentContext, orderId: string): Promise<void> {
	const open = await liveAttempt(context.pool, orderId);
	if (open && !(await closeNow(context, open))) throw new ApiFailure("PAYMENT_IN_PROGRESS");
}
