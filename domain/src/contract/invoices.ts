import { z } from "zod";
import { BILLING_KINDS, type BillingKind } from "../invoicing/billing-document";
import { CSV_FILE, operation, PDF_FILE, ZIP_FILE } from "./operation";
import { pageOf } from "./page";
import { whole } from "./query-values";

const KINDS = Object.keys(BILLING_KINDS) as [BillingKind, ...BillingKind[]];

const invoiceSummarySchema = z.object({
	number: z.string(),
	kind: z.enum(KINDS),
	/** The kind in words. */
	label: z.string(),
	/** "2026-11-22", in Paris. */
	issuedOn: z.string(),
	total: z.number(),
	/** Of the final invoice of an order, what is still to be paid of it today; 0 of any other document. */
	due: z.number(),
});

/** Billing documents of an order, oldest first; amounts in EUR with VAT, positive for a credit note too. Ours. */
export const invoiceListSchema = z.array(invoiceSummarySchema);
export type InvoiceList = z.infer<typeof invoiceListSchema>;

/** Response of GET /admin/documents, latest first. */
export const invoicePageSchema = pageOf(invoiceSummarySchema.extend({ orderNumber: z.string(), buyer: z.string() }));
export type InvoicePage = z.infer<typeof invoicePageSchema>;
export type ListedInvoice = InvoicePage["content"][number];

export const INVOICES_PAGE_SIZE = 20;

/** A month of this century in Paris: "2026-11". */
const month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, "Un mois est attendu, par exemple 2026-11.");

/** Query of GET /admin/documents: a part of a billing document's or of an order's number, a month, both or neither. */
export const invoiceQuerySchema = z.object({
	query: z.string().trim().max(200, "Deux cents caractères au plus.").default(""),
	month: z.preprocess((value) => (value === "" ? undefined : value), month.optional()).optional(),
	page: whole(0, 100_000).default(0),
	size: whole(1, 100).default(INVOICES_PAGE_SIZE),
});
export type InvoiceQuery = z.output<typeof invoiceQuerySchema>;

/** Body of POST /admin/invoices/archives, and query of GET /admin/invoices/archive and GET /admin/invoices/journal. */
export const invoiceMonthSchema = z.object({ month });

/** A month's billing documents that are being written as ZIP: of `total`, so many are done. It stays a day. */
export const invoiceArchiveSchema = z.object({
	id: z.string(),
	month: z.string(),
	total: z.number().int(),
	done: z.number().int(),
	/** Whether its file can be downloaded. */
	isReady: z.boolean(),
});
export type InvoiceArchive = z.infer<typeof invoiceArchiveSchema>;

export const listInvoices = operation("GET /api/orders/:id/invoices", {
	access: "customer",
	answer: { 200: invoiceListSchema },
	errors: ["ORDER_NOT_FOUND"],
});

export const downloadInvoice = operation("GET /api/orders/:id/invoices/:number", {
	access: "customer",
	...PDF_FILE,
	errors: ["ORDER_NOT_FOUND", "DOCUMENT_NOT_FOUND"],
	tries: ["document-number"],
});

export const listFollowedInvoices = operation("GET /api/followed-orders/:key/invoices", {
	access: "public",
	answer: { 200: invoiceListSchema },
	errors: ["ORDER_NOT_FOUND"],
	tries: ["link"],
});

export const downloadFollowedInvoice = operation("GET /api/followed-orders/:key/invoices/:number", {
	access: "public",
	...PDF_FILE,
	errors: ["ORDER_NOT_FOUND", "DOCUMENT_NOT_FOUND"],
	tries: ["link", "document-number"],
});

export const listOrderInvoices = operation("GET /api/admin/orders/:id/invoices", {
	access: { staff: "orders.read" },
	answer: { 200: invoiceListSchema },
	errors: ["ORDER_NOT_FOUND"],
});

export const downloadDeliveryNote = operation("GET /api/admin/orders/:id/delivery-note", {
	access: { staff: "orders.read" },
	...PDF_FILE,
	errors: ["ORDER_NOT_FOUND"],
});

export const downloadPickingList = operation("GET /api/admin/orders/:id/picking-list", {
	access: { staff: "orders.read" },
	...PDF_FILE,
	errors: ["ORDER_NOT_FOUND"],
});

export const listAllInvoices = operation("GET /api/admin/invoices", {
	access: { staff: "orders.read" },
	query: invoiceQuerySchema,
	answer: { 200: invoicePageSchema },
});

export const downloadInvoicesOfMonth = operation("GET /api/admin/invoices/archive", {
	access: { staff: "invoices.export" },
	query: invoiceMonthSchema,
	...ZIP_FILE,
	errors: ["DOCUMENT_NOT_FOUND"],
});

export const beginInvoiceArchive = operation("POST /api/admin/invoices/archives", {
	access: { staff: "invoices.export" },
	body: invoiceMonthSchema,
	answer: { 202: invoiceArchiveSchema },
	errors: ["DOCUMENT_NOT_FOUND"],
});

export const readInvoiceArchive = operation("GET /api/admin/invoices/archives/:id", {
	access: { staff: "invoices.export" },
	answer: { 200: invoiceArchiveSchema },
	errors: ["DOCUMENT_NOT_FOUND"],
});

export const downloadInvoiceArchive = operation("GET /api/admin/invoices/archives/:id/file", {
	access: { staff: "invoices.export" },
	...ZIP_FILE,
	errors: ["DOCUMENT_NOT_FOUND"],
});

export const exportSalesJournal = operation("GET /api/admin/invoices/journal", {
	access: { staff: "invoices.export" },
	query: invoiceMonthSchema,
	...CSV_FILE,
});

export const downloadAnyInvoice = operation("GET /api/admin/invoices/:number", {
	access: { staff: "orders.read" },
	...PDF_FILE,
	errors: ["DOCUMENT_NOT_FOUND"],
});
