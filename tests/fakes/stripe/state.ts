import { randomBytes } from "node:crypto";

/** Stripe's objects as far as the shop reads them. Amounts in cents, times in seconds. */
export interface FakeIntent {
	id: string;
	object: "payment_intent";
	amount: number;
	amount_received: number;
	currency: string;
	status: "requires_payment_method" | "requires_action" | "processing" | "canceled" | "succeeded";
	client_secret: string;
	latest_charge: string | null;
	last_payment_error: { type: string; code: string; decline_code?: string; message: string } | null;
	metadata: Record<string, string>;
	description: string | null;
	payment_method_types: string[];
	created: number;
	livemode: false;
}
export interface FakeCharge {
	id: string;
	object: "charge";
	amount: number;
	amount_refunded: number;
	refunded: boolean;
	disputed: boolean;
	payment_intent: string;
	created: number;
}
export interface FakeRefund {
	id: string;
	object: "refund";
	amount: number;
	charge: string;
	payment_intent: string;
	status: "succeeded" | "failed";
	metadata: Record<string, string>;
	created: number;
}
export interface FakeDispute {
	id: string;
	object: "dispute";
	amount: number;
	charge: string;
	payment_intent: string;
	reason: string;
	status: "needs_response" | "won" | "lost";
	created: number;
}
export interface FakeEvent {
	id: string;
	object: "event";
	type: string;
	created: number;
	livemode: false;
	data: { object: { id: string; object: string } };
}

/** The account's books. */
export interface Books {
	intents: Map<string, FakeIntent>;
	/** Each one is money taken from a card: the oracle counts these. */
	charges: Map<string, FakeCharge>;
	refunds: Map<string, FakeRefund>;
	disputes: Map<string, FakeDispute>;
	events: FakeEvent[];
}

export function emptyBooks(): Books {
	return { intents: new Map(), charges: new Map(), refunds: new Map(), disputes: new Map(), events: [] };
}

export const newId = (prefix: string) => `${prefix}_${randomBytes(12).toString("hex")}`;
export const seconds = () => Math.floor(Date.now() / 1000);

/** What Stripe answers instead of an object. */
export class StripeProblem extends Error {
	constructor(
		readonly status: number,
		readonly error: { type: string; code?: string; message: string; param?: string; decline_code?: string },
		/** False when the request was refused before anything was executed: such an answer is not kept under a key. */
		readonly isKept = false,
	) {
		super(error.message);
	}
}

export function invalid(message: string, more: { code?: string; param?: string } = {}, status = 400): StripeProblem {
	return new StripeProblem(status, { type: "invalid_request_error", message, ...more });
}

/** @throws StripeProblem 404 as Stripe words it */
export function found<Thing>(things: Map<string, Thing>, id: string, what: string): Thing {
	const thing = things.get(id);
	if (!thing) throw invalid(`No such ${what}: '${id}'`, { code: "resource_missing", param: "intent" }, 404);
	return thing;
}
