import fc from "fast-check";
import { expect, it } from "vitest";
import { balanceDueCents } from "../balance";
import { CANCELLED, duePapers, FINAL, type Movement, type Reduction } from "../invoicing/due-papers";
import { settleLines } from "../refund/line-refund";
import { owed } from "./owed";

/** An order's books, and beside them what a bookkeeper who knows none of our rules would write. */
interface Books {
	totalCents: number;
	movements: Movement[];
	reductions: Reduction[];
	hasLeft: boolean;
	papers: { kind: string; event: string; amountCents: number; withdrawnCents: number }[];
	/** Price of what the customer has or will get, and money in the till. */
	value: number;
	till: number;
}
interface Act {
	kind: keyof typeof ACTS;
	cents: number;
}

const sum = (amounts: readonly { amountCents: number }[]) =>
	amounts.reduce((total, { amountCents }) => total + amountCents, 0);
const of = ({ movements }: Books, kind: Movement["kind"]) => movements.filter((movement) => movement.kind === kind);
const factsOf = (books: Books) => ({
	status: "CONFIRMED" as const,
	totalCents: books.totalCents,
	withdrawnCents: sum(books.reductions),
	capturedCents: sum(of(books, "CAPTURE")) - sum(of(books, "CAPTURE_RETURN")),
	refundedCents: sum(of(books, "REFUND")),
});

function move(books: Books, kind: Movement["kind"], amountCents: number, captureId: string | null = null): void {
	if (amountCents > 0) books.movements.push({ id: `m${books.movements.length}`, kind, amountCents, captureId });
}

/** What the shop does with each act, by its own rules; what they refuse changes nothing. */
const ACTS = {
	pay(books: Books, cents: number) {
		const amount = Math.min(cents, balanceDueCents(factsOf(books)));
		move(books, "CAPTURE", amount);
		books.till += amount;
	},
	correctPayment(books: Books, cents: number) {
		const { capturedCents, refundedCents } = factsOf(books);
		const capture = of(books, "CAPTURE").at(-1);
		if (!capture) return;
		const returned = sum(of(books, "CAPTURE_RETURN").filter(({ captureId }) => captureId === capture.id));
		const amount = Math.min(cents, capture.amountCents - returned, capturedCents - refundedCents);
		move(books, "CAPTURE_RETURN", amount, capture.id);
		books.till -= amount;
	},
	giveBackLines(books: Books, cents: number) {
		const { capturedCents, refundedCents } = factsOf(books);
		const worth = Math.min(cents, books.value);
		const left = { balanceCents: balanceDueCents(factsOf(books)), refundableCents: capturedCents - refundedCents };
		const { offBalanceCents, refundCents } = settleLines(worth, left);
		if (offBalanceCents > 0) books.reductions.push({ id: `r${books.reductions.length}`, amountCents: offBalanceCents });
		move(books, "REFUND", refundCents);
		books.value -= worth;
		books.till -= refundCents;
	},
	gesture(books: Books, cents: number) {
		const amount = Math.min(cents, books.till);
		move(books, "REFUND", amount);
		books.value -= amount;
		books.till -= amount;
	},
	ship(books: Books) {
		books.hasLeft = true;
	},
};

/** Issues the documents that are due, one after the other, as the shop does. */
function issue(books: Books): void {
	for (;;) {
		const final = books.papers.find(({ event }) => event === FINAL);
		const issued = books.papers.map(({ event }) => event);
		const [due] = duePapers({ ...books, deductedCents: final?.withdrawnCents ?? 0, issued });
		if (!due) return;
		expect(due.amountCents).toBeGreaterThanOrEqual(0);
		const { kind, event, amountCents } = due;
		books.papers.push({ kind, event, amountCents, withdrawnCents: event === FINAL ? sum(books.reductions) : 0 });
	}
}

function check(books: Books): void {
	const { value, till, papers } = books;
	expect(owed(factsOf(books))).toEqual({ dueCents: value, paidCents: till, outstandingCents: value - till });
	const isCancelling = ({ event }: { event: string }) => event.startsWith(CANCELLED);
	const credited = sum(papers.filter((paper) => paper.kind === "CREDIT_NOTE" && !isCancelling(paper)));
	const deposits = sum(papers.filter(({ kind }) => kind === "DEPOSIT_INVOICE")) - sum(papers.filter(isCancelling));
	const final = papers.find(({ kind }) => kind === "FINAL_INVOICE");
	// The final invoice sets the deposits off: with them it asks for its whole amount.
	expect((final ? final.amountCents : deposits) - credited).toBe(final ? value : till);
}

it("what is owed, the till and the documents agree, whatever is paid, corrected, given back and waived in whatever order", () => {
	const act: fc.Arbitrary<Act> = fc.record({
		kind: fc.constantFrom(...(Object.keys(ACTS) as (keyof typeof ACTS)[])),
		cents: fc.integer({ min: 1, max: 12_000 }),
	});
	fc.assert(
		fc.property(
			fc.integer({ min: 1, max: 10_000 }),
			fc.array(act, { maxLength: 20, size: "max" }),
			(totalCents, acts) => {
				const books: Books = {
					...{ totalCents, movements: [], reductions: [], hasLeft: false, papers: [] },
					...{ value: totalCents, till: 0 },
				};
				for (const { kind, cents } of acts) {
					ACTS[kind](books, cents);
					issue(books);
					check(books);
				}
			},
		),
		{ numRuns: process.env.TEST_ALL ? 10_000 : 300 },
	);
}, 120_000);
