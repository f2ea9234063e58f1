import { CARDS, type Decline } from "./cards";
import type { Emit } from "./events";
import { type Form, mergedMetadata, refuseUnknown, textOf, textsOf } from "./form";
import { newCharge, newIntent } from "./objects";
import { found, invalid, refused, StripeProblem } from "./problems";
import { type Books, type Restriction, seconds } from "./state";
import type { FakeIntent } from "./types";

const CREATE_PARAMETERS = new Set([
	"amount",
	"currency",
	"allowed_payment_method_types",
	"capture_method",
	"description",
	"metadata",
]);
const UPDATE_PARAMETERS = new Set(["amount", "description", "metadata"]);
const OPEN = new Set<FakeIntent["status"]>(["requires_payment_method", "requires_confirmation", "requires_action"]);
const CANCELLABLE = new Set<FakeIntent["status"]>([...OPEN, "requires_capture"]);
const MINIMUM_CENTS = 50;

const RESTRICTIONS: Record<Restriction, { code?: string; message: string }> = {
	cards_off: { message: "No valid payment method types for this Payment Intent: activate cards in your Dashboard." },
	account_restricted: { code: "account_invalid", message: "Your account cannot currently make charges." },
};

/** POST /v1/payment_intents */
export function createIntent(books: Books, form: Form): FakeIntent {
	refuseUnknown(form, CREATE_PARAMETERS);
	if (textOf(form, "currency") !== "eur") throw invalid("Invalid currency", { param: "currency" });
	const intent = newIntent({
		amount: amountOf(form),
		allowed_payment_method_types: Object.values(textsOf(form, "allowed_payment_method_types")).filter(isCard),
		capture_method: textOf(form, "capture_method") === "manual" ? "manual" : "automatic",
		description: textOf(form, "description") ?? null,
		metadata: mergedMetadata({}, textsOf(form, "metadata")),
	});
	if (books.restriction) {
		const { message, ...more } = RESTRICTIONS[books.restriction];
		throw refused(message, more);
	}
	books.intents.set(intent.id, intent);
	return intent;
}

const isCard = (type: string) => type === "card";

/** POST /v1/payment_intents/:id */
export function updateIntent(books: Books, id: string, form: Form): FakeIntent {
	refuseUnknown(form, UPDATE_PARAMETERS);
	const intent = found(books.intents, id, "payment_intent", "intent");
	const metadata = mergedMetadata(intent.metadata, textsOf(form, "metadata"));
	if (form.amount !== undefined) {
		const amount = amountOf(form);
		refuseUnless(OPEN, intent, "update");
		intent.amount = amount;
	}
	intent.metadata = metadata;
	return intent;
}

/** POST /v1/payment_intents/:id/cancel */
export function cancelIntent(books: Books, id: string, emit: Emit): FakeIntent {
	const intent = found(books.intents, id, "payment_intent", "intent");
	refuseUnless(CANCELLABLE, intent, "cancel");
	Object.assign(intent, { status: "canceled", canceled_at: seconds(), next_action: null, amount_capturable: 0 });
	emit("payment_intent.canceled", intent);
	return intent;
}

/** POST /v1/payment_intents/:id/confirm: what the card form of the browser does. */
export function confirmIntent(books: Books, id: string, form: Form, emit: Emit): FakeIntent {
	const intent = found(books.intents, id, "payment_intent", "intent");
	refuseUnless(OPEN, intent, "confirm");
	const method = textOf(form, "payment_method") ?? "";
	const outcome = CARDS[method];
	if (!outcome)
		throw refused(`No such PaymentMethod: '${method}'`, { code: "resource_missing", param: "payment_method" });
	intent.payment_method = method;
	if (outcome === "accepted") return charge(books, intent, emit);
	if (outcome === "later") {
		intent.status = "processing";
		intent.processing = { type: "card", card: {} };
		emit("payment_intent.processing", intent);
		return intent;
	}
	if (outcome !== "asks") return decline(books, intent, outcome, emit);
	const url = textOf(form, "return_url");
	intent.status = "requires_action";
	intent.next_action = url
		? { type: "redirect_to_url", redirect_to_url: { return_url: url, url: `https://hooks.stripe.com/${intent.id}` } }
		: { type: "use_stripe_sdk", use_stripe_sdk: {} };
	emit("payment_intent.requires_action", intent);
	return intent;
}

/** The end of 3-D Secure, or of a payment that was processing. */
export function settleIntent(books: Books, id: string, isAccepted: boolean, emit: Emit): FakeIntent {
	const intent = found(books.intents, id, "payment_intent", "intent");
	refuseUnless(new Set(["requires_action", "processing"]), intent, "settle");
	Object.assign(intent, { next_action: null, processing: null });
	if (isAccepted) return charge(books, intent, emit);
	// Nothing reached the bank: there is no charge, and the error is one of the request.
	intent.last_payment_error = {
		type: "invalid_request_error",
		code: "payment_intent_authentication_failure",
		message: "The provided PaymentMethod has failed authentication.",
	};
	intent.status = "requires_payment_method";
	intent.payment_method = null;
	emit("payment_intent.payment_failed", intent);
	return intent;
}

/** POST /v1/payment_intents/:id/capture */
export function captureIntent(books: Books, id: string, emit: Emit): FakeIntent {
	const intent = found(books.intents, id, "payment_intent", "intent");
	refuseUnless(new Set(["requires_capture"]), intent, "capture");
	const held = found(books.charges, intent.latest_charge ?? "", "charge");
	Object.assign(held, { captured: true, amount_captured: intent.amount });
	return take(intent, emit);
}

function charge(books: Books, intent: FakeIntent, emit: Emit): FakeIntent {
	const isHeld = intent.capture_method === "manual";
	const made = newCharge(intent, String(intent.payment_method), isHeld ? "authorised" : "captured");
	books.charges.set(made.id, made);
	intent.latest_charge = made.id;
	intent.last_payment_error = null;
	if (!isHeld) return take(intent, emit);
	intent.status = "requires_capture";
	intent.amount_capturable = intent.amount;
	emit("payment_intent.amount_capturable_updated", intent);
	return intent;
}

function take(intent: FakeIntent, emit: Emit): FakeIntent {
	Object.assign(intent, { status: "succeeded", amount_received: intent.amount, amount_capturable: 0 });
	emit("payment_intent.succeeded", intent);
	return intent;
}

/** The bank says no: the try is a failed charge, and the latest one of its intent. */
function decline(books: Books, intent: FakeIntent, outcome: Decline, emit: Emit): never {
	const failed = newCharge(intent, String(intent.payment_method), outcome);
	books.charges.set(failed.id, failed);
	const error = { type: "card_error" as const, charge: failed.id, ...outcome };
	Object.assign(intent, { status: "requires_payment_method", latest_charge: failed.id, payment_method: null });
	// Stripe lists the codes that it knows; the stand-in's are among them.
	Object.assign(intent, { last_payment_error: error });
	emit("payment_intent.payment_failed", intent);
	throw new StripeProblem(402, error, true);
}

function refuseUnless(allowed: ReadonlySet<FakeIntent["status"]>, intent: FakeIntent, action: string): void {
	if (!allowed.has(intent.status))
		throw refused(`You cannot ${action} this PaymentIntent because it has a status of ${intent.status}.`, {
			code: "payment_intent_unexpected_state",
		});
}

function amountOf(form: Form): number {
	const amount = Number(textOf(form, "amount"));
	if (!Number.isInteger(amount))
		throw invalid("Invalid integer", { code: "parameter_invalid_integer", param: "amount" });
	if (amount < MINIMUM_CENTS)
		throw invalid("Amount must be at least €0.50 eur", { code: "amount_too_small", param: "amount" });
	return amount;
}
