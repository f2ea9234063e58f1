import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { settleDifference } from "../order-correction/difference";
import { balanceDueCents } from "../payments/balance";
import { taxOf } from "../tax/sale-tax";
import { grossSum } from "../tax/taxed-amount";
import { BILLING_KINDS, type BillingDocument, billingDocumentSchema } from "./billing-document";
import { cancelledBy, dueBillingDocuments, finalEvent, type Movement, type Replacement } from "./due-billing-documents";
import { cancelledIn, inForce } from "./in-force";
import { postingsOf } from "./sales-journal";
import { totalsByRate } from "./share";
import { type OrderFacts, writeBillingDocument } from "./write-billing-document";

const PLACE = { street: "3 rue des Halles", postalCode: "26200", city: "Montélimar", country: "FR" };
const BUYER = { name: "Camille Martin", isProfessional: false, contact: null, siren: null, vatNumber: null, ...PLACE };
const ORDER = {
	order: { number: "CMD-7K3M-9QX2", placedOn: "2026-11-20", purchaseOrder: null, costCentre: null },
	seller: {
		...BUYER,
		legalForm: "SARL",
		registration: "",
		email: "",
		phone: "",
		iban: null,
		bic: null,
		name: "Berlingot et fils",
	},
	buyer: BUYER,
	deliverTo: { name: "Camille Martin", ...PLACE },
	dispatchedOn: null,
	payments: [],
};
type Lines = OrderFacts["lines"];
const totalOf = (lines: Lines) => lines.reduce((sum, line) => sum + line.quantity * line.unitPriceCents, 0);

/**
 * An order of which `paidCents` are paid, and then the rest where `isSettled`, corrected to each of these contents, the difference paid
 * or given back each time.
 */
function play(contents: readonly Lines[], paidCents: number, isSettled = false) {
	const [first = []] = contents;
	const state = { totalCents: totalOf(first), capturedCents: 0 };
	const movements: Movement[] = [];
	const replacements: Replacement[] = [];
	const issued: { event: string; document: BillingDocument }[] = [];
	const move = (kind: "CAPTURE" | "REFUND", amountCents: number) => {
		if (amountCents > 0) movements.push({ id: `${kind}-${movements.length}`, kind, amountCents });
		if (kind === "CAPTURE") state.capturedCents += amountCents;
	};
	const issue = (lines: Lines) => {
		for (;;) {
			const standing = inForce(issued);
			const given = replacements.reduce((sum, { refundCents }) => sum + refundCents, 0);
			const [due] = dueBillingDocuments({
				totalCents: state.totalCents,
				reductions: [],
				movements,
				hasLeft: false,
				issued,
				replacements,
			});
			if (!due) return;
			const facts = {
				...ORDER,
				lines,
				shippingCents: 0,
				withdrawnGoods: [],
				returned: new Map(),
				capturedCents: state.capturedCents - given,
			};
			const last = replacements.at(-1);
			const replaces = last ? cancelledIn(issued, cancelledBy(last)) : null;
			const number = `${BILLING_KINDS[due.kind].prefix}-2026-${issued.length + 1}`;
			const documents = standing.map(({ document }) => document);
			const document = writeBillingDocument(due, { ...facts, documents, replaces }, { number, issuedOn: "2026-11-22" });
			issued.push({ event: due.event, document: billingDocumentSchema.parse(document) });
		}
	};
	move("CAPTURE", Math.min(paidCents, state.totalCents));
	issue(first);
	if (isSettled) move("CAPTURE", state.totalCents - state.capturedCents);
	issue(first);
	for (const [index, lines] of contents.slice(1).entries()) {
		const { refundCents } = settleDifference(state, totalOf(lines));
		const hasFinal = issued.some(({ event }) => event === finalEvent(replacements));
		state.totalCents = totalOf(lines);
		if (hasFinal) replacements.push({ id: `${index}`, refundCents });
		issue(lines);
		move("REFUND", refundCents);
		issue(lines);
	}
	move("CAPTURE", balanceDueCents({ ...state, status: "CONFIRMED", refundedCents: 0 }));
	issue(contents.at(-1) ?? []);
	return { documents: issued.map(({ document }) => document), movements };
}

/** By rate: what is invoiced and not credited. */
function netByRate(documents: readonly BillingDocument[]) {
	const signed = documents.flatMap(({ kind, balance }) =>
		balance.map((one) => {
			const sign = kind === "CREDIT_NOTE" ? -1 : 1;
			return {
				...one,
				grossCents: sign * one.grossCents,
				netCents: sign * one.netCents,
				vatCents: sign * one.vatCents,
			};
		}),
	);
	return totalsByRate(signed).filter(({ grossCents }) => grossCents !== 0);
}

const line = (quantity: number, unitPriceCents: number, ratePercent: number) => {
	return { name: `Bonbons ${ratePercent}`, reference: `B${ratePercent}`, quantity, unitPriceCents, ratePercent };
};
const words = (documents: readonly BillingDocument[]) =>
	documents.map(({ kind, totals }) => `${kind} ${grossSum(totals)}`);

describe("the documents of an order whose articles are corrected", () => {
	it.each<[string, Lines[], number, string[]]>([
		[
			"less, paid",
			[[line(5, 1000, 20)], [line(3, 1000, 20)]],
			5000,
			["FINAL_INVOICE 5000", "CREDIT_NOTE 5000", "FINAL_INVOICE 3000"],
		],
		[
			"another rate, paid",
			[[line(5, 1000, 20)], [line(2, 1000, 20), line(2, 1000, 5.5)]],
			5000,
			["FINAL_INVOICE 5000", "CREDIT_NOTE 5000", "FINAL_INVOICE 4000"],
		],
		[
			"more, paid",
			[[line(5, 1000, 20)], [line(6, 1000, 20)]],
			5000,
			["FINAL_INVOICE 5000", "CREDIT_NOTE 5000", "FINAL_INVOICE 6000"],
		],
		[
			"a deposit paid: nothing before the balance",
			[[line(5, 1000, 20)], [line(3, 1000, 20)]],
			1000,
			["DEPOSIT_INVOICE 1000", "FINAL_INVOICE 3000"],
		],
		["unpaid: nothing", [[line(5, 1000, 20)], [line(3, 1000, 20)]], 0, ["FINAL_INVOICE 3000"]],
	])("%s", (_, contents, paidCents, expected) => {
		const { documents } = play(contents, paidCents);
		expect(words(documents)).toEqual(expected);
		expect(netByRate(documents)).toEqual(taxOf({ lines: contents.at(-1) ?? [], shippingCents: 0 }).totals);
	});

	it("a deposit that the cancelled invoice had set off is cancelled with it, and the accounts are those of the last content", () => {
		const contents = [[line(5, 1000, 20), line(2, 500, 5.5)], [line(3, 1000, 20)]];
		const { documents } = play(contents, 1000, true);
		expect(words(documents)).toEqual([
			"DEPOSIT_INVOICE 1000",
			"FINAL_INVOICE 6000",
			"CREDIT_NOTE 6000",
			"FINAL_INVOICE 3000",
		]);
		expect(netByRate(documents)).toEqual(taxOf({ lines: contents[1] ?? [], shippingCents: 0 }).totals);
		const sums = new Map<string, number>();
		for (const { account, cents } of documents.flatMap((document) => postingsOf({ document, issued: documents })))
			sums.set(account.number, (sums.get(account.number) ?? 0) + cents);
		expect([...sums].filter(([, cents]) => cents !== 0).sort()).toEqual([
			["411000", 3000],
			["44571200", -500],
			["707200", -2500],
		]);
	});

	it("the new invoice names the one that it replaces, the credit note says that it is", () => {
		const [first, cancelled, second] = play([[line(5, 1000, 20)], [line(3, 1000, 20)]], 5000).documents;
		expect(cancelled).toMatchObject({ isReplaced: true, earlier: [{ number: first?.number }] });
		expect(second?.mentions[0]?.text).toBe(`Annule et remplace la facture ${first?.number}.`);
		expect(second).toMatchObject({ dueCents: 0, earlier: [] });
	});

	it("after any number of reductions the documents add up to the last content, rate by rate, and the ledger balances", () => {
		const contents = fc.array(
			fc.array(fc.tuple(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 999 })), {
				minLength: 2,
				maxLength: 2,
			}),
			{ minLength: 2, maxLength: 4 },
		);
		fc.assert(
			fc.property(contents, fc.boolean(), (drawn, isPaid) => {
				const inTurn = drawn
					.map((pair) => pair.map(([quantity, price], index) => line(quantity, price, index === 0 ? 20 : 5.5)))
					.sort((one, other) => totalOf(other) - totalOf(one));
				const { documents } = play(inTurn, isPaid ? totalOf(inTurn[0] ?? []) : 0);
				expect(netByRate(documents)).toEqual(taxOf({ lines: inTurn.at(-1) ?? [], shippingCents: 0 }).totals);
				for (const document of documents)
					expect(postingsOf({ document, issued: documents }).reduce((sum, { cents }) => sum + cents, 0)).toBe(0);
			}),
			{ numRuns: 60 },
		);
	});
});
