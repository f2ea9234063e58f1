import fc from "fast-check";
import { expect, it } from "vitest";
import { daysLater } from "../day";
import { accountParts, type Departure } from "../invoicing/account-parts";
import { BILLING_KINDS, billingDocumentSchema } from "../invoicing/billing-document";
import { dueBillingDocuments, type Movement, type Reduction } from "../invoicing/due-billing-documents";
import { type IssuedBillingDocument, inForce } from "../invoicing/in-force";
import { postingsOf } from "../invoicing/sales-journal";
import { totalsByRate } from "../invoicing/share";
import { type OrderFacts, writeBillingDocument } from "../invoicing/write-billing-document";
import { balanceDueCents } from "../payments/balance";
import { settleLines } from "../refund/line-refund";
import { type GrossAmount, grossSum } from "../tax/taxed-amount";
import { boxesHere, boxesOpen, boxesRemoved, boxesToShip, type LineGoods } from "./goods";
import { owed } from "./owed";

interface Line extends LineGoods {
	id: string;
	unitPriceCents: number;
	ratePercent: number;
}
/** An order's books, and beside them what a bookkeeper who knows none of our rules would write. */
interface Books {
	/** Of a company on account, as they are now. */
	terms: "CARD" | "SHIPMENT" | "MONTH";
	lines: Line[];
	shippingCents: number;
	totalCents: number;
	movements: Movement[];
	reductions: Reduction[];
	withdrawnGoods: GrossAmount[];
	departures: Departure[];
	hasLeft: boolean;
	today: string;
	issued: IssuedBillingDocument[];
	/** The reduction that invoices show of their goods and delivery, in cents. */
	offCents: number;
	/** Price of what the customer has or will get, and money in the till. */
	value: number;
	till: number;
}
interface Act {
	kind: keyof typeof ACTS;
	cents: number;
	line: number;
	boxes: number;
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
	pay(books: Books, { cents }: Act) {
		const amount = Math.min(cents, balanceDueCents(factsOf(books)));
		move(books, "CAPTURE", amount);
		books.till += amount;
	},
	correctPayment(books: Books, { cents }: Act) {
		const { capturedCents, refundedCents } = factsOf(books);
		const capture = of(books, "CAPTURE").at(-1);
		if (!capture) return;
		const returned = sum(of(books, "CAPTURE_RETURN").filter(({ captureId }) => captureId === capture.id));
		const amount = Math.min(cents, capture.amountCents - returned, capturedCents - refundedCents);
		move(books, "CAPTURE_RETURN", amount, capture.id);
		books.till -= amount;
	},
	giveBackLine(books: Books, { line: index, boxes }: Act) {
		const line = books.lines[index % books.lines.length];
		if (line && boxes <= boxesOpen(line)) giveBack(books, [{ line, boxes }]);
	},
	/** Boxes that have not left are cancelled. */
	giveBackRest(books: Books) {
		const here = books.lines.map((line) => ({ line, boxes: Math.min(boxesHere(line), boxesOpen(line)) }));
		giveBack(books, here);
	},
	gesture(books: Books, { cents }: Act) {
		const amount = Math.min(cents, books.till);
		move(books, "REFUND", amount);
		books.value -= amount;
		books.till -= amount;
	},
	ship(books: Books, { line: index, boxes }: Act) {
		const line = books.lines[index % books.lines.length];
		if (line) leave(books, [{ line, boxes: Math.min(boxes, boxesHere(line)) }]);
	},
	shipRest(books: Books) {
		leave(
			books,
			books.lines.map((line) => ({ line, boxes: boxesHere(line) })),
		);
	},
	wait(books: Books, { boxes }: Act) {
		books.today = daysLater(books.today, 7 * boxes);
	},
	switchTerms(books: Books) {
		if (books.terms !== "CARD") books.terms = books.terms === "MONTH" ? "SHIPMENT" : "MONTH";
	},
	/** Before any document: those of later corrections have tests of their own. */
	correct(books: Books, { line: index, boxes }: Act) {
		const line = books.lines[index % books.lines.length];
		const isUntouched = books.issued.length === 0 && books.departures.length === 0 && books.value === books.totalCents;
		if (!line || !isUntouched) return;
		books.totalCents += (boxes - line.boxes) * line.unitPriceCents;
		books.value = books.totalCents;
		line.boxes = boxes;
	},
};

type Chosen = readonly { line: Line; boxes: number }[];

function giveBack(books: Books, chosen: Chosen): void {
	const { capturedCents, refundedCents } = factsOf(books);
	const worth = chosen.reduce((cents, { line, boxes }) => cents + boxes * line.unitPriceCents, 0);
	const left = { balanceCents: balanceDueCents(factsOf(books)), refundableCents: capturedCents - refundedCents };
	const { offBalanceCents, refundCents } = settleLines(worth, left);
	if (offBalanceCents > 0) books.reductions.push({ id: `r${books.reductions.length}`, amountCents: offBalanceCents });
	move(books, "REFUND", refundCents);
	for (const { line, boxes } of chosen) {
		const removed = boxesRemoved(line, { boxes });
		line.removedBoxes += removed;
		line.givenBackBoxes += boxes - removed;
		books.withdrawnGoods.push({ ratePercent: line.ratePercent, grossCents: boxes * line.unitPriceCents });
	}
	books.value -= offBalanceCents + refundCents;
	books.till -= refundCents;
	endWithGoods(books);
}

function leave(books: Books, chosen: Chosen): void {
	const leaving = chosen.filter(({ boxes }) => boxes > 0);
	if (leaving.length === 0) return;
	for (const { line, boxes } of leaving) line.shippedBoxes += boxes;
	books.departures.push({
		id: `${books.departures.length}`,
		leftOn: books.today,
		isMonthly: books.terms === "MONTH",
		lines: leaving.map(({ line: { id: lineId }, boxes }) => ({ lineId, boxes })),
	});
	endWithGoods(books);
}

function endWithGoods(books: Books): void {
	const isLeft = books.lines.some((line) => boxesToShip(line) > 0);
	books.hasLeft ||= !isLeft && books.departures.length > 0;
}

const ADDRESS = { street: "3 rue des Halles", postalCode: "26200", city: "Montélimar", country: "FR" };
const PARTY = { name: "Camille", isProfessional: true, contact: null, siren: null, vatNumber: null, ...ADDRESS };
const ORDER = {
	order: { number: "CMD-7K3M-9QX2", placedOn: "2026-11-20", purchaseOrder: null, costCentre: null },
	...{ buyer: PARTY, deliverTo: { name: "Camille", ...ADDRESS }, dispatchedOn: null, payments: [] },
	seller: { ...PARTY, legalForm: "", registration: "", email: "", phone: "", iban: null, bic: null },
	returned: new Map(),
};

const partsOf = ({ departures, lines, shippingCents, today }: Books) =>
	accountParts(departures, { lines: lines.map((line) => ({ ...line, quantity: line.boxes })), shippingCents }, today);

/** Issues the documents that are due, one after the other, as the shop does. */
function issue(books: Books): void {
	for (;;) {
		const account = books.terms === "CARD" ? {} : { account: partsOf(books) };
		const [due] = dueBillingDocuments({ ...books, ...account });
		if (!due) return;
		const facts: OrderFacts = {
			...ORDER,
			lines: books.lines.map((line) => ({ ...line, quantity: line.boxes, name: line.id, reference: line.id })),
			shippingCents: books.shippingCents,
			withdrawnGoods: books.withdrawnGoods,
			capturedCents: factsOf(books).capturedCents,
			documents: inForce(books.issued).map(({ event, document }) => ({ ...document, event })),
			isOnAccount: books.terms !== "CARD",
		};
		const number = `${BILLING_KINDS[due.kind].prefix}-2026-${books.issued.length}`;
		const document = billingDocumentSchema.parse(writeBillingDocument(due, facts, { number, issuedOn: books.today }));
		expect(grossSum(document.totals)).toBe(due.amountCents);
		const off = grossSum(document.withdrawn);
		expect(grossSum([...document.lines, ...document.shipping]) - off).toBe(due.amountCents);
		// Nothing is taken off an invoice but what came back or was waived.
		books.offCents += off;
		expect(books.offCents).toBeLessThanOrEqual(books.totalCents - books.value);
		expect(document.dueCents).toBeLessThanOrEqual(due.amountCents);
		expect(grossSum(document.balance)).toBeGreaterThanOrEqual(0);
		books.issued.push({ event: due.event, document });
	}
}

/** What documents ask for by rate. */
function askedByRate({ issued }: Books) {
	const signed = issued.flatMap(({ document: { kind, balance } }) =>
		balance.map((one) => {
			const sign = kind === "CREDIT_NOTE" ? -1 : 1;
			const { ratePercent, netCents, vatCents, grossCents } = one;
			return {
				...{ ratePercent, netCents: sign * netCents, vatCents: sign * vatCents, grossCents: sign * grossCents },
			};
		}),
	);
	return totalsByRate(signed);
}

function check(books: Books): void {
	const { value, till, issued, terms, lines, shippingCents, hasLeft } = books;
	expect(owed(factsOf(books))).toEqual({ dueCents: value, paidCents: till, outstandingCents: value - till });
	const byRate = askedByRate(books);
	const asked = grossSum(byRate);
	if (terms === "CARD") for (const { grossCents } of byRate) expect(grossCents).toBeGreaterThanOrEqual(0);
	const { isWaiting, parts } = partsOf(books);
	const isOver = issued.some(({ event }) => event === "final") || (hasLeft && !isWaiting);
	if (isOver) expect(asked).toBe(value);
	else if (terms === "CARD") expect(asked).toBe(till);
	else {
		const staying = lines.reduce((cents, line) => cents + (line.boxes - line.removedBoxes) * line.unitPriceCents, 0);
		const invoiceable = parts.flatMap((part) => part.lines);
		const gone = invoiceable.reduce(
			(cents, { lineId, boxes }) => cents + boxes * (lines.find(({ id }) => id === lineId)?.unitPriceCents ?? 0),
			0,
		);
		// What is still to leave, or waits for the end of its month, is not invoiced; money beyond what is may be a deposit.
		const hasDelivery = parts.some((part) => part.hasDelivery);
		const invoiced = Math.max(0, value - (staying - gone) - (hasDelivery ? 0 : shippingCents));
		// What was credited of deposits for goods that never leave is taken over by the last invoice.
		const credited = issued.flatMap(({ document }) => (document.kind === "CREDIT_NOTE" ? document.totals : []));
		expect(asked + grossSum(credited)).toBeGreaterThanOrEqual(parts.length === 0 ? 0 : invoiced);
		expect(asked).toBeLessThanOrEqual(Math.max(invoiced, Math.min(till, value)));
	}
	const documents = issued.map(({ document }) => document);
	const postings = documents.flatMap((document) => postingsOf({ document, issued: documents }));
	expect(postings.reduce((cents, one) => cents + one.cents, 0)).toBe(0);
	const on = (account: string) =>
		postings.reduce((cents, one) => cents + (one.account.number === account ? one.cents : 0), 0);
	expect(on("411000")).toBe(asked);
	// Also where no final invoice is left to take them over.
	if (isOver) expect(on("419100")).toBe(0);
}

/** Gestures use up one rate of a deposit whose payment is then corrected. */
const act = (kind: Act["kind"], cents: number): Act => ({ kind, cents, line: 0, boxes: 1 });
const FOUND: ["CARD", Pick<Line, "boxes" | "unitPriceCents" | "ratePercent">[], number, Act[]][] = [
	[
		"CARD",
		[
			{ boxes: 1, unitPriceCents: 1, ratePercent: 5.5 },
			{ boxes: 2, unitPriceCents: 2, ratePercent: 20 },
		],
		0,
		[act("pay", 1), act("pay", 2), act("giveBackLine", 1), act("gesture", 1), act("correctPayment", 2)],
	],
	[
		"CARD",
		[
			{ boxes: 3, unitPriceCents: 1, ratePercent: 20 },
			{ boxes: 7, unitPriceCents: 447, ratePercent: 5.5 },
		],
		0,
		[act("pay", 2605), act("pay", 264), act("gesture", 2391), act("correctPayment", 264), act("pay", 527)],
	],
];

it("what is owed, the till and the documents agree, whatever leaves, is paid, corrected, given back and waived in whatever order, by whatever terms", () => {
	const drawnAct: fc.Arbitrary<Act> = fc.record({
		kind: fc.constantFrom(...(Object.keys(ACTS) as (keyof typeof ACTS)[])),
		cents: fc.integer({ min: 1, max: 12_000 }),
		line: fc.nat(2),
		boxes: fc.integer({ min: 1, max: 6 }),
	});
	const sold = fc.record({
		boxes: fc.integer({ min: 1, max: 12 }),
		unitPriceCents: fc.integer({ min: 1, max: 1500 }),
		ratePercent: fc.constantFrom<number>(5.5, 20),
	});
	fc.assert(
		fc.property(
			fc.constantFrom<Books["terms"]>("CARD", "SHIPMENT", "MONTH"),
			fc.array(sold, { minLength: 1, maxLength: 3 }),
			fc.constantFrom<number>(0, 499),
			fc.array(drawnAct, { maxLength: 20, size: "max" }),
			(terms, drawn, shippingCents, acts) => {
				const none = { removedBoxes: 0, shippedBoxes: 0, packedBoxes: 0, returnedBoxes: 0 };
				const lines = drawn.map((line, index): Line => {
					return { id: `l${index}`, ...line, ...none, givenBackBoxes: 0, declaredBoxes: 0 };
				});
				const totalCents = lines.reduce((cents, line) => cents + line.boxes * line.unitPriceCents, shippingCents);
				const books: Books = {
					...{ terms, lines, shippingCents, totalCents, movements: [], reductions: [], withdrawnGoods: [] },
					...{
						departures: [],
						hasLeft: false,
						today: "2026-11-03",
						issued: [],
						offCents: 0,
						value: totalCents,
						till: 0,
					},
				};
				for (const one of acts) {
					ACTS[one.kind](books, one);
					issue(books);
					check(books);
				}
			},
		),
		{ numRuns: process.env.TEST_ALL ? 10_000 : 300, examples: FOUND },
	);
}, 300_000);
