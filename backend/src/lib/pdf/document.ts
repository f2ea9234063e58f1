import PDFDocument from "pdfkit";
import { Sheet } from "./sheet";

/**
 * A PDF/A-3b in the shop's typefaces.
 * @param at what its properties say of when it was made
 * @param draw fills it; pages stay open until it returns
 */
export async function pdfOf(
	title: string,
	at: Date,
	draw: (sheet: Sheet) => void,
	size: "A4" | "A6" = "A4",
): Promise<Buffer> {
	const doc = new PDFDocument({
		size,
		margin: 0,
		bufferPages: true,
		pdfVersion: "1.7",
		subset: "PDF/A-3b",
		lang: "fr-FR",
		tagged: false,
		info: { Title: title, CreationDate: at, ModDate: at },
	});
	const bytes = collect(doc);
	draw(new Sheet(doc));
	doc.end();
	return bytes;
}

function collect(doc: PDFKit.PDFDocument): Promise<Buffer> {
	const chunks: Buffer[] = [];
	return new Promise((resolve, reject) => {
		doc.on("data", (chunk: Buffer) => chunks.push(chunk));
		doc.on("end", () => resolve(Buffer.concat(chunks)));
		doc.on("error", reject);
	});
}
