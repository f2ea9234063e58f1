import { type Form, textOf, textsOf } from "./form";
import type { Emit } from "./intents";
import { type Books, type FakeDispute, type FakeRefund, found, invalid, newId, seconds } from "./state";

/** POST /v1/refunds, and a refund by hand in the Dashboard. */
export function createRefund(books: Books, form: Form, emit: Emit): FakeRefund {
	const intent = found(books.intents, textOf(form, "payment_intent") ?? "", "payment_intent");
	const charge = intent.latest_charge ? books.charges.get(intent.latest_charge) : undefined;
	if (!charge) throw invalid(`PaymentIntent ${intent.id} does not have a successful charge to refund.`);
	const left = charge.amount - charge.amount_refunded;
	if (left === 0) throw invalid(`Charge ${charge.id} has already been refunded.`, { code: "charge_already_refunded" });
	const amount = Number(textOf(form, "amount") ?? left);
	if (amount > left) throw invalid(`Refund amount is greater than unrefunded amount on charge`, { param: "amount" });
	const refund: FakeRefund = {
		id: newId("re"),
		object: "refund",
		amount,
		charge: charge.id,
		payment_intent: intent.id,
		status: "succeeded",
		metadata: textsOf(form, "metadata"),
		created: seconds(),
	};
	books.refunds.set(refund.id, refund);
	charge.amount_refunded += amount;
	charge.refunded = charge.amount_refunded === charge.amount;
	emit("refund.created", refund);
	emit("charge.refunded", charge);
	return refund;
}

/** The card's bank sends a refund back: the account is closed, say. */
export function failRefund(books: Books, id: string, emit: Emit): FakeRefund {
	const refund = found(books.refunds, id, "refund");
	const charge = found(books.charges, refund.charge, "charge");
	refund.status = "failed";
	charge.amount_refunded -= refund.amount;
	charge.refunded = false;
	emit("refund.failed", refund);
	return refund;
}

/** The card's holder contests a payment. */
export function openDispute(books: Books, intentId: string, reason: string, emit: Emit): FakeDispute {
	const intent = found(books.intents, intentId, "payment_intent");
	const charge = found(books.charges, intent.latest_charge ?? "", "charge");
	charge.disputed = true;
	const dispute: FakeDispute = {
		id: newId("dp"),
		object: "dispute",
		amount: charge.amount,
		charge: charge.id,
		payment_intent: intentId,
		reason,
		status: "needs_response",
		created: seconds(),
	};
	books.disputes.set(dispute.id, dispute);
	emit("charge.dispute.created", dispute);
	return dispute;
}

export function closeDispute(books: Books, id: string, status: "won" | "lost", emit: Emit): FakeDispute {
	const dispute = found(books.disputes, id, "dispute");
	dispute.status = status;
	emit("charge.dispute.closed", dispute);
	return dispute;
}
