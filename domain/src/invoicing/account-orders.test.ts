import { describe, expect, it } from "vitest";
import { grossSum } from "../tax/taxed-amount";
import { accountParts, type Departure } from "./account-parts";
import { BILLING_KINDS, type BillingDocument, billingDocumentSchema } from "./billing-document";
import { dueBillingDocuments, type Movement, type Reduction } from "./due-billing-documents";
import { MONTHLY } from "./mentions";
import { postingsOf } from "./sales-journal";
import { writeBillingDocument } from "./write-billing-document";

const PLACE = { street: "3 rue des Halles", postalCode: "26200", city: "Montélimar", country: "FR" };
const BUYER = { name: "Martin SAS", isProfessional: true, contact: null, siren: null, vatNumber: null, ...PLACE };
const ORDER = {
	order: { number: "CMD-7K3M-9QX2", placedOn: "2026-11-02", purchaseOrder: null, costCentre: null },
	seller: { ...BUYER, legalForm: "SARL", registration: "", email: "", phone: "", iban: null, bic: null },
	...{ buyer: BUYER, deliverTo: { name: "Camille", ...PLACE }, dispatchedOn: null, payments: [] },
	...{ withdrawnGoods: [], returned: new Map(), isOnAccount: true },
};
/** Ten boxes at 10.00 and 50.00 for the delivery. */
const LINE = { id: "a", name: "Nougat", reference: "NOU-1", quantity: 10, unitPriceCents: 1000, ratePercent: 20 };
const [SHIPPING, TOTAL] = [5000, 15_000];

/** A day, on which boxes leave by these terms or will not leave any more, or the ledger or the price changes. */
type Act = readonly [day: string, ...changes: (Leaving | Removal | Movement | Reduction)[]];
interface Leaving {
	boxes: number;
	by: "SHIPMENT" | "MONTH";
}
interface Removal {
	removed: number;
}
const leaves = (boxes: number, by: Leaving["by"]): Leaving => ({ boxes, by });
const removes = (removed: number): Removal => ({ removed });
const paid = (amountCents: number): Movement => ({ id: `p${amountCents}`, kind: "CAPTURE", amountCents });
const refunded = (id: string, amountCents: number): Movement => ({ id, kind: "REFUND", amountCents });

/** The documents as they are issued, at the end of each of these days. */
function play(acts: readonly Act[]) {
	const departures: Departure[] = [];
	const movements: Movement[] = [];
	const reductions: Reduction[] = [];
	let removedBoxes = 0;
	const issued: { event: string; document: BillingDocument }[] = [];
	for (const [today, ...changes] of acts) {
		for (const change of changes)
			if ("by" in change)
				departures.push({
					...{ id: `s${departures.length + 1}`, leftOn: today, isMonthly: change.by === "MONTH" },
					lines: [{ lineId: "a", boxes: change.boxes }],
				});
			else if ("removed" in change) removedBoxes += change.removed;
			else if ("kind" in change) movements.push(change);
			else reductions.push(change);
		const gone = departures.flatMap(({ lines }) => lines).reduce((sum, { boxes }) => sum + boxes, 0);
		const account = accountParts(departures, { lines: [{ ...LINE, removedBoxes }], shippingCents: SHIPPING }, today);
		const hasLeft = gone > 0 && gone + removedBoxes === LINE.quantity;
		const ledger = { totalCents: TOTAL, movements, reductions, hasLeft, account };
		for (;;) {
			const [due] = dueBillingDocuments({ ...ledger, issued });
			if (!due) break;
			const capturedCents = movements.reduce(
				(sum, { kind, amountCents }) => sum + (kind === "CAPTURE" ? amountCents : 0),
				0,
			);
			const documents = issued.map(({ event, document }) => ({ ...document, event }));
			const facts = { ...ORDER, lines: [LINE], shippingCents: SHIPPING, capturedCents, documents };
			const number = `${BILLING_KINDS[due.kind].prefix}-2026-${issued.length + 1}`;
			const issue = { number, issuedOn: today };
			const document = billingDocumentSchema.parse(writeBillingDocument(due, facts, issue));
			issued.push({ event: due.event, document });
		}
	}
	return issued;
}

type Expected = [day: string, event: string, total: number, delivery: number, off: number];

describe("invoices of an order on account add up, line by line, in whatever order they are issued", () => {
	it.each<[string, Act[], Expected[]]>([
		[
			"by month, then by shipment: the delivery is in the invoice of the first shipment, though another comes before it",
			[
				["2026-11-10", leaves(4, "MONTH")],
				["2026-11-20", leaves(3, "SHIPMENT")],
				["2026-12-01"],
				["2026-12-02", leaves(3, "SHIPMENT")],
			],
			[
				["2026-11-20", "shipment:s2", 3000, 0, 0],
				["2026-12-01", "month:2026-11", 9000, SHIPPING, 0],
				["2026-12-02", "final", 3000, 0, 0],
			],
		],
		[
			"by shipment, then by month",
			[
				["2026-11-10", leaves(4, "SHIPMENT")],
				["2026-11-20", leaves(3, "MONTH")],
				["2026-12-01"],
				["2026-12-02", leaves(3, "MONTH")],
				["2027-01-01"],
			],
			[
				["2026-11-10", "shipment:s1", 9000, SHIPPING, 0],
				["2026-12-01", "month:2026-11", 3000, 0, 0],
				["2027-01-01", "final", 3000, 0, 0],
			],
		],
		[
			"the rest leaves before the month ends: it is invoiced when it leaves, the month after its end",
			[["2026-11-10", leaves(4, "MONTH")], ["2026-11-20", leaves(6, "SHIPMENT")], ["2026-12-01"]],
			[
				["2026-11-20", "shipment:s2", 6000, 0, 0],
				["2026-12-01", "month:2026-11", 9000, SHIPPING, 0],
			],
		],
		[
			"a month that has ended is invoiced, though the rest that has left waits for the end of the next one",
			[["2026-11-10", leaves(4, "MONTH")], ["2026-12-01", leaves(6, "MONTH")], ["2027-01-01"]],
			[
				["2026-12-01", "month:2026-11", 9000, SHIPPING, 0],
				["2027-01-01", "final", 6000, 0, 0],
			],
		],
		[
			"paid while its month lasts: the rest is invoiced at once, the delivery with it",
			[
				["2026-11-10", leaves(4, "MONTH")],
				["2026-11-20", leaves(3, "SHIPMENT")],
				["2026-11-21", paid(TOTAL)],
			],
			[
				["2026-11-20", "shipment:s2", 3000, 0, 0],
				["2026-11-21", "final", 12_000, SHIPPING, 0],
			],
		],
		[
			"a box of the month comes back: the invoice of its end is lowered",
			[["2026-11-10", leaves(4, "MONTH")], ["2026-11-12", { id: "r", amountCents: 1000 }], ["2026-12-01"]],
			[["2026-12-01", "month:2026-11", 8000, SHIPPING, 1000]],
		],
		[
			"a refund that the bank returned is in no invoice",
			[
				["2026-11-03", paid(6000)],
				["2026-11-04", refunded("r", 1000)],
				["2026-11-10", leaves(4, "SHIPMENT")],
				["2026-11-11", { id: "b", kind: "REFUND_RETURNED", amountCents: 1000 }],
				["2026-11-20", leaves(6, "SHIPMENT")],
			],
			[
				["2026-11-03", "p6000", 6000, 0, 0],
				["2026-11-04", "r", 1000, 0, 0],
				["2026-11-10", "shipment:s1", 9000, SHIPPING, 0],
				["2026-11-20", "final", 6000, 0, 0],
			],
		],
		[
			"what is left is given back, bit by bit: each refund has its credit note, and the invoice no less than the deposit that it deducts",
			[
				["2026-11-03", paid(12_000)],
				["2026-11-10", leaves(4, "SHIPMENT")],
				["2026-11-11", removes(5), { id: "o", amountCents: 3000 }, refunded("r", 2000)],
				["2026-11-12", removes(1), refunded("s", 1000)],
			],
			[
				["2026-11-03", "p12000", 12_000, 0, 0],
				["2026-11-10", "shipment:s1", 9000, SHIPPING, 0],
				["2026-11-11", "r", 2000, 0, 0],
				["2026-11-12", "s", 1000, 0, 0],
				["2026-11-12", "final", 3000, 0, 3000],
			],
		],
	])("%s", (_, acts, expected) => {
		const issued = play(acts);
		const written = issued.map(({ event, document: { issuedOn, totals, shipping, withdrawn } }) => {
			return [issuedOn, event, grossSum(totals), grossSum(shipping), grossSum(withdrawn)];
		});
		expect(written).toEqual(expected);
		for (const { document } of issued) {
			const { lines, shipping, withdrawn, totals } = document;
			expect(grossSum([...lines, ...shipping]) - grossSum(withdrawn)).toBe(grossSum(totals));
		}
	});

	it("a month that is invoiced last says that it is periodic, and when it left", () => {
		const acts: Act[] = [["2026-11-10", leaves(4, "MONTH")], ["2026-11-20", leaves(6, "SHIPMENT")], ["2026-12-01"]];
		const documents = play(acts).map(({ document }) => document);
		expect(documents.map(({ dispatchedOn }) => dispatchedOn)).toEqual(["2026-11-20", "2026-11-10"]);
		expect(documents.map(({ mentions }) => mentions.some(({ text }) => text === MONTHLY.text))).toEqual([false, true]);
	});

	it("what was credited of a deposit before its goods left lowers the sale, also where no final invoice follows", () => {
		const documents = play([
			["2026-11-03", paid(9000)],
			["2026-11-04", refunded("r", 3000)],
			["2026-11-10", leaves(4, "SHIPMENT")],
			["2026-11-20", removes(6), { id: "o", amountCents: 6000 }],
		]).map(({ document }) => document);
		expect(documents.map(({ number }) => number)).toEqual(["ACO-2026-1", "AVO-2026-2", "FAC-2026-3"]);
		const postings = documents.flatMap((document) => postingsOf({ document, issued: documents }));
		const on = (accounts: string) =>
			postings.reduce((sum, { account, cents }) => sum + (account.number.startsWith(accounts) ? cents : 0), 0);
		expect(["411", "419", "4457", "70"].map(on)).toEqual([6000, 0, -1000, -5000]);
	});
});
