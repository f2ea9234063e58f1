import type { stripeClient } from "../../../backend/src/modules/sales/payments/stripe/client";

/** What a call of the shop's own SDK answers, so that the stand-in speaks the very API version that the SDK pins. */
type Client = ReturnType<typeof stripeClient>;
type Answered<Call extends (...input: never[]) => Promise<unknown>> = Omit<Awaited<ReturnType<Call>>, "lastResponse">;

type Intent = Answered<Client["paymentIntents"]["retrieve"]>;
type Charge = Answered<Client["charges"]["retrieve"]>;
type Refund = Answered<Client["refunds"]["retrieve"]>;
type Dispute = Answered<Client["disputes"]["retrieve"]>;
type Event = Answered<Client["events"]["retrieve"]>;
export type BalanceTransaction = Dispute["balance_transactions"][number];

/** Stripe's objects with every field that its types require; references are ids, nothing is expanded. Amounts in cents. */
export interface FakeIntent extends Intent {
	client_secret: string;
	latest_charge: string | null;
}
export interface FakeCharge extends Charge {
	payment_intent: string;
	payment_method: string;
}
export interface FakeRefund extends Refund {
	charge: string;
	payment_intent: string;
	status: "pending" | "succeeded" | "failed" | "canceled";
	metadata: Record<string, string>;
}
export interface FakeDispute extends Dispute {
	charge: string;
	payment_intent: string;
}
/** As much of a webhook endpoint as the shop reads. */
export interface FakeEndpoint {
	id: string;
	url: string;
	status: "enabled" | "disabled";
	enabled_events: string[];
}
export type FakeObject = FakeIntent | FakeCharge | FakeRefund | FakeDispute;
export interface FakeEvent extends Omit<Event, "type" | "data"> {
	type: string;
	data: { object: FakeObject; previous_attributes?: object };
}
