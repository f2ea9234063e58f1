import { pdfOf } from "../../../lib/pdf/document";
import { COLOURS, INNER, PAGE, type Sheet } from "../../../lib/pdf/sheet";
import type { LetterDocument } from "./letters/letter";

/** A document of a mail as PDF, in the shop's typefaces, its pages numbered. The same document always gives the same bytes. */
export function documentPdf({ title, at, introduction, sections }: LetterDocument, shop: string): Promise<Buffer> {
	return pdfOf(`${title}, ${shop}`, new Date(at), (sheet) => {
		sheet.doc.rect(0, 0, PAGE.width, 10).fill(COLOURS.raspberry);
		flow(sheet, shop, { font: "title", size: 17 }, 6);
		flow(sheet, title, { font: "title", size: 20, colour: COLOURS.raspberry }, 4);
		flow(sheet, introduction, { colour: COLOURS.plum }, 16);
		for (const section of sections) {
			sheet.ensure(ROOM_FOR_A_TITLE);
			flow(sheet, section.title, { font: "strong", size: 11 }, 3);
			for (const paragraph of section.text.split("\n")) flow(sheet, paragraph, { size: 9.5 }, 5);
			sheet.y += 8;
		}
		sheet.numberPages(title);
	});
}

/** A title does not stand alone at the foot of a page, in points. */
const ROOM_FOR_A_TITLE = 60;

/** Writes text where the sheet is, on the next page if there is no room, and leaves `gap` points below it. */
function flow(sheet: Sheet, text: string, style: Parameters<Sheet["write"]>[4], gap: number): void {
	sheet.ensure(sheet.heightOf(text, INNER, style));
	sheet.y += sheet.write(text, PAGE.margin, sheet.y, INNER, style) + gap;
}
