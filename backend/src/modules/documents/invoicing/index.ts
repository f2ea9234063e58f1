export { deleteOldBillingDocuments } from "./delete-old-billing-documents";
export { exportJournal } from "./export-journal";
export { findBillingDocuments } from "./find-billing-documents";
export { issueBillingDocuments } from "./issue-billing-documents";
export { listInvoices } from "./list-billing-documents";
export { numbersOf } from "./month";
export { billingDocumentPdf } from "./pdf/billing-document-pdf";
export { deliveryNotesPdf, type GoodsDocument, goodsDocumentNumber, goodsOf, goodsPdf } from "./pdf/goods-pdf";
export {
	beginArchive,
	fileOfArchive,
	forgetArchives,
	invoicesArchive,
	readArchive,
	writeArchives,
} from "./pdf/month-archive";
export { type QuoteDocument, quotePdf } from "./pdf/quote-pdf";
export {
	finalInvoiceInForce,
	hasBillingDocuments,
	parseBillingDocument,
	readBillingDocument,
} from "./read-billing-documents";
export { readSeller } from "./read-seller";
export { reconcileBillingDocuments } from "./reconcile";
export { scheduleMonthlyInvoices } from "./schedule-monthly-invoices";
export { verifyChains } from "./verify-chains";
