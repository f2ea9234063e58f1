import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { taxOf } from "../tax/sale-tax";
import { type BillingDocument, billingDocumentSchema } from "./billing-document";
import { dueBillingDocuments, type Movement } from "./due-billing-documents";
import { lessByRate, totalsByRate } from "./share";
import { type OrderFacts, writeBillingDocument } from "./write-billing-document";

const PLACE = { street: "3 rue des Halles", postalCode: "26200", city: "Montélimar", country: "FR" };
const FACTS: OrderFacts = {
	order: { number: "CMD-7K3M-9QX2", placedOn: "2026-11-20", purchaseOrder: null, costCentre: null },
	seller: {
		name: "Berlingot et fils",
		legalForm: "SARL au capital de 10 000 €",
		registration: "RCS Avignon 732 829 320",
		siren: "732829320",
		vatNumber: "FR44732829320",
		...PLACE,
		email: "bonjour@confiserie.example",
		phone: "+33123456789",
		iban: null,
		bic: null,
	},
	buyer: { name: "Camille Martin", isProfessional: false, contact: null, siren: null, vatNumber: null, ...PLACE },
	deliverTo: { name: "Camille Martin", ...PLACE },
	dispatchedOn: null,
	payments: [],
	lines: [
		{ name: "Barbe à papa", reference: "BAP-1", quantity: 3, unitPriceCents: 999, ratePercent: 20 },
		{ name: "Pop-corn", reference: "POP-1", quantity: 7, unitPriceCents: 333, ratePercent: 5.5 },
	],
	shippingCents: 499,
	withdrawnGoods: [],
	returned: new Map(),
	capturedCents: 0,
	documents: [],
};

/** Issues all that the movements owe, one after the other, as the shop does. */
function issueAll(lines: OrderFacts["lines"], shippingCents: number, movements: readonly Movement[], hasLeft = false) {
	const facts = { ...FACTS, lines, shippingCents };
	const totalCents = lines.reduce((sum, line) => sum + line.quantity * line.unitPriceCents, shippingCents);
	const issued: { event: string; document: BillingDocument }[] = [];
	for (let upTo = 1; upTo <= movements.length + 1; upTo++) {
		const seen = movements.slice(0, upTo);
		const isLast = upTo > movements.length;
		const capturedCents = seen.reduce((sum, { kind, amountCents }) => sum + (kind === "CAPTURE" ? amountCents : 0), 0);
		const ledger = { totalCents, reductions: [], movements: seen };
		for (const due of dueBillingDocuments({ ...ledger, hasLeft: hasLeft && isLast, issued: [...issued] })) {
			const documents = issued.map(({ document }) => document);
			const issue = { number: `X-2026-${issued.length + 1}`, issuedOn: "2026-11-22" };
			const document = writeBillingDocument(due, { ...facts, capturedCents, documents }, issue);
			issued.push({ event: due.event, document: billingDocumentSchema.parse(document) });
		}
	}
	return {
		documents: issued.map(({ document }) => document),
		totalCents,
		totals: taxOf({ lines, shippingCents }).totals,
	};
}

const of = (documents: readonly BillingDocument[], kind: BillingDocument["kind"]) =>
	documents.filter((document) => document.kind === kind);
const gross = (document: BillingDocument) => document.totals.reduce((sum, { grossCents }) => sum + grossCents, 0);

describe("the documents of an order", () => {
	it("deposit, balance, refund: the final invoice deducts the deposit by rate, the credit note names what it corrects", () => {
		const { documents, totals } = issueAll(FACTS.lines, 499, [
			{ id: "a", kind: "CAPTURE", amountCents: 2000 },
			{ id: "b", kind: "CAPTURE", amountCents: 3827 },
			{ id: "r", kind: "REFUND", amountCents: 999 },
		]);
		const [deposit, final, credit] = documents;
		expect(documents.map(({ kind }) => kind)).toEqual(["DEPOSIT_INVOICE", "FINAL_INVOICE", "CREDIT_NOTE"]);
		expect(final?.totals).toEqual(totals);
		expect(final?.earlier).toEqual([{ number: "X-2026-1", issuedOn: "2026-11-22", totals: deposit?.totals }]);
		expect(totalsByRate([...(deposit?.totals ?? []), ...(final?.balance ?? [])])).toEqual(totals);
		expect(final).toMatchObject({ dueCents: 0, dueOn: null });
		expect(credit?.earlier.map(({ number }) => number)).toEqual(["X-2026-1", "X-2026-2"]);
	});

	it("goods sent on credit: what is due and until when, thirty days for a professional", () => {
		const due = { kind: "FINAL_INVOICE", event: "final", amountCents: 5827 } as const;
		const issue = { number: "FAC-2026-000001", issuedOn: "2026-12-15" };
		expect(writeBillingDocument(due, FACTS, issue)).toMatchObject({ dueCents: 5827, dueOn: "2026-12-15" });
		const buyer = { ...FACTS.buyer, isProfessional: true };
		const professional = writeBillingDocument(due, { ...FACTS, buyer }, issue);
		expect(professional.dueOn).toBe("2027-01-14");
		expect(professional.mentions.map(({ subject }) => subject)).toEqual([null, "PMD", "PMT", "AAB"]);
	});

	it("a deposit invoice says what it is a deposit for", () => {
		const [deposit] = issueAll(FACTS.lines, 499, [{ id: "a", kind: "CAPTURE", amountCents: 2000 }]).documents;
		expect(deposit?.mentions[1]?.text).toBe("Porte sur\u00a0: 3 × Barbe à papa (BAP-1), 7 × Pop-corn (POP-1).");
	});

	const orders = fc.record({
		lines: fc.array(
			fc.record({
				quantity: fc.integer({ min: 1, max: 99 }),
				unitPriceCents: fc.integer({ min: 1, max: 5000 }),
				ratePercent: fc.constantFrom(2.1, 5.5, 10, 20),
			}),
			{ minLength: 1, maxLength: 5 },
		),
		shippingCents: fc.constantFrom<number>(0, 499, 1500),
		shares: fc.array(fc.double({ min: 0.01, max: 1, noNaN: true }), { maxLength: 4 }),
		refunds: fc.array(fc.double({ min: 0.01, max: 1, noNaN: true }), { maxLength: 5 }),
		hasLeft: fc.boolean(),
	});

	it("for 2,000 random orders: invoices come to the total by rate, credits never beyond it, all to the cent", () => {
		fc.assert(
			fc.property(orders, ({ lines, shippingCents, shares, refunds, hasLeft }) => {
				const named = lines.map((line) => ({ ...line, name: "Nougat", reference: "N" }));
				const total = lines.reduce((sum, line) => sum + line.quantity * line.unitPriceCents, shippingCents);
				const captures = amountsOf(total, shares).map((amountCents, index) => movement("CAPTURE", index, amountCents));
				const captured = captures.reduce((sum, { amountCents }) => sum + amountCents, 0);
				const given = amountsOf(captured, refunds).map((amountCents, index) => movement("REFUND", index, amountCents));
				const { documents, totals } = issueAll(named, shippingCents, [...captures, ...given], hasLeft);

				const final = of(documents, "FINAL_INVOICE");
				const invoiced = [
					...of(documents, "DEPOSIT_INVOICE").map((document) => document.totals),
					...final.map((one) => one.balance),
				];
				const credited = of(documents, "CREDIT_NOTE").flatMap((document) => document.totals);
				if (final.length > 0) expect(totalsByRate(invoiced.flat())).toEqual(totals);
				for (const left of lessByRate(invoiced.flat(), credited)) {
					expect(left.grossCents).toBeGreaterThan(0);
					expect(left.netCents).toBeGreaterThanOrEqual(0);
					expect(left.vatCents).toBeGreaterThanOrEqual(0);
				}
				expect(of(documents, "CREDIT_NOTE").map(gross)).toEqual(given.map(({ amountCents }) => amountCents));
				for (const document of documents) {
					expect(totalsByRate([...document.lines, ...document.shipping])).toEqual(totalsByRate(document.totals));
					for (const one of document.totals) expect(one.netCents + one.vatCents).toBe(one.grossCents);
				}
			}),
			{ numRuns: 2000 },
		);
	}, 60_000);
});

/** Takes shares of what is left, one after the other, at least a cent each. */
function amountsOf(whole: number, shares: readonly number[]): number[] {
	let left = whole;
	return shares.flatMap((share) => {
		const amount = Math.min(left, Math.max(1, Math.round(left * share)));
		left -= amount;
		return amount > 0 ? [amount] : [];
	});
}

const movement = (kind: Movement["kind"], index: number, amountCents: number): Movement => ({
	id: `${kind}-${index}`,
	kind,
	amountCents,
});
