import type { RefundCause } from "../orders/owed";
import { grossSum } from "../tax/taxed-amount";
import { type AccountPart, type AccountParts, lessBoxes } from "./account-parts";
import type { BillingKind } from "./billing-document";
import { type IssuedBillingDocument, inForce } from "./in-force";

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
export interface BillingDocumentFacts {
	totalCents: number;
	/** Oldest first. */
	movements: readonly Movement[];
	/** What withdrawals and refunds by line took off the total before it was paid, oldest first. */
	reductions: readonly Reduction[];
	/** Whether the goods have been dispatched, all of them. */
	hasLeft: boolean;
	/** Billing documents of the order, oldest first. */
	issued: readonly IssuedBillingDocument[];
	/** Oldest first; absent: none. */
	replacements?: readonly Replacement[];
	/** Of an order on account; absent for any other. */
	account?: AccountParts;
}

/** A billing document that is to be issued. One event of an order has one billing document. */
export interface DueBillingDocument {
	kind: BillingKind;
	/** Id of the movement or of the reduction, `FINAL`, of a part, or the key from `cancelledBy` and `reissuedBy`. */
	event: string;
	/** Amount covered: the deposit, the order or its part less reductions, the credit. In cents, VAT included. */
	amountCents: number;
	/** Of an invoice on account. */
	part?: InvoicedPart;
	/** Of a credit note: no money goes back for it. */
	isOffBalance?: boolean;
	/** Of a credit note: it cancels the final invoice, which is issued again. */
	isReplaced?: boolean;
	/** Of a credit note: the event of the deposit invoice whose payment was corrected. */
	corrects?: string;
	/** Of a credit note: why money goes back. */
	cause?: RefundCause | null;
}

/** What of an order on account an invoice is about. */
interface InvoicedPart extends Pick<AccountPart, "lines" | "isMonthly" | "hasDelivery"> {
	/** Null for the rest of the order, which takes over all deposits. */
	leftOn: string | null;
}

export const FINAL = "final";
/**
 * The event of the credit note that cancels the final invoice for a correction, or a deposit invoice for a corrected payment, and
 * of the invoice in its place.
 */
export const CANCELLED = "cancelled:";
export const cancelledBy = ({ id }: Pick<Replacement, "id">) => `${CANCELLED}${id}`;
const reissuedBy = ({ id }: Pick<Replacement, "id">) => `${FINAL}:${id}`;

/** The event of the final invoice that the latest correction leaves in force. */
export function finalEvent(replacements: readonly Replacement[] = []): string {
	const last = replacements.at(-1);
	return last ? reissuedBy(last) : FINAL;
}

/**
 * The billing documents that an order still owes, in the order of their numbers. Money that comes before the goods have
 * left and does not complete the payment is a deposit, VAT due with it (CGI art. 269, 2 a, since 2023; 289, I 1 c). The
 * final invoice follows what completes the payment, or the dispatch if that is sooner (CGI art. 289, I 3; Code de
 * commerce, art. L441-9). On account each part that leaves is invoiced, and the final invoice takes the rest.
 *
 * Credit notes bring what is invoiced down to what the customer has and owes: each refund and each reduction after an invoice has
 * one. What a bank returned and is given back again has had it already, and what an invoice deducts needs none. A payment that was
 * corrected cancels its deposit invoice as far as no invoice has set it off. A final invoice whose articles were corrected is
 * cancelled by a credit note and issued again: it never changes (CGI art. 289, I, 5; annexe II, art. 242 nonies A).
 */
export function dueBillingDocuments(facts: BillingDocumentFacts): DueBillingDocument[] {
	const { totalCents, reductions, movements, hasLeft, issued, replacements = [], account } = facts;
	const isIssued = (event: string) => issued.some((one) => one.event === event);
	const owedCents = totalCents - sumOf(reductions);
	const final = finalEvent(replacements);
	if (final !== FINAL && !isIssued(final)) return reissued(facts, final, owedCents);
	const correctedCents = replacements.reduce((sum, { refundCents }) => sum + refundCents, 0);
	const refundedCents = moved(movements, "REFUND", "REFUND_RETURNED");
	const dueCents = Math.max(0, owedCents - Math.max(0, refundedCents - correctedCents));
	const paidCents = moved(movements, "CAPTURE", "CAPTURE_RETURN") - refundedCents;
	const books = booksOf(issued);
	const documents: { at: number; document: DueBillingDocument }[] = [];
	const parts = account?.parts ?? [];
	const isComplete = hasLeft && !account?.isWaiting;
	// The last part has the final invoice, unless the month of another one has to end first.
	const last = isComplete ? parts.at(-1) : undefined;
	let hasFinal = isIssued(final);

	const closeOrder = (at: number) => {
		const isInvoiced = ({ event }: AccountPart) =>
			isIssued(event) || documents.some(({ document }) => document.event === event);
		const invoiced = parts.filter(isInvoiced);
		// Never more than the rest costs: a refund that the bank returned is given back again, so that no invoice asks for it. Never
		// less than the deposits that it takes over: what is given back of them has a credit note.
		const restCents = Math.max(dueCents - books.soldCents + books.creditedCents, books.depositCents);
		const openCents = Math.min(totalCents - sumOf(invoiced), restCents);
		const amountCents = parts.length > 0 ? openCents : owedCents;
		if (parts.length > 0 && amountCents <= 0) return;
		hasFinal = true;
		const part = account && {
			lines: lessBoxes(
				account.lines,
				invoiced.flatMap(({ lines }) => lines),
			),
			hasDelivery: !invoiced.some(({ hasDelivery }) => hasDelivery),
			isMonthly: last?.isMonthly ?? false,
			leftOn: null,
		};
		documents.push({ at, document: { kind: "FINAL_INVOICE", event: final, amountCents, ...(part && { part }) } });
		books.soldCents += amountCents;
		books.depositCents = 0;
	};

	if (account && !hasFinal) {
		const left = Math.max(0, dueCents - account.pendingCents);
		const toInvoice = parts.filter((part) => !isIssued(part.event) && part !== last);
		// The latest first: what came back before its invoice was of an earlier one.
		for (const { event, amountCents: most, ...part } of toInvoice.reverse()) {
			const amountCents = Math.min(most, left - books.soldCents + books.creditedCents);
			if (amountCents <= 0) continue;
			documents.unshift({ at: -1, document: { kind: "FINAL_INVOICE", event, amountCents, part } });
			books.soldCents += amountCents;
			books.depositCents -= Math.min(books.depositCents, amountCents);
		}
	}
	let captured = 0;
	for (const [at, { id, kind, amountCents, captureId }] of movements.entries()) {
		if (kind === "CAPTURE") {
			const unpaid = hasFinal ? amountCents : Math.max(0, books.soldCents - captured);
			captured += amountCents;
			if (hasFinal || isIssued(id)) continue;
			if (captured >= owedCents) closeOrder(at);
			else if (amountCents > unpaid) {
				const deposit = { kind: "DEPOSIT_INVOICE" as const, event: id, amountCents: amountCents - unpaid };
				documents.push({ at, document: deposit });
				books.depositCents += deposit.amountCents;
				books.deposits.set(id, deposit.amountCents);
			}
		} else if (kind === "CAPTURE_RETURN") {
			captured -= amountCents;
			const event = cancelledBy({ id });
			const cancelled = Math.min(amountCents, books.deposits.get(captureId ?? "") ?? 0, books.depositCents);
			if (!captureId || cancelled === 0 || hasFinal || isIssued(event)) continue;
			documents.push({ at, document: { kind: "CREDIT_NOTE", event, amountCents: cancelled, corrects: captureId } });
			books.depositCents -= cancelled;
			books.deposits.set(captureId, (books.deposits.get(captureId) ?? 0) - cancelled);
		}
	}
	if (isComplete && !hasFinal) closeOrder(movements.length);
	const isClosed = hasFinal || isComplete;
	const partsCents = account && parts.length > 0 ? Math.max(0, dueCents - account.pendingCents) : 0;
	const worthCents = isClosed ? dueCents : partsCents;
	return [...documents, ...creditNotes(facts, books, { worthCents, paidCents })]
		.sort((one, other) => one.at - other.at)
		.map(({ document }) => document);
}

/** What is invoiced and not deducted elsewhere, in cents. */
interface Books {
	/** By invoices of goods; by credit notes of whatever. */
	soldCents: number;
	creditedCents: number;
	/** Deposits that no invoice has set off yet: all, and each by its event. */
	depositCents: number;
	deposits: Map<string, number>;
}

function booksOf(issued: readonly IssuedBillingDocument[]): Books {
	const standing = inForce(issued);
	const of = (kind: BillingKind) => standing.filter(({ document }) => document.kind === kind);
	const totalOf = ({ document }: IssuedBillingDocument) => grossSum(document.totals);
	const setOff = of("FINAL_INVOICE").flatMap(({ document }) => document.earlier);
	const deposits = new Map(
		of("DEPOSIT_INVOICE").map((one) => {
			const own = setOff.filter(({ number }) => number === one.document.number).flatMap(({ totals }) => totals);
			return [one.event, totalOf(one) - grossSum(own)];
		}),
	);
	return {
		soldCents: of("FINAL_INVOICE").reduce((sum, one) => sum + totalOf(one), 0),
		creditedCents: of("CREDIT_NOTE").reduce((sum, one) => sum + totalOf(one), 0),
		depositCents: [...deposits.values()].reduce((sum, cents) => sum + cents, 0),
		deposits,
	};
}

/**
 * Credit notes for what is invoiced beyond what the customer keeps and the deposits that are still there. The latest refund or
 * reduction without one is why.
 */
function creditNotes(
	{ movements, reductions, issued }: BillingDocumentFacts,
	{ soldCents, creditedCents, depositCents }: Books,
	{ worthCents, paidCents }: { worthCents: number; paidCents: number },
): { at: number; document: DueBillingDocument }[] {
	const inAdvance = Math.min(depositCents, Math.max(0, paidCents - worthCents));
	let beyond = soldCents - creditedCents + depositCents - worthCents - inAdvance;
	const refunds = movements
		.map((movement, at) => ({ ...movement, at }))
		.filter(({ kind }) => kind === "REFUND")
		.map(({ id: event, amountCents, cause = null, at }) => ({ at, document: { event, amountCents, cause } }));
	const lowered = reductions.map(({ id: event, amountCents }) => {
		return { at: movements.length + 1, document: { event, amountCents, isOffBalance: true } };
	});
	return [...lowered, ...refunds]
		.reverse()
		.filter(({ document }) => !issued.some(({ event }) => event === document.event))
		.flatMap(({ at, document }) => {
			const amountCents = Math.min(document.amountCents, beyond);
			if (amountCents <= 0) return [];
			beyond -= amountCents;
			return [{ at, document: { kind: "CREDIT_NOTE" as const, ...document, amountCents } }];
		})
		.reverse();
}

const sumOf = (amounts: readonly { amountCents: number }[]) =>
	amounts.reduce((sum, { amountCents }) => sum + amountCents, 0);

const moved = (movements: readonly Movement[], kind: Movement["kind"], back: Movement["kind"]) =>
	sumOf(movements.filter((one) => one.kind === kind)) - sumOf(movements.filter((one) => one.kind === back));

/** The final invoice of a corrected order, after the one in its place was cancelled whole. */
function reissued(
	{ replacements = [], issued }: BillingDocumentFacts,
	event: string,
	amountCents: number,
): DueBillingDocument[] {
	const invoice = { kind: "FINAL_INVOICE" as const, event, amountCents };
	const last = replacements.at(-1);
	const { soldCents, creditedCents } = booksOf(issued);
	if (!last || soldCents === 0) return [invoice];
	const cancelled = {
		kind: "CREDIT_NOTE" as const,
		event: cancelledBy(last),
		amountCents: soldCents - creditedCents,
	};
	return [{ ...cancelled, isReplaced: true }, invoice];
}
