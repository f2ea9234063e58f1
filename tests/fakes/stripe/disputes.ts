import type { Emit } from "./events";
import { newBalanceTransaction } from "./objects";
import { found } from "./problems";
import { type Books, newId, seconds } from "./state";
import type { FakeDispute } from "./types";

const DAYS_TO_ANSWER = 7;

/** The card's holder contests a payment; as an inquiry only the bank asks, and no money moves. */
export function openDispute(
	books: Books,
	intentId: string,
	{ reason = "fraudulent", isInquiry = false },
	emit: Emit,
): FakeDispute {
	const intent = found(books.intents, intentId, "payment_intent");
	const charge = found(books.charges, intent.latest_charge ?? "", "charge");
	charge.disputed = true;
	const dispute: FakeDispute = {
		id: newId("dp"),
		object: "dispute",
		amount: charge.amount,
		balance_transactions: [],
		charge: charge.id,
		created: seconds(),
		currency: charge.currency,
		enhanced_eligibility_types: [],
		evidence: NO_EVIDENCE,
		evidence_details: {
			due_by: seconds() + DAYS_TO_ANSWER * 86_400,
			enhanced_eligibility: {},
			has_evidence: false,
			past_due: false,
			submission_count: 0,
			submission_method: "not_submitted",
		},
		intended_submission_method: null,
		is_charge_refundable: isInquiry,
		livemode: false,
		metadata: {},
		payment_intent: intentId,
		reason,
		status: isInquiry ? "warning_needs_response" : "needs_response",
	};
	books.disputes.set(dispute.id, dispute);
	emit("charge.dispute.created", dispute);
	if (!isInquiry) withdraw(dispute, emit);
	return dispute;
}

/** Where a dispute can stand next: an inquiry becomes a dispute or is dropped, a dispute is decided, a decision appealed. */
export type DisputeStep =
	| "needs_response"
	| "warning_closed"
	| "won"
	| "lost"
	| "appeal_needs_response"
	| "appeal_under_review";

export function moveDispute(books: Books, id: string, status: DisputeStep, emit: Emit): void {
	const dispute = found(books.disputes, id, "dispute");
	const before = { status: dispute.status };
	dispute.status = status;
	if (status === "needs_response") withdraw(dispute, emit);
	const isClosed = status === "won" || status === "lost" || status === "warning_closed";
	emit(isClosed ? "charge.dispute.closed" : "charge.dispute.updated", dispute, isClosed ? undefined : before);
	if (status === "won") reinstate(dispute, emit);
}

/** The bank takes the money until it has decided. */
function withdraw(dispute: FakeDispute, emit: Emit): void {
	dispute.is_charge_refundable = false;
	dispute.balance_transactions.push(newBalanceTransaction(-dispute.amount, dispute.id, "Chargeback withdrawal"));
	emit("charge.dispute.funds_withdrawn", dispute);
}

/** The money is the shop's again. */
export function reinstate(dispute: FakeDispute, emit: Emit): void {
	dispute.balance_transactions.push(newBalanceTransaction(dispute.amount, dispute.id, "Chargeback reversal"));
	emit("charge.dispute.funds_reinstated", dispute);
}

const NO_EVIDENCE: FakeDispute["evidence"] = {
	access_activity_log: null,
	billing_address: null,
	cancellation_policy: null,
	cancellation_policy_disclosure: null,
	cancellation_rebuttal: null,
	customer_communication: null,
	customer_email_address: null,
	customer_name: null,
	customer_purchase_ip: null,
	customer_signature: null,
	duplicate_charge_documentation: null,
	duplicate_charge_explanation: null,
	duplicate_charge_id: null,
	enhanced_evidence: {},
	product_description: null,
	receipt: null,
	refund_policy: null,
	refund_policy_disclosure: null,
	refund_refusal_explanation: null,
	service_date: null,
	service_documentation: null,
	shipping_address: null,
	shipping_carrier: null,
	shipping_date: null,
	shipping_documentation: null,
	shipping_tracking_number: null,
	uncategorized_file: null,
	uncategorized_text: null,
};
