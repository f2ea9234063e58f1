import { PENDING_REFUNDS } from "./cards";
import type { Emit } from "./events";
import { type Form, mergedMetadata, refuseUnknown, textOf, textsOf } from "./form";
import { found, invalid, refused } from "./problems";
import { type Books, newId, seconds } from "./state";
import type { FakeCharge, FakeRefund } from "./types";

const PARAMETERS = new Set(["payment_intent", "amount", "metadata", "reason"]);

/** POST /v1/refunds, and a refund by hand in the Dashboard. */
export function createRefund(books: Books, form: Form, emit: Emit): FakeRefund {
	refuseUnknown(form, PARAMETERS);
	const metadata = mergedMetadata({}, textsOf(form, "metadata"));
	const wanted = textOf(form, "amount");
	if (wanted !== undefined && !(Number.isInteger(Number(wanted)) && Number(wanted) > 0))
		throw invalid("Invalid positive integer", { code: "parameter_invalid_integer", param: "amount" });
	const charge = refundable(books, textOf(form, "payment_intent") ?? "");
	const left = charge.amount - charge.amount_refunded;
	if (left === 0) throw refused(`Charge ${charge.id} has already been refunded.`, { code: "charge_already_refunded" });
	const amount = Number(wanted ?? left);
	if (amount > left) throw refused("Refund amount is greater than unrefunded amount on charge", { param: "amount" });
	const isPending = charge.payment_method === PENDING_REFUNDS;
	const refund: FakeRefund = {
		id: newId("re"),
		object: "refund",
		amount,
		balance_transaction: newId("txn"),
		charge: charge.id,
		created: seconds(),
		currency: charge.currency,
		customer: null,
		customer_account: null,
		metadata,
		payment_intent: charge.payment_intent,
		payment_method: charge.payment_method,
		...(isPending && { pending_reason: "processing" as const }),
		reason: null,
		receipt_number: null,
		source_transfer_reversal: null,
		status: isPending ? "pending" : "succeeded",
		transfer_reversal: null,
	};
	books.refunds.set(refund.id, refund);
	give(charge, amount);
	emit("refund.created", refund);
	emit("charge.refunded", charge);
	return refund;
}

/**
 * What becomes of a refund later: a pending one arrives, the card's bank sends one back, the Dashboard cancels one. Money
 * that did not arrive is the shop's again.
 */
export function settleRefund(books: Books, id: string, status: "succeeded" | "failed" | "canceled", emit: Emit): void {
	const refund = found(books.refunds, id, "refund");
	const before = { status: refund.status };
	refund.status = status;
	delete refund.pending_reason;
	if (status !== "succeeded") give(found(books.charges, refund.charge, "charge"), -refund.amount);
	if (status === "failed")
		Object.assign(refund, { failure_balance_transaction: newId("txn"), failure_reason: "expired_or_canceled_card" });
	emit("refund.updated", refund, before);
	emit("charge.refund.updated", refund, before);
	if (status === "failed") emit("refund.failed", refund, before);
}

function refundable(books: Books, intentId: string): FakeCharge {
	const intent = found(books.intents, intentId, "payment_intent", "payment_intent");
	const charge = books.charges.get(intent.latest_charge ?? "");
	if (!charge?.paid) throw refused(`PaymentIntent ${intent.id} does not have a successful charge to refund.`);
	const isContested = [...books.disputes.values()].some(
		(dispute) => dispute.charge === charge.id && !dispute.is_charge_refundable,
	);
	if (isContested) throw refused(`Charge ${charge.id} has been charged back.`, { code: "charge_disputed" });
	return charge;
}

function give(charge: FakeCharge, amount: number): void {
	charge.amount_refunded += amount;
	charge.refunded = charge.amount_refunded === charge.amount;
}
