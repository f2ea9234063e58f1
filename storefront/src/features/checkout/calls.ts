import type {
	PaymentIntentRequest,
	PaymentIntentResponse,
	PaymentStatusResponse,
} from "@confiserie/domain/contract/payment";
import { createIntent } from "@confiserie/domain/contract/payments";
import { paymentStateOf } from "@/features/payment";
import { call } from "@/lib/api";

/** POST /payments/create-intent. `key` makes a repeat of the same request harmless. */
export function callCreateIntent(body: PaymentIntentRequest, key: string): Promise<PaymentIntentResponse> {
	return call(createIntent, { body, headers: { "idempotency-key": key } });
}

/** True once the money that was asked for has been taken. */
export function isCaptured(order: PaymentStatusResponse): boolean {
	return paymentStateOf(order) === "paid";
}
