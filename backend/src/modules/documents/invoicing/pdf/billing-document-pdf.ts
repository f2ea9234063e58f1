import { BILLING_KINDS, type BillingDocument } from "@confiserie/domain/invoicing/billing-document";
import { pdfOf } from "../../../../lib/pdf/document";
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
export function billingDocumentPdf(document: BillingDocument): Promise<Buffer> {
	const issuedAt = new Date(`${document.issuedOn}T12:00:00Z`);
	return pdfOf(`${BILLING_KINDS[document.kind].label} ${document.number}`, issuedAt, (sheet) => {
		drawHead(sheet, document);
		drawLines(sheet, document);
		drawFigures(sheet, document);
		drawTransfer(sheet, document);
		drawMentions(sheet, document);
		drawFooters(sheet, document);
		if (hasFacturX(document)) attach(sheet.doc, document, issuedAt);
	});
}

/** The name and the relationship that Factur-X prescribes; the types of pdfkit do not know the latter. */
function attach(doc: PDFKit.PDFDocument, document: BillingDocument, issuedAt: Date): void {
	const options = {
		name: "factur-x.xml",
		type: "text/xml",
		description: "Factur-X",
		relationship: "Data",
		creationDate: issuedAt,
		modifiedDate: issuedAt,
	};
	doc.file(Buffer.from(facturX(document)), options);
	doc.appendXML(facturXMetadata());
}
