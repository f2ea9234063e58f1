import { inflateSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { facturX } from "../factur-x/factur-x";
import { SAMPLE_FACTS, samplePapers } from "../samples";
import { paperPdf } from "./paper-pdf";

const [invoice] = samplePapers([{ id: "a", kind: "CAPTURE", amountCents: 20_000 }]);

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

describe("a paper as PDF", () => {
	test("is PDF/A-3b with its Factur-X inside, and the same each time", async () => {
		if (!invoice) throw new Error("No paper.");
		const pdf = await paperPdf(invoice);
		const text = pdf.toString("latin1");
		expect(text).toContain("<pdfaid:part>3</pdfaid:part>");
		expect(text).toContain("<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>");
		expect(text).toContain("/AFRelationship /Data");
		expect(streamsOf(pdf)).toContain(facturX(invoice));
		expect(await paperPdf(invoice)).toEqual(pdf);
	});

	test("without the seller's company data is a specimen without Factur-X", async () => {
		const seller = { ...SAMPLE_FACTS.seller, vatNumber: null };
		const [specimen] = samplePapers([{ id: "a", kind: "CAPTURE", amountCents: 20_000 }], { ...SAMPLE_FACTS, seller });
		if (!specimen) throw new Error("No paper.");
		expect((await paperPdf(specimen)).toString("latin1")).not.toContain("factur-x.xml");
	});

	test("of a hundred lines goes over pages, whatever people are called", async () => {
		const line = { name: "Sucette \u{1F36D} 糖", reference: "S", quantity: 2, unitPriceCents: 150, ratePercent: 20 };
		const facts = { ...SAMPLE_FACTS, lines: Array.from({ length: 100 }, () => line) };
		const [long] = samplePapers([{ id: "a", kind: "CAPTURE", amountCents: 31_499 }], facts);
		if (!long) throw new Error("No paper.");
		expect(long.kind).toBe("FINAL_INVOICE");
		const pages = (await paperPdf(long)).toString("latin1").match(/\/Type \/Page\b/g);
		expect(pages?.length).toBeGreaterThan(2);
	});
});
