import type { Paper } from "./paper";

/** A billing document with the event of its order that it is for. */
interface Issued {
	event: string;
	paper: Paper;
}

/**
 * Billing documents of an order without final invoices that were cancelled to be issued again, what these deducted, and
 * the credit notes that did it.
 */
export function inForce<One extends Issued>(issued: readonly One[]): One[] {
	const cancelled = issued.flatMap(({ paper }) => (paper.isReplaced ? paper.earlier : [])).map(({ number }) => number);
	return issued.filter(({ paper }) => !paper.isReplaced && !cancelled.includes(paper.number));
}

/** Number of the final invoice that the credit note of an event cancelled; null where there is none. */
export function cancelledIn(issued: readonly Issued[], event: string): string | null {
	const note = issued.find((one) => one.event === event)?.paper;
	const finals = issued.filter(({ paper }) => paper.kind === "FINAL_INVOICE").map(({ paper }) => paper.number);
	return note?.earlier.find(({ number }) => finals.includes(number))?.number ?? null;
}
