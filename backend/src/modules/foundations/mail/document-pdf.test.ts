import { expect, test } from "vitest";
import { documentPdf } from "./document-pdf";
import type { LetterDocument } from "./letters/letter";

const document: LetterDocument = {
	fileName: "conditions-de-vente-version-3",
	title: "Conditions de vente",
	at: "2026-11-20T09:30:00.000Z",
	introduction: "Version 3 du 20 novembre 2026.",
	sections: [{ title: "Qui vend", text: "Berlingot et fils.\nService client\u00a0: 04 75 00 00 00." }],
};
const pagesOf = (pdf: Buffer) => pdf.toString("latin1").match(/\/Type \/Page\b/g)?.length;

test("a document is PDF/A on one page, on several when it is long, and always the same bytes", async () => {
	const pdf = await documentPdf(document, "La Confiserie");
	expect(pdf.toString("latin1")).toContain("<pdfaid:part>3</pdfaid:part>");
	expect(pagesOf(pdf)).toBe(1);
	expect(await documentPdf(document, "La Confiserie")).toEqual(pdf);
	const [section] = document.sections;
	const sections = Array.from({ length: 60 }, () => section ?? { title: "", text: "" });
	expect(pagesOf(await documentPdf({ ...document, sections }, "La Confiserie"))).toBeGreaterThan(2);
});
