import type { BillingDocument } from "./billing-document";
import { lessByRate } from "./share";

/** A billing document with the event of its order that it is for. */
export interface IssuedBillingDocument {
	event: string;
	document: BillingDocument;
}

/**
 * Billing documents of an order without final invoices that were cancelled to be issued again, what these deducted, and
 * the credit notes that did it; deposit invoices without what was corrected of their payments.
 */
export function inForce<One extends IssuedBillingDocument>(issued: readonly One[]): One[] {
	const cancelled = issued
		.flatMap(({ document }) => (document.isReplaced ? document.earlier : []))
		.map(({ number }) => number);
	const corrections = issued.flatMap(({ document }) => (document.isPaymentCorrected ? [document] : []));
	return issued
		.filter(
			({ document }) => !document.isReplaced && !document.isPaymentCorrected && !cancelled.includes(document.number),
		)
		.map((one) => ({ ...one, document: lessCorrected(one.document, corrections) }))
		.filter(({ document }) => document.totals.length > 0);
}

function lessCorrected(document: BillingDocument, corrections: readonly BillingDocument[]): BillingDocument {
	const taken = corrections.filter(({ earlier }) => earlier.some(({ number }) => number === document.number));
	const totals = taken.flatMap((correction) => correction.totals);
	return { ...document, totals: lessByRate(document.totals, totals) };
}

/** Number of the final invoice that the credit note of an event cancelled; null where there is none. */
export function cancelledIn(issued: readonly IssuedBillingDocument[], event: string): string | null {
	const note = issued.find((one) => one.event === event)?.document;
	const finals = issued
		.filter(({ document }) => document.kind === "FINAL_INVOICE")
		.map(({ document }) => document.number);
	return note?.earlier.find(({ number }) => finals.includes(number))?.number ?? null;
}
