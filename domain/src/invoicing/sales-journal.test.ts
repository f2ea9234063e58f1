import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BILLING_KINDS, type BillingDocument } from "./billing-document";
import { dueBillingDocuments, type Movement } from "./due-billing-documents";
import { type JournalBillingDocument, postingsOf, salesJournal } from "./sales-journal";
import { type OrderFacts, writeBillingDocument } from "./write-billing-document";

const PLACE = { street: "3 rue des Halles", postalCode: "26200", city: "Montélimar", country: "FR" };
const ORDER: Omit<OrderFacts, "lines" | "shippingCents" | "capturedCents" | "documents"> = {
	order: { number: "CMD-7K3M-9QX2", placedOn: "2026-11-20", purchaseOrder: null, costCentre: null },
	seller: {
		name: "Berlingot et fils",
		legalForm: "SARL",
		registration: "",
		siren: null,
		vatNumber: null,
		...PLACE,
		email: "",
		phone: "",
		iban: null,
		bic: null,
	},
	buyer: { name: "Camille Martin", isProfessional: false, contact: null, siren: null, vatNumber: null, ...PLACE },
	deliverTo: { name: "Camille Martin", ...PLACE },
	dispatchedOn: null,
	payments: [],
	withdrawnGoods: [],
	returned: new Map(),
};
const LINES = [
	{ name: "Barbe à papa", reference: "BAP-1", quantity: 3, unitPriceCents: 999, ratePercent: 20 },
	{ name: "Pop-corn", reference: "POP-1", quantity: 7, unitPriceCents: 333, ratePercent: 5.5 },
];
const TOTAL = 5328;

/** The documents of these movements, each issued as soon as it is owed, with what the journal asks about each. */
function journalBillingDocuments(
	movements: readonly Movement[],
	hasLeft = false,
	lines = LINES,
	shippingCents = 0,
): JournalBillingDocument[] {
	const totalCents = lines.reduce((sum, line) => sum + line.quantity * line.unitPriceCents, shippingCents);
	const issued: { event: string; document: BillingDocument }[] = [];
	for (let upTo = 1; upTo <= movements.length + 1; upTo++) {
		const seen = movements.slice(0, upTo);
		const capturedCents = balanceOf(seen.filter(({ kind }) => kind === "CAPTURE"));
		const ledger = {
			totalCents,
			reductions: [],
			movements: seen,
			hasLeft: hasLeft && upTo > movements.length,
			issued: [...issued],
		};
		for (const due of dueBillingDocuments(ledger)) {
			const documents = issued.map(({ document }) => document);
			const number = `${BILLING_KINDS[due.kind].prefix}-2026-${String(issued.length + 1).padStart(6, "0")}`;
			const facts = { ...ORDER, lines, shippingCents, capturedCents, documents };
			const document = writeBillingDocument(due, facts, { number, issuedOn: "2026-11-22" });
			issued.push({ event: due.event, document });
		}
	}
	const documents = issued.map(({ document }) => document);
	return documents.map((document) => ({ document, issued: documents }));
}

const balanceOf = (movements: readonly Movement[]) =>
	movements.reduce((sum, { kind, amountCents }) => sum + (kind === "REFUND" ? -amountCents : amountCents), 0);
const capture = (id: string, amountCents: number): Movement => ({ id, kind: "CAPTURE", amountCents });
const refund = (id: string, amountCents: number): Movement => ({ id, kind: "REFUND", amountCents });

describe("the sales journal", () => {
	it("a deposit is a debt, the final invoice a sale; VAT with each, by rate", () => {
		const issued = journalBillingDocuments([capture("a", 2664), capture("b", 2664)]);
		const lines = salesJournal(issued).map(({ kind, account, debitCents, creditCents, first, last }) => [
			BILLING_KINDS[kind].prefix,
			account.number,
			debitCents,
			creditCents,
			first === last ? first : null,
		]);
		expect(lines).toEqual([
			["ACO", "411000", 2664, 0, "ACO-2026-000001"],
			["ACO", "419100", 0, 2353, "ACO-2026-000001"],
			["ACO", "44571055", 0, 61, "ACO-2026-000001"],
			["ACO", "44571200", 0, 250, "ACO-2026-000001"],
			["FAC", "411000", 2664, 0, "FAC-2026-000002"],
			["FAC", "419100", 2353, 0, "FAC-2026-000002"],
			["FAC", "44571055", 0, 61, "FAC-2026-000002"],
			["FAC", "44571200", 0, 249, "FAC-2026-000002"],
			["FAC", "707055", 0, 2209, "FAC-2026-000002"],
			["FAC", "707200", 0, 2498, "FAC-2026-000002"],
		]);
	});

	it("the documents of a day are one line an account, from the first number to the last", () => {
		const one = journalBillingDocuments([capture("a", TOTAL)]);
		const [other] = one;
		if (!other) throw new Error("No document.");
		const next = { ...other, document: { ...other.document, number: "FAC-2026-000007" } };
		expect(salesJournal([...one, next])[0]).toMatchObject({
			day: "2026-11-22",
			account: { number: "411000" },
			first: "FAC-2026-000001",
			last: "FAC-2026-000007",
			debitCents: 2 * TOTAL,
		});
	});

	it("a deposit that is given back leaves nothing: neither sale, debt nor VAT", () => {
		const issued = journalBillingDocuments([capture("a", 2000), refund("r", 2000)]);
		expect(issued).toHaveLength(2);
		expect([...accounts(issued).values()]).toEqual(Array(accounts(issued).size).fill(0));
	});

	const orders = fc.record({
		lines: fc.array(
			fc.record({
				quantity: fc.integer({ min: 1, max: 99 }),
				unitPriceCents: fc.integer({ min: 1, max: 5000 }),
				ratePercent: fc.constantFrom(5.5, 20),
			}),
			{ minLength: 1, maxLength: 4 },
		),
		shippingCents: fc.constantFrom<number>(0, 499, 1500),
		moves: fc.array(fc.tuple(fc.boolean(), fc.double({ min: 0.01, max: 1, noNaN: true })), { maxLength: 8 }),
		hasLeft: fc.boolean(),
	});

	it("for 500 random orders: every entry balanced, customers owe what the ledger has not, deposits are cleared", () => {
		fc.assert(
			fc.property(orders, ({ lines, shippingCents, moves, hasLeft }) => {
				const named = lines.map((line) => ({ ...line, name: "Nougat", reference: "N" }));
				const total = named.reduce((sum, line) => sum + line.quantity * line.unitPriceCents, shippingCents);
				const movements = ledgerOf(total, moves);
				const issued = journalBillingDocuments(movements, hasLeft, named, shippingCents);
				for (const one of issued) expect(postingsOf(one).reduce((sum, { cents }) => sum + cents, 0)).toBe(0);
				const final = issued.find(({ document }) => document.kind === "FINAL_INVOICE");
				const captured = balanceOf(movements.filter(({ kind }) => kind === "CAPTURE"));
				const owed = final ? total - captured : 0;
				const books = accounts(issued);
				expect((books.get("411000") ?? 0) - owed).toBe(balanceOf(movements));
				if (final) expect(books.get("419100") ?? 0).toBe(0);
				const journal = salesJournal(issued);
				expect(journal.reduce((sum, line) => sum + line.debitCents - line.creditCents, 0)).toBe(0);
			}),
			{ numRuns: 500 },
		);
	}, 60_000);
});

/** What each account comes to. */
function accounts(documents: readonly JournalBillingDocument[]): Map<string, number> {
	const sums = new Map<string, number>();
	for (const { account, cents } of documents.flatMap(postingsOf))
		sums.set(account.number, (sums.get(account.number) ?? 0) + cents);
	return sums;
}

/** Payments up to the total and refunds of what is there, in any order. */
function ledgerOf(total: number, moves: readonly [boolean, number][]): Movement[] {
	const movements: Movement[] = [];
	let captured = 0;
	for (const [isRefund, share] of moves) {
		const room = isRefund ? balanceOf(movements) : total - captured;
		const amount = Math.min(room, Math.max(1, Math.round(room * share)));
		if (amount <= 0) continue;
		movements.push((isRefund ? refund : capture)(String(movements.length), amount));
		if (!isRefund) captured += amount;
	}
	return movements;
}
