import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { balanceDueCents } from "../payments/balance";
import { depositCents } from "../payments/deposit";
import { taxOf } from "../tax/sale-tax";
import { grossSum } from "../tax/taxed-amount";
import { splitWithdrawal } from "../withdrawal/split";
import { BILLING_KINDS, type BillingDocument, billingDocumentSchema } from "./billing-document";
import { dueBillingDocuments, type Movement, type Reduction } from "./due-billing-documents";
import { postingsOf } from "./sales-journal";
import { totalsByRate } from "./share";
import { type OrderFacts, writeBillingDocument } from "./write-billing-document";

const PLACE = { street: "3 rue des Halles", postalCode: "26200", city: "Montélimar", country: "FR" };
const BUYER = { name: "Camille Martin", isProfessional: false, contact: null, siren: null, vatNumber: null, ...PLACE };
const COMPANY = { legalForm: "SARL", registration: "", email: "", phone: "", iban: null, bic: null };
const ORDER = {
	order: { number: "CMD-7K3M-9QX2", placedOn: "2026-11-20", purchaseOrder: null, costCentre: null },
	seller: { ...BUYER, ...COMPANY, name: "Berlingot et fils" },
	buyer: BUYER,
	deliverTo: { name: "Camille Martin", ...PLACE },
	dispatchedOn: null,
	payments: [],
	returned: new Map(),
};

type Line = OrderFacts["lines"][number];
type Step = "deposit" | "withdraw" | "balance" | "leave";

/** An order that takes these steps one after the other, its documents issued after each. `withdrawn`: boxes by line. */
function play(lines: readonly Line[], shippingCents: number, withdrawn: readonly number[], steps: readonly Step[]) {
	const totalCents = lines.reduce((sum, line) => sum + line.quantity * line.unitPriceCents, shippingCents);
	const state = { status: "CONFIRMED" as const, totalCents, withdrawnCents: 0, capturedCents: 0, refundedCents: 0 };
	const movements: Movement[] = [];
	const reductions: Reduction[] = [];
	const issued: { event: string; document: BillingDocument }[] = [];
	let withdrawnGoods: { ratePercent: number; grossCents: number }[] = [];
	let hasLeft = false;
	const move = (kind: "CAPTURE" | "REFUND", amountCents: number) => {
		if (amountCents === 0) return;
		movements.push({ id: `${kind}-${movements.length}`, kind, amountCents });
		state[kind === "CAPTURE" ? "capturedCents" : "refundedCents"] += amountCents;
	};
	const act: Record<Step, () => void> = {
		deposit: () => move("CAPTURE", depositCents(totalCents, 25)),
		balance: () => move("CAPTURE", balanceDueCents(state)),
		leave: () => {
			hasLeft = true;
		},
		withdraw: () => {
			withdrawnGoods = lines.map(({ ratePercent, unitPriceCents }, index) => {
				return { ratePercent, grossCents: unitPriceCents * (withdrawn[index] ?? 0) };
			});
			const parts = splitWithdrawal(grossSum(withdrawnGoods), balanceDueCents(state));
			if (parts.offBalanceCents > 0) reductions.push({ id: "w", amountCents: parts.offBalanceCents });
			state.withdrawnCents += parts.offBalanceCents;
			move("REFUND", parts.refundCents);
		},
	};
	for (const step of steps) {
		act[step]();
		for (const due of dueBillingDocuments({ totalCents, reductions, movements, hasLeft, issued: [...issued] })) {
			const documents = issued.map(({ document }) => document);
			const facts = { ...ORDER, lines, shippingCents, withdrawnGoods, capturedCents: state.capturedCents, documents };
			const number = `${BILLING_KINDS[due.kind].prefix}-2026-${issued.length + 1}`;
			const document = writeBillingDocument(due, facts, { number, issuedOn: "2026-11-22" });
			issued.push({ event: due.event, document: billingDocumentSchema.parse(document) });
		}
	}
	return { documents: issued.map(({ document }) => document), totalCents, state, withdrawnGoods };
}

/** By rate: what is invoiced and not credited. */
function netByRate(documents: readonly BillingDocument[]) {
	const invoiced = documents.filter(({ kind }) => kind !== "CREDIT_NOTE").flatMap(({ balance }) => balance);
	const credited = documents
		.filter(({ kind }) => kind === "CREDIT_NOTE")
		.flatMap(({ totals }) => totals)
		.map((one) => ({ ...one, grossCents: -one.grossCents, netCents: -one.netCents }));
	return totalsByRate([...invoiced, ...credited]);
}

const LINES: Line[] = [
	{ name: "Barbe à papa", reference: "BAP-1", quantity: 5, unitPriceCents: 1000, ratePercent: 20 },
	{ name: "Pop-corn", reference: "POP-1", quantity: 5, unitPriceCents: 1000, ratePercent: 5.5 },
];
const SEQUENCES: Step[][] = [
	["deposit", "withdraw", "balance", "leave"],
	["deposit", "balance", "withdraw", "leave"],
	["deposit", "balance", "leave", "withdraw"],
	["deposit", "leave", "withdraw", "balance"],
	["deposit", "withdraw", "leave", "balance"],
	["leave", "withdraw", "balance"],
];

describe("invoices and credit notes of a partly withdrawn order", () => {
	it.each([
		[SEQUENCES[0], ["DEPOSIT_INVOICE 2500", "FINAL_INVOICE 5000"]],
		[SEQUENCES[1], ["DEPOSIT_INVOICE 2500", "FINAL_INVOICE 10000", "CREDIT_NOTE 5000"]],
		[SEQUENCES[3], ["DEPOSIT_INVOICE 2500", "FINAL_INVOICE 10000", "CREDIT_NOTE 5000"]],
		[SEQUENCES[4], ["DEPOSIT_INVOICE 2500", "FINAL_INVOICE 5000"]],
	])("%j", (steps = [], expected) => {
		const { documents } = play(LINES, 0, [5, 0], steps);
		expect(documents.map(({ kind, totals }) => `${kind} ${grossSum(totals)}`)).toEqual(expected);
		expect(netByRate(documents).filter(({ grossCents }) => grossCents !== 0)).toEqual([
			{ ratePercent: 5.5, netCents: 4739, vatCents: 261, grossCents: 5000 },
		]);
	});

	it("of several goods of one rate each is taken off once, what was given back before the final invoice too", () => {
		const line = { name: "Nougat", reference: "N", ratePercent: 5.5 };
		const lines: Line[] = [
			{ ...line, quantity: 2, unitPriceCents: 30 },
			{ ...line, quantity: 1, unitPriceCents: 30, ratePercent: 2.1 },
			{ ...line, quantity: 5, unitPriceCents: 164 },
		];
		const { documents } = play(lines, 0, [1, 0, 4], ["deposit", "withdraw", "balance", "leave"]);
		expect(netByRate(documents).map(({ ratePercent, grossCents }) => [ratePercent, grossCents])).toEqual([
			[2.1, 30],
			[5.5, 194],
		]);
	});

	const orders = fc.record({
		lines: fc.array(
			fc.record({
				quantity: fc.integer({ min: 1, max: 99 }),
				unitPriceCents: fc.integer({ min: 30, max: 5000 }),
				ratePercent: fc.constantFrom<number>(2.1, 5.5, 10, 20),
				share: fc.double({ min: 0, max: 1, noNaN: true }),
			}),
			{ minLength: 1, maxLength: 5 },
		),
		shippingCents: fc.constantFrom<number>(0, 499, 1500),
		steps: fc.constantFrom(...SEQUENCES),
	});

	it("whenever it is withdrawn, the documents add up to the price less the withdrawn goods at their rates, and the ledger balances", () => {
		fc.assert(
			fc.property(orders, ({ lines, shippingCents, steps }) => {
				const named = lines.map(({ share: _, ...line }) => ({ ...line, name: "Nougat", reference: "N" }));
				const boxes = lines.map(({ quantity, share }) => Math.floor(quantity * share));
				const { documents, totalCents, state, withdrawnGoods } = play(named, shippingCents, boxes, steps);
				const net = netByRate(documents);
				expect(grossSum(net)).toBe(totalCents - grossSum(withdrawnGoods));
				expect(grossSum(net)).toBe(state.capturedCents - state.refundedCents);
				for (const { ratePercent, grossCents } of taxOf({ lines: named, shippingCents }).totals) {
					const off = grossSum(withdrawnGoods.filter((one) => one.ratePercent === ratePercent));
					expect(grossSum(net.filter((one) => one.ratePercent === ratePercent))).toBe(grossCents - off);
				}
				const postings = documents.flatMap((document) => postingsOf({ document, issued: documents }));
				expect(postings.reduce((sum, { cents }) => sum + cents, 0)).toBe(0);
				for (const document of documents) {
					const parts = [...document.lines, ...document.shipping];
					const off = document.withdrawn.map((one) => ({
						...one,
						grossCents: -one.grossCents,
						netCents: -one.netCents,
					}));
					expect(totalsByRate([...parts, ...off])).toEqual(totalsByRate(document.totals));
					for (const one of document.totals) expect(one.netCents).toBeGreaterThanOrEqual(0);
				}
			}),
			{ numRuns: 500 },
		);
	}, 60_000);
});
