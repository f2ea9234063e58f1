import {
	type DemoConfirmRequest,
	type DemoConfirmResponse,
	demoConfirmResponseSchema,
	type PaymentIntentRequest,
	type PaymentIntentResponse,
	type PaymentStatusResponse,
	paymentIntentResponseSchema,
	paymentStatusResponseSchema,
} from "@confiserie/domain/contract/payment";
import { paymentStateOf } from "@/features/payment";
import { api } from "@/lib/api";

/** POST /payments/create-intent. `key` makes a repeat of the same request harmless. */
export function callCreateIntent(body: PaymentIntentRequest, key: string): Promise<PaymentIntentResponse> {
	return api.post("/payments/create-intent", body, paymentIntentResponseSchema, {
		headers: { "idempotency-key": key },
	});
}

/** GET /payments/status/intent/{id}: for the caller's own orders only. */
export function callPaymentStatus(paymentIntentId: string): Promise<PaymentStatusResponse> {
	return api.get(`/payments/status/intent/${encodeURIComponent(paymentIntentId)}`, paymentStatusResponseSchema);
}

/** POST /payments/demo/confirm: the demo's stand-in for the provider's confirm step. */
export function callDemoConfirm(body: DemoConfirmRequest): Promise<DemoConfirmResponse> {
	return api.post("/payments/demo/confirm", body, demoConfirmResponseSchema);
}

/** True once the money that was asked for has been taken. */
export function isCaptured(order: PaymentStatusResponse): boolean {
	return paymentStateOf(order) === "paid";
}
