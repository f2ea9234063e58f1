import { PAPER_KINDS, type Paper } from "@confiserie/domain/invoicing/paper";
import { pdfOf } from "../../../lib/pdf/document";
import { facturX, hasFacturX } from "../factur-x/factur-x";
import { drawFigures } from "./figures";
import { drawFooters, drawHead } from "./frame";
import { drawLines } from "./lines";
import { drawMentions } from "./mentions";
import { drawTransfer } from "./transfer";
import { facturXMetadata } from "./xmp";

/**
 * A billing document as PDF/A-3b with its Factur-X inside. The same billing document always gives the same page: only
 * what its row says is on it. Without the seller's SIREN and VAT number, which no open shop lacks, it is marked as a
 * specimen and has no Factur-X.
 */
export function paperPdf(paper: Paper): Promise<Buffer> {
	const issuedAt = new Date(`${paper.issuedOn}T12:00:00Z`);
	return pdfOf(`${PAPER_KINDS[paper.kind].label} ${paper.number}`, issuedAt, (sheet) => {
		drawHead(sheet, paper);
		drawLines(sheet, paper);
		drawFigures(sheet, paper);
		drawTransfer(sheet, paper);
		drawMentions(sheet, paper);
		drawFooters(sheet, paper);
		if (hasFacturX(paper)) attach(sheet.doc, paper, issuedAt);
	});
}

/** The name and the relationship that Factur-X prescribes; the types of pdfkit do not know the latter. */
function attach(doc: PDFKit.PDFDocument, paper: Paper, issuedAt: Date): void {
	const options = {
		name: "factur-x.xml",
		type: "text/xml",
		description: "Factur-X",
		relationship: "Data",
		creationDate: issuedAt,
		modifiedDate: issuedAt,
	};
	doc.file(Buffer.from(facturX(paper)), options);
	doc.appendXML(facturXMetadata());
}
