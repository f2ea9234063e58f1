import { describe, expect, it } from "vitest";
import type { BillingDocument } from "./billing-document";
import { CANCELLED, dueBillingDocuments, FINAL, type Movement, type Reduction } from "./due-billing-documents";
import type { IssuedBillingDocument } from "./in-force";

const capture = (id: string, amountCents: number): Movement => ({ id, kind: "CAPTURE", amountCents });
const refund = (id: string, amountCents: number): Movement => ({ id, kind: "REFUND", amountCents });
const returned = (id: string, amountCents: number): Movement => ({ id, kind: "REFUND_RETURNED", amountCents });

/** Billing documents as they were issued: event and amount, the kind by the event's name. */
function issuedAs([event, cents, earlierOf]: Issued, index: number, all: readonly Issued[]): IssuedBillingDocument {
	const kind =
		event === FINAL ? "FINAL_INVOICE" : event.length === 1 && event < "q" ? "DEPOSIT_INVOICE" : "CREDIT_NOTE";
	const totals = [{ ratePercent: 20, ...{ netCents: 0, vatCents: cents, grossCents: cents } }];
	const numberOf = (name: string) => `${all.findIndex((one) => one[0] === name)}`;
	const before = earlierOf ? [{ number: numberOf(earlierOf), issuedOn: "", totals }] : [];
	const deposits = kind === "FINAL_INVOICE" ? all.slice(0, index).filter(([one]) => one.length === 1 && one < "q") : [];
	const deducted = deposits.map(([name, amount]) => {
		return {
			number: numberOf(name),
			issuedOn: "",
			totals: [{ ratePercent: 20, netCents: 0, vatCents: 0, grossCents: amount }],
		};
	});
	const isPaymentCorrected = event.startsWith(CANCELLED);
	const document = { kind, number: `${index}`, totals, earlier: [...before, ...deducted], isPaymentCorrected };
	return { event, document: { ...document, isReplaced: false } as unknown as BillingDocument };
}
type Issued = readonly [event: string, cents: number, corrects?: string];

const due = (
	movements: Movement[],
	{ hasLeft = false, issued = [] as Issued[], totalCents = 10_000, reductions = [] as Reduction[] } = {},
) =>
	dueBillingDocuments({ totalCents, reductions, movements, hasLeft, issued: issued.map(issuedAs) }).map(
		({ kind, event, amountCents }) => [kind, event, amountCents],
	);

describe("documents that an order owes", () => {
	it("a deposit has an invoice when it is paid, the balance closes with the final one", () => {
		expect(due([capture("a", 3000)])).toEqual([["DEPOSIT_INVOICE", "a", 3000]]);
		expect(due([capture("a", 3000), capture("b", 7000)])).toEqual([
			["DEPOSIT_INVOICE", "a", 3000],
			["FINAL_INVOICE", FINAL, 10_000],
		]);
		expect(due([capture("a", 3000), capture("b", 7000)], { issued: [["a", 3000]] })).toEqual([
			["FINAL_INVOICE", FINAL, 10_000],
		]);
	});

	it("an order paid at once has its final invoice and no other", () => {
		expect(due([capture("a", 10_000)])).toEqual([["FINAL_INVOICE", FINAL, 10_000]]);
		expect(due([capture("a", 10_000)], { issued: [[FINAL, 10_000]], hasLeft: true })).toEqual([]);
	});

	it("goods that leave before they are paid are invoiced then; what comes later has no document", () => {
		expect(due([], { hasLeft: true })).toEqual([["FINAL_INVOICE", FINAL, 10_000]]);
		expect(due([capture("a", 3000)], { hasLeft: true })).toEqual([
			["DEPOSIT_INVOICE", "a", 3000],
			["FINAL_INVOICE", FINAL, 10_000],
		]);
		const later = [capture("a", 3000), capture("b", 1000), capture("c", 6000)];
		expect(
			due(later, {
				hasLeft: true,
				issued: [
					["a", 3000],
					[FINAL, 10_000],
				],
			}),
		).toEqual([]);
	});

	it("each refund has its credit note", () => {
		expect(
			due([capture("a", 10_000), refund("r", 500), refund("s", 500)], {
				issued: [
					[FINAL, 10_000],
					["r", 500],
				],
			}),
		).toEqual([["CREDIT_NOTE", "s", 500]]);
		expect(due([capture("a", 3000), refund("r", 3000)])).toEqual([
			["DEPOSIT_INVOICE", "a", 3000],
			["CREDIT_NOTE", "r", 3000],
		]);
	});

	it("a payment that was corrected cancels its deposit invoice, and nothing once the sale is invoiced", () => {
		const corrected = (id: string, captureId: string, amountCents: number): Movement => {
			return { id, kind: "CAPTURE_RETURN", amountCents, captureId };
		};
		const mistaken = [capture("a", 3000), corrected("x", "a", 3000)];
		const note = ["CREDIT_NOTE", "cancelled:x", 3000];
		expect(due(mistaken)).toEqual([["DEPOSIT_INVOICE", "a", 3000], note]);
		expect(due(mistaken, { issued: [["a", 3000]] })).toEqual([note]);
		expect(
			due(mistaken, {
				issued: [
					["a", 3000],
					["cancelled:x", 3000, "a"],
				],
				hasLeft: true,
			}),
		).toEqual([["FINAL_INVOICE", FINAL, 10_000]]);
		expect(
			due(mistaken, {
				issued: [
					["a", 3000],
					[FINAL, 10_000],
				],
				hasLeft: true,
			}),
		).toEqual([]);
		expect(due([capture("a", 1000), corrected("x", "a", 1000)], { issued: [[FINAL, 10_000]], hasLeft: true })).toEqual(
			[],
		);
		// The real payment comes after it.
		expect(
			due([...mistaken, capture("b", 10_000)], {
				issued: [
					["a", 3000],
					["cancelled:x", 3000, "a"],
				],
			}),
		).toEqual([["FINAL_INVOICE", FINAL, 10_000]]);
	});

	it("what a bank returned and is given back again is credited once", () => {
		const again = [capture("a", 10_000), refund("r", 500), returned("r", 500), refund("s", 700)];
		expect(
			due(again, {
				issued: [
					[FINAL, 10_000],
					["r", 500],
				],
			}),
		).toEqual([["CREDIT_NOTE", "s", 200]]);
	});

	it("never credits more than was invoiced", () => {
		expect(due([capture("a", 12_000), refund("r", 12_000)], { issued: [[FINAL, 10_000]] })).toEqual([
			["CREDIT_NOTE", "r", 10_000],
		]);
	});

	it("what a withdrawal takes off the balance lowers the final invoice, or has a credit note after it", () => {
		const reductions = [{ id: "w", amountCents: 4000 }];
		const balancePaid = [capture("a", 2500), capture("b", 3500)];
		const deposit: Issued = ["a", 2500];
		expect(due(balancePaid, { issued: [deposit], reductions })).toEqual([["FINAL_INVOICE", FINAL, 6000]]);
		expect(due(balancePaid, { issued: [deposit, [FINAL, 6000]], reductions })).toEqual([]);
		const after = { issued: [deposit, [FINAL, 10_000] as Issued], hasLeft: true, reductions };
		expect(due([capture("a", 2500)], after)).toEqual([["CREDIT_NOTE", "w", 4000]]);
		expect(due([capture("a", 2500)], { ...after, issued: [...after.issued, ["w", 4000]] })).toEqual([]);
		const second = { ...after, reductions: [...reductions, { id: "x", amountCents: 500 }] };
		expect(due([capture("a", 2500)], { ...second, issued: [deposit, [FINAL, 6000]] })).toEqual([
			["CREDIT_NOTE", "x", 500],
		]);
	});

	it("owes nothing for an unpaid order that is not cancelled", () => {
		expect(due([])).toEqual([]);
	});
});
