import type { Paper } from "./paper";
import { lessByRate } from "./share";

/** A billing document with the event of its order that it is for. */
export interface IssuedPaper {
	event: string;
	paper: Paper;
}

/**
 * Billing documents of an order without final invoices that were cancelled to be issued again, what these deducted, and
 * the credit notes that did it; deposit invoices without what was corrected of their payments.
 */
export function inForce<One extends IssuedPaper>(issued: readonly One[]): One[] {
	const cancelled = issued.flatMap(({ paper }) => (paper.isReplaced ? paper.earlier : [])).map(({ number }) => number);
	const corrections = issued.flatMap(({ paper }) => (paper.isPaymentCorrected ? [paper] : []));
	return issued
		.filter(({ paper }) => !paper.isReplaced && !paper.isPaymentCorrected && !cancelled.includes(paper.number))
		.map((one) => ({ ...one, paper: lessCorrected(one.paper, corrections) }))
		.filter(({ paper }) => paper.totals.length > 0);
}

function lessCorrected(paper: Paper, corrections: readonly Paper[]): Paper {
	const taken = corrections.filter(({ earlier }) => earlier.some(({ number }) => number === paper.number));
	const totals = taken.flatMap((correction) => correction.totals);
	return { ...paper, totals: lessByRate(paper.totals, totals) };
}

/** Number of the final invoice that the credit note of an event cancelled; null where there is none. */
export function cancelledIn(issued: readonly IssuedPaper[], event: string): string | null {
	const note = issued.find((one) => one.event === event)?.paper;
	const finals = issued.filter(({ paper }) => paper.kind === "FINAL_INVOICE").map(({ paper }) => paper.number);
	return note?.earlier.find(({ number }) => finals.includes(number))?.number ?? null;
}
