import { inflateSync } from "node:zlib";
import { describe, expect, test, vi } from "vitest";
import { Sheet } from "../../../../lib/pdf/sheet";
import { facturX } from "../factur-x/factur-x";
import { SAMPLE_FACTS, sampleDocuments } from "../samples";
import { billingDocumentPdf } from "./billing-document-pdf";

const [invoice] = sampleDocuments([{ id: "a", kind: "CAPTURE", amountCents: 20_000 }]);

/** Every compressed stream of a PDF, unpacked. */
function streamsOf(pdf: Buffer): string[] {
	const text = pdf.toString("latin1");
	return [...text.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].flatMap(([, body = ""]) => {
		try {
			return [inflateSync(Buffer.from(body, "latin1")).toString("utf8")];
		} catch {
			return [];
		}
	});
}

describe("a document as PDF", () => {
	test("is PDF/A-3b with its Factur-X inside, and the same each time", async () => {
		if (!invoice) throw new Error("No document.");
		const pdf = await billingDocumentPdf(invoice);
		const text = pdf.toString("latin1");
		expect(text).toContain("<pdfaid:part>3</pdfaid:part>");
		expect(text).toContain("<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>");
		expect(text).toContain("/AFRelationship /Data");
		expect(streamsOf(pdf)).toContain(facturX(invoice));
		expect(await billingDocumentPdf(invoice)).toEqual(pdf);
	});

	test("has a code to transfer what is due, and none once it is paid", async () => {
		const squares = async (document: typeof invoice) => {
			if (!document) throw new Error("No document.");
			return (
				streamsOf(await billingDocumentPdf(document))
					.join("\n")
					.match(/ re$/gm)?.length ?? 0
			);
		};
		const [due] = sampleDocuments([], SAMPLE_FACTS, true);
		const [elsewhere] = sampleDocuments([], { ...SAMPLE_FACTS, seller: { ...SAMPLE_FACTS.seller, iban: null } }, true);
		expect((await squares(due)) - (await squares(elsewhere))).toBeGreaterThan(200);
	});

	test("prints names of other scripts in embedded fonts, and stays PDF/A with its Factur-X", async () => {
		if (!invoice) throw new Error("No document.");
		const buyer = { ...invoice.buyer, name: "Παπαδόπουλος Иванов", contact: "محمد 王小明" };
		const text = (await billingDocumentPdf({ ...invoice, buyer })).toString("latin1");
		for (const font of ["NotoSans-Regular", "NotoSansArabic-Regular", "NotoSansSC"])
			expect(text).toMatch(new RegExp(`/FontName /[A-Z]{6}\\+${font}`));
		expect(text.match(/\/Type \/FontDescriptor\b/g)?.length).toBe(text.match(/\/FontFile2\b/g)?.length);
		expect(text).toContain("<pdfaid:part>3</pdfaid:part>");
		expect(text).toContain("/AFRelationship /Data");
	});

	test("without the seller's company data is a specimen without Factur-X", async () => {
		const seller = { ...SAMPLE_FACTS.seller, vatNumber: null };
		const [specimen] = sampleDocuments([{ id: "a", kind: "CAPTURE", amountCents: 20_000 }], {
			...SAMPLE_FACTS,
			seller,
		});
		if (!specimen) throw new Error("No document.");
		expect((await billingDocumentPdf(specimen)).toString("latin1")).not.toContain("factur-x.xml");
	});

	test("of a hundred lines goes over pages, whatever people are called", async () => {
		const line = { name: "Sucette \u{1F36D} 糖", reference: "S", quantity: 2, unitPriceCents: 150, ratePercent: 20 };
		const facts = { ...SAMPLE_FACTS, lines: Array.from({ length: 100 }, () => line) };
		const [long] = sampleDocuments([{ id: "a", kind: "CAPTURE", amountCents: 31_499 }], facts);
		if (!long) throw new Error("No document.");
		expect(long.kind).toBe("FINAL_INVOICE");
		const pages = (await billingDocumentPdf(long)).toString("latin1").match(/\/Type \/Page\b/g);
		expect(pages?.length).toBeGreaterThan(2);
	});

	test("no name runs into the next line, however long it is", async () => {
		const write = vi.spyOn(Sheet.prototype, "write");
		const rule = vi.spyOn(Sheet.prototype, "rule");
		const lines = Array.from({ length: 60 }, (_, letters) => ({
			...{ name: `Nougat ${"n".repeat(letters)} au miel`, reference: "R", quantity: 2 },
			...{ unitPriceCents: 150, ratePercent: 20 },
		}));
		const facts = { ...SAMPLE_FACTS, lines };
		const [long] = sampleDocuments([{ id: "a", kind: "CAPTURE", amountCents: 19_499 }], facts);
		if (!long) throw new Error("No document.");
		await billingDocumentPdf(long);
		const rules = rule.mock.calls.map(([y], index) => ({ y, at: rule.mock.invocationCallOrder[index] ?? 0 }));
		const names = write.mock.calls.flatMap(([text, , y], index) => {
			const at = write.mock.invocationCallOrder[index] ?? 0;
			const bottom = y + Number(write.mock.results[index]?.value);
			return text.startsWith("Nougat") ? [{ bottom, below: rules.find((one) => one.at > at)?.y ?? 0 }] : [];
		});
		expect(names).toHaveLength(60);
		expect(names.filter(({ bottom, below }) => bottom > below)).toEqual([]);
	});
});
