import { Module } from "@medusajs/framework/utils";
import PaperService, { PAPER_MODULE } from "./service";

export { exportJournal } from "./export-journal";
export { findPapers } from "./find-papers";
export { forgetOldPapers } from "./forget-old-papers";
export { issuePapers } from "./issue-papers";
export { listPapers } from "./list-papers";
export { numbersOf } from "./month";
export { deliveryNotesPdf, type GoodsPaper, goodsOf, goodsPaperNumber, goodsPdf } from "./pdf/goods-pdf";
export {
	beginArchive,
	fileOfArchive,
	forgetArchives,
	papersArchive,
	readArchive,
	writeArchives,
} from "./pdf/month-archive";
export { paperPdf } from "./pdf/paper-pdf";
export { type QuotePaper, quotePdf } from "./pdf/quote-pdf";
export { finalInvoiceInForce, hasPapers, parsePaper, readPaper } from "./read-papers";
export { readSeller } from "./read-seller";
export { reconcilePapers } from "./reconcile";
export { verifyChains } from "./verify-chains";
export { writeMonthlyInvoices } from "./write-monthly-invoices";

/** Invoices and credit notes: rows that never change, numbered without a gap. */
export default Module(PAPER_MODULE, { service: PaperService });
