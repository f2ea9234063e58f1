export { DownloadInvoice } from "./download-invoice";
export { GoodsDocuments } from "./goods-documents";
export {
	customersBillingDocuments,
	guestsBillingDocuments,
	staffsBillingDocument,
	staffsBillingDocuments,
} from "./invoices-of";
export { OrderInvoices } from "./order-invoices";
export { SaveButton } from "./save-button";
