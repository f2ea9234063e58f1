import type { RefundCause } from "../orders/owed";
import type { PaperKind } from "./paper";

/** A movement of the order's ledger, in cents; surpluses, which count for no order, left out. */
export interface Movement {
	id: string;
	/** CAPTURE_RETURN: a payment that was recorded by mistake or came twice, or a part of it. */
	kind: "CAPTURE" | "CAPTURE_RETURN" | "REFUND" | "REFUND_RETURNED";
	amountCents: number;
	/** Of a CAPTURE_RETURN, the movement that it corrects. */
	captureId?: string | null;
	/** Of a REFUND that the shop asked for. */
	cause?: RefundCause | null;
}

/** Reduction of the balance by a withdrawal, in cents. */
export interface Reduction {
	id: string;
	amountCents: number;
}

/**
 * A correction of an order's articles after its final invoice, which is cancelled by a credit note and issued again.
 * What it gives back has no credit note besides.
 */
export interface Replacement {
	id: string;
	refundCents: number;
}

/** What decides which billing documents an order owes. */
export interface PaperFacts {
	totalCents: number;
	/** Oldest first. */
	movements: readonly Movement[];
	/** What accepted withdrawals took off the total before it was paid, oldest first. */
	reductions: readonly Reduction[];
	/** What of them the final invoice deducts; 0 before there is one. In cents. */
	deductedCents: number;
	/** Whether the goods have been dispatched. */
	hasLeft: boolean;
	/** Events of the order that have their billing document. */
	issued: readonly string[];
	/** Oldest first; absent: none. */
	replacements?: readonly Replacement[];
	/** Amount of the final invoice in force, less its credit notes, in cents; 0 without one. */
	inForceCents?: number;
}

/** A billing document that is to be issued. One event of an order has one billing document. */
export interface DuePaper {
	kind: PaperKind;
	/** Id of the movement or of the reduction, `FINAL`, or the key from `cancelledBy` and `reissuedBy`. */
	event: string;
	/** Amount covered: the deposit, the order less its reductions, the credit. In cents, VAT included. */
	amountCents: number;
	/** Of a credit note: no money goes back for it. */
	isOffBalance?: boolean;
	/** Of a credit note: it cancels the final invoice, which is issued again. */
	isReplaced?: boolean;
	/** Of a credit note: the event of the deposit invoice whose payment was corrected. */
	corrects?: string;
	/** Of a credit note: why money goes back. */
	cause?: RefundCause | null;
}

export const FINAL = "final";
/**
 * The event of the credit note that cancels the final invoice for a correction, or a deposit invoice for a corrected payment, and
 * of the invoice in its place.
 */
export const CANCELLED = "cancelled:";
export const cancelledBy = ({ id }: Pick<Replacement, "id">) => `${CANCELLED}${id}`;
const reissuedBy = ({ id }: Pick<Replacement, "id">) => `final:${id}`;

/** The event of the final invoice that the latest correction leaves in force. */
export function finalEvent(replacements: readonly Replacement[] = []): string {
	const last = replacements.at(-1);
	return last ? reissuedBy(last) : FINAL;
}

/**
 * The billing documents that an order still owes, in the order of their numbers. Money that comes before the goods have
 * left and does not complete the payment is a deposit, VAT due with it (CGI art. 269, 2 a, since 2023; 289, I 1 c). The
 * final invoice follows what completes the payment, or the dispatch if that is sooner (CGI art. 289, I 3; Code de
 * commerce, art. L441-9). Money given back has its credit note; what a bank returned and is given back again has had it
 * already. A payment that was corrected cancels its deposit invoice; after the final invoice it changes no document, since the
 * sale is what it was. What a withdrawal takes off the balance is deducted by the final invoice, and has a credit note after it. A
 * final invoice whose articles were corrected is cancelled by a credit note and issued again: it never changes (CGI
 * art. 289, I 5; annexe II, art. 242 nonies A).
 */
export function duePapers(facts: PaperFacts): DuePaper[] {
	const { totalCents, reductions, deductedCents, movements, hasLeft, issued, replacements = [] } = facts;
	const owedCents = totalCents - reductions.reduce((sum, { amountCents }) => sum + amountCents, 0);
	const isIssued = (event: string) => issued.includes(event);
	const final = finalEvent(replacements);
	if (final !== FINAL && !isIssued(final)) return reissued(facts, final, owedCents);
	const correctedCents = replacements.reduce((sum, { refundCents }) => sum + refundCents, 0);
	const papers: DuePaper[] = [];
	let captured = 0;
	let refunded = 0;
	let credited = 0;
	let hasFinal = isIssued(final);
	const closeOrder = () => {
		papers.push({ kind: "FINAL_INVOICE", event: final, amountCents: owedCents });
		hasFinal = true;
	};
	for (const { id, kind, amountCents, captureId, cause } of movements) {
		if (kind === "CAPTURE") {
			captured += amountCents;
			if (hasFinal || isIssued(id)) continue;
			if (captured >= owedCents) closeOrder();
			else papers.push({ kind: "DEPOSIT_INVOICE", event: id, amountCents });
			continue;
		}
		if (kind === "CAPTURE_RETURN") {
			captured -= amountCents;
			const corrects = [...issued, ...papers.map(({ event }) => event)].find((event) => event === captureId);
			const event = cancelledBy({ id });
			if (corrects && !hasFinal && !isIssued(event)) papers.push({ kind: "CREDIT_NOTE", event, amountCents, corrects });
			continue;
		}
		refunded += kind === "REFUND" ? amountCents : -amountCents;
		// What came beyond the price was never invoiced.
		const invoiced = hasFinal ? owedCents : Math.min(captured, totalCents);
		const toCredit = Math.min(Math.max(0, refunded - correctedCents), invoiced) - credited;
		if (toCredit <= 0) continue;
		credited += toCredit;
		if (!isIssued(id)) papers.push({ kind: "CREDIT_NOTE", event: id, amountCents: toCredit, cause: cause ?? null });
	}
	if (hasLeft && !hasFinal) closeOrder();
	return isIssued(final) ? [...papers, ...creditedAfter(reductions, deductedCents, issued)] : papers;
}

/** The final invoice of a corrected order, after the one in its place was cancelled whole. */
function reissued({ replacements = [], inForceCents = 0 }: PaperFacts, event: string, amountCents: number): DuePaper[] {
	const invoice = { kind: "FINAL_INVOICE" as const, event, amountCents };
	const last = replacements.at(-1);
	if (!last || inForceCents === 0) return [invoice];
	const cancelled = { kind: "CREDIT_NOTE" as const, event: cancelledBy(last), amountCents: inForceCents };
	return [{ ...cancelled, isReplaced: true }, invoice];
}

/** Credit notes of the reductions that came after the final invoice: it deducts the oldest ones. */
function creditedAfter(reductions: readonly Reduction[], deductedCents: number, issued: readonly string[]): DuePaper[] {
	let before = deductedCents;
	return reductions.flatMap(({ id, amountCents }) => {
		before -= amountCents;
		if (before >= 0 || issued.includes(id)) return [];
		return [{ kind: "CREDIT_NOTE" as const, event: id, amountCents, isOffBalance: true }];
	});
}
