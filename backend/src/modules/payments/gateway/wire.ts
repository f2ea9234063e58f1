import { INTENT_STATUSES, type paymentEventSchema } from "@confiserie/domain/contract/payment";
import { z } from "@medusajs/framework/zod";
import type { Intent } from "./gateway";

/** Stripe's payment intent, as far as the shop reads it. Amounts in the currency's smallest unit. */
export const intentObjectSchema = z.object({
	id: z.string(),
	object: z.literal("payment_intent"),
	amount: z.number().int(),
	amount_received: z.number().int(),
	currency: z.string(),
	status: z.enum(INTENT_STATUSES),
	client_secret: z.string(),
	latest_charge: z.string().nullable(),
	last_payment_error: z
		.object({ code: z.string(), decline_code: z.string().optional(), message: z.string() })
		.nullable(),
	metadata: z.record(z.string(), z.string()),
	created: z.number().int(),
	livemode: z.boolean(),
});
export type IntentObject = z.output<typeof intentObjectSchema>;

/** Stripe's event envelope. Only events about a payment intent, or naming one, concern the order service. */
export type ProviderEvent = z.output<typeof paymentEventSchema>;

export function intentFromWire(wire: IntentObject): Intent {
	const error = wire.last_payment_error;
	return {
		id: wire.id,
		clientSecret: wire.client_secret,
		status: wire.status,
		amountCents: wire.amount,
		capturedCents: wire.amount_received,
		chargeId: wire.latest_charge,
		failure: error && { code: error.decline_code ?? error.code, message: error.message },
		attemptId: wire.metadata.attempt_id ?? null,
	};
}

/** The intent that an event is about; undefined when it is about something else. */
export function intentIdOf({ data: { object } }: ProviderEvent): string | undefined {
	return object.object === "payment_intent" ? object.id : (object.payment_intent ?? undefined);
}

/** True for an event about money that went back: refunds, disputes, and the charge that they belong to. */
export function tellsOfReversals({ data: { object } }: ProviderEvent): boolean {
	return object.object === "charge" || object.object === "refund" || object.object === "dispute";
}
