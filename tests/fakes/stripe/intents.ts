import { type Form, textOf, textsOf } from "./form";
import { type Books, type FakeIntent, found, invalid, newId, StripeProblem, seconds } from "./state";

const CREATE_PARAMETERS = new Set(["amount", "currency", "allowed_payment_method_types", "description", "metadata"]);
const UPDATE_PARAMETERS = new Set(["amount", "description", "metadata"]);
const OPEN = new Set<FakeIntent["status"]>(["requires_payment_method", "requires_action"]);
const MINIMUM_CENTS = 50;

/** Tells the account's event log that something happened to an object. */
export type Emit = (type: string, object: { id: string; object: string }) => void;

/** POST /v1/payment_intents */
export function createIntent(books: Books, form: Form): FakeIntent {
	refuseUnknown(form, CREATE_PARAMETERS);
	const currency = textOf(form, "currency");
	if (currency !== "eur") throw invalid("Invalid currency", { param: "currency" });
	const id = newId("pi");
	const intent: FakeIntent = {
		id,
		object: "payment_intent",
		amount: amountOf(form),
		amount_received: 0,
		currency,
		status: "requires_payment_method",
		client_secret: `${id}_secret_${newId("s").slice(2)}`,
		latest_charge: null,
		last_payment_error: null,
		metadata: textsOf(form, "metadata"),
		description: textOf(form, "description") ?? null,
		payment_method_types: Object.values(textsOf(form, "allowed_payment_method_types")),
		created: seconds(),
		livemode: false,
	};
	books.intents.set(id, intent);
	return intent;
}

/** POST /v1/payment_intents/:id */
export function updateIntent(books: Books, id: string, form: Form): FakeIntent {
	refuseUnknown(form, UPDATE_PARAMETERS);
	const intent = found(books.intents, id, "payment_intent");
	if (form.amount !== undefined) {
		const amount = amountOf(form);
		refuseClosed(intent, "update");
		intent.amount = amount;
	}
	Object.assign(intent.metadata, textsOf(form, "metadata"));
	return intent;
}

/** POST /v1/payment_intents/:id/cancel */
export function cancelIntent(books: Books, id: string, emit: Emit): FakeIntent {
	const intent = found(books.intents, id, "payment_intent");
	refuseClosed(intent, "cancel");
	intent.status = "canceled";
	emit("payment_intent.canceled", intent);
	return intent;
}

/** Test payment methods of Stripe's own documentation and what their bank says. */
const CARDS: Record<string, { code: string; decline_code: string; message: string } | "accepted" | "asks" | "later"> = {
	pm_card_visa: "accepted",
	pm_card_threeDSecure2Required: "asks",
	pm_card_delayed: "later",
	pm_card_visa_chargeDeclined: {
		code: "card_declined",
		decline_code: "generic_decline",
		message: "Your card was declined.",
	},
	pm_card_visa_chargeDeclinedInsufficientFunds: {
		code: "card_declined",
		decline_code: "insufficient_funds",
		message: "Your card has insufficient funds.",
	},
};

/** POST /v1/payment_intents/:id/confirm: what the card form of the browser does. */
export function confirmIntent(books: Books, id: string, form: Form, emit: Emit): FakeIntent {
	const intent = found(books.intents, id, "payment_intent");
	refuseClosed(intent, "confirm");
	const method = textOf(form, "payment_method") ?? "";
	const outcome = CARDS[method];
	if (!outcome)
		throw invalid(`No such PaymentMethod: '${method}'`, { code: "resource_missing", param: "payment_method" });
	if (outcome === "asks") {
		intent.status = "requires_action";
		return intent;
	}
	if (outcome === "later") {
		intent.status = "processing";
		emit("payment_intent.processing", intent);
		return intent;
	}
	return outcome === "accepted"
		? charge(books, intent, emit)
		: decline(intent, { type: "card_error", ...outcome }, emit);
}

/** The end of 3-D Secure, or of a payment that was processing. */
export function settleIntent(books: Books, id: string, isAccepted: boolean, emit: Emit): FakeIntent {
	const intent = found(books.intents, id, "payment_intent");
	if (intent.status !== "requires_action" && intent.status !== "processing")
		throw invalid("This PaymentIntent waits for nothing.", { code: "payment_intent_unexpected_state" });
	if (isAccepted) return charge(books, intent, emit);
	intent.last_payment_error = {
		type: "card_error",
		code: "payment_intent_authentication_failure",
		message: "The provided PaymentMethod has failed authentication.",
	};
	intent.status = "requires_payment_method";
	emit("payment_intent.payment_failed", intent);
	return intent;
}

function charge(books: Books, intent: FakeIntent, emit: Emit): FakeIntent {
	const id = newId("ch");
	books.charges.set(id, {
		id,
		object: "charge",
		amount: intent.amount,
		amount_refunded: 0,
		refunded: false,
		disputed: false,
		payment_intent: intent.id,
		created: seconds(),
	});
	intent.status = "succeeded";
	intent.amount_received = intent.amount;
	intent.latest_charge = id;
	intent.last_payment_error = null;
	emit("payment_intent.succeeded", intent);
	return intent;
}

function decline(intent: FakeIntent, error: NonNullable<FakeIntent["last_payment_error"]>, emit: Emit): never {
	intent.status = "requires_payment_method";
	intent.last_payment_error = error;
	emit("payment_intent.payment_failed", intent);
	throw new StripeProblem(402, error, true);
}

function refuseClosed(intent: FakeIntent, action: string): void {
	if (!OPEN.has(intent.status))
		throw invalid(`You cannot ${action} this PaymentIntent because it has a status of ${intent.status}.`, {
			code: "payment_intent_unexpected_state",
		});
}

function refuseUnknown(form: Form, known: ReadonlySet<string>): void {
	const unknown = Object.keys(form).find((key) => !known.has(key));
	if (unknown) throw invalid(`Received unknown parameter: ${unknown}`, { code: "parameter_unknown", param: unknown });
}

function amountOf(form: Form): number {
	const amount = Number(textOf(form, "amount"));
	if (!Number.isInteger(amount))
		throw invalid("Invalid integer", { code: "parameter_invalid_integer", param: "amount" });
	if (amount < MINIMUM_CENTS)
		throw invalid("Amount must be at least €0.50 eur", { code: "amount_too_small", param: "amount" });
	return amount;
}
