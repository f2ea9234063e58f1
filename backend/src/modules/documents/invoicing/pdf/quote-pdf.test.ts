import { type QuoteDraft, writeQuote } from "@confiserie/domain/quote/write-quote";
import { describe, expect, test, vi } from "vitest";
import { Sheet } from "../../../../lib/pdf/sheet";
import { SAMPLE_FACTS } from "../samples";
import { type QuoteDocument, quotePdf } from "./quote-pdf";

const PLACE = { street: "3 rue des Halles", postalCode: "26200", city: "Montélimar", country: "France" };
const LINES = SAMPLE_FACTS.lines.map((line) => ({
	...{ ...line, productId: line.reference, imageUrl: "", listPriceCents: line.unitPriceCents + 100 },
	...{ piecesPerBox: 10, boxesPerLayer: 8, boxesPerPallet: null },
}));

const quoteOf = (lines: QuoteDraft["lines"] = LINES, overrides: Partial<QuoteDocument> = {}): QuoteDocument => ({
	...{ number: "DEV-2026-000002", issuedOn: "2026-11-22", validUntil: "2026-12-22", replaces: "DEV-2026-000001" },
	...{ note: "Comme convenu au téléphone.", payment: "LINK", depositPercentage: 30, expectedCents: 25_000 },
	content: writeQuote({
		seller: SAMPLE_FACTS.seller,
		firstName: "Camille",
		lastName: "Martin",
		address: PLACE,
		business: {
			...{ company: "Fêtes & Forains <Łódź> SAS", registration: "552100554", vatNumber: "FR39552100554" },
			billingAddress: PLACE,
			purchaseOrder: "BC-2026-118",
		},
		lines,
		shippingCents: 1499,
	}),
	...overrides,
});
const pagesOf = (pdf: Buffer) => pdf.toString("latin1").match(/\/Type \/Page\b/g)?.length;

describe("a quote as PDF", () => {
	test("is a page of PDF/A without Factur-X, and the same each time", async () => {
		const pdf = await quotePdf(quoteOf());
		const text = pdf.toString("latin1");
		expect(text).toContain("<pdfaid:part>3</pdfaid:part>");
		expect(text).not.toContain("factur-x.xml");
		expect(pagesOf(pdf)).toBe(1);
		expect(await quotePdf(quoteOf())).toEqual(pdf);
	});

	test("states what a mixed pallet took off its lines, as the invoice will", async () => {
		const write = vi.spyOn(Sheet.prototype, "write");
		await quotePdf(quoteOf(LINES.map((line, index) => ({ ...line, palletOffCents: index === 0 ? 100 : 0 }))));
		const words = write.mock.calls.map(([text]) => text.replace(/[\u00a0\u202f]/g, " "));
		expect(words.filter((text) => text.includes("Remise déduite"))).toEqual([
			expect.stringContaining("Remise déduite : 40,00 € HT (48,00 € TTC)"),
		]);
		expect(words).toContain("Promotions : Palette mixte.");
		write.mockRestore();
	});

	test("goes over pages with many lines and a long message, for a person who pays later too", async () => {
		const lines = Array.from({ length: 90 }, () => LINES).flat();
		const note = "Livraison en deux fois.\n".repeat(40);
		const terms = { payment: "LATER", depositPercentage: null, note, replaces: null } as const;
		expect(pagesOf(await quotePdf(quoteOf(lines, terms)))).toBeGreaterThan(5);
		const { content, ...rest } = quoteOf();
		expect(pagesOf(await quotePdf({ ...rest, payment: "TRANSFER", content: { ...content, business: null } }))).toBe(1);
	});
});
