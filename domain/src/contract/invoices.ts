import { z } from "zod";
import { PAPER_KINDS, type PaperKind } from "../invoicing/paper";
import { operation } from "./operation";
import { whole } from "./query-values";

const KINDS = Object.keys(PAPER_KINDS) as [PaperKind, ...PaperKind[]];

const paperSummarySchema = z.object({
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
export const paperListSchema = z.array(paperSummarySchema);
export type PaperList = z.infer<typeof paperListSchema>;

/** Response of GET /admin/papers, latest first. */
export const paperPageSchema = z.object({
	content: z.array(paperSummarySchema.extend({ orderNumber: z.string(), buyer: z.string() })),
	totalElements: z.number().int(),
	last: z.boolean(),
});
export type PaperPage = z.infer<typeof paperPageSchema>;
export type ListedPaper = PaperPage["content"][number];

export const PAPERS_PAGE_SIZE = 20;

/** A month of this century in Paris: "2026-11". */
const month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, "Un mois est attendu, par exemple 2026-11.");

/** Query of GET /admin/papers: a part of a billing document's or of an order's number, a month, both or neither. */
export const paperQuerySchema = z.object({
	query: z.string().trim().max(200, "Deux cents caractères au plus.").default(""),
	month: z.preprocess((value) => (value === "" ? undefined : value), month.optional()).optional(),
	page: whole(0, 100_000).default(0),
	size: whole(1, 100).default(PAPERS_PAGE_SIZE),
});
export type PaperQuery = z.output<typeof paperQuerySchema>;

/** Body of POST /admin/papers/archives, and query of GET /admin/papers/archive and GET /admin/papers/journal. */
export const paperMonthSchema = z.object({ month });

/** A month's billing documents that are being written as ZIP: of `total`, so many are done. It stays a day. */
export const paperArchiveSchema = z.object({
	id: z.string(),
	month: z.string(),
	total: z.number().int(),
	done: z.number().int(),
	/** Whether its file can be downloaded. */
	isReady: z.boolean(),
});
export type PaperArchive = z.infer<typeof paperArchiveSchema>;

export const listPapers = operation("GET /api/orders/:id/papers", {
	access: "customer",
	answer: { 200: paperListSchema },
	errors: ["ORDER_NOT_FOUND"],
});

export const downloadPaper = operation("GET /api/orders/:id/papers/:number", {
	access: "customer",
	answer: { 200: { file: "application/pdf" } },
	sends: ["Content-Disposition"],
	errors: ["ORDER_NOT_FOUND", "PAPER_NOT_FOUND"],
	tries: ["document-number"],
});

export const listFollowedPapers = operation("GET /api/followed-orders/:key/papers", {
	access: "public",
	answer: { 200: paperListSchema },
	errors: ["ORDER_NOT_FOUND"],
	tries: ["link"],
});

export const downloadFollowedPaper = operation("GET /api/followed-orders/:key/papers/:number", {
	access: "public",
	answer: { 200: { file: "application/pdf" } },
	sends: ["Content-Disposition"],
	errors: ["ORDER_NOT_FOUND", "PAPER_NOT_FOUND"],
	tries: ["link", "document-number"],
});

export const listOrderPapers = operation("GET /api/admin/orders/:id/papers", {
	access: { staff: "orders.read" },
	answer: { 200: paperListSchema },
	errors: ["ORDER_NOT_FOUND"],
});

export const downloadDeliveryNote = operation("GET /api/admin/orders/:id/delivery-note", {
	access: { staff: "orders.read" },
	answer: { 200: { file: "application/pdf" } },
	sends: ["Content-Disposition"],
	errors: ["ORDER_NOT_FOUND"],
});

export const downloadPickingList = operation("GET /api/admin/orders/:id/picking-list", {
	access: { staff: "orders.read" },
	answer: { 200: { file: "application/pdf" } },
	sends: ["Content-Disposition"],
	errors: ["ORDER_NOT_FOUND"],
});

export const listPapersOfAll = operation("GET /api/admin/papers", {
	access: { staff: "orders.read" },
	query: paperQuerySchema,
	answer: { 200: paperPageSchema },
});

export const downloadPapersOfMonth = operation("GET /api/admin/papers/archive", {
	access: { staff: "papers.export" },
	query: paperMonthSchema,
	answer: { 200: { file: "application/zip" } },
	sends: ["Content-Disposition"],
	errors: ["PAPER_NOT_FOUND"],
});

export const beginPaperArchive = operation("POST /api/admin/papers/archives", {
	access: { staff: "papers.export" },
	body: paperMonthSchema,
	answer: { 202: paperArchiveSchema },
	errors: ["PAPER_NOT_FOUND"],
});

export const readPaperArchive = operation("GET /api/admin/papers/archives/:id", {
	access: { staff: "papers.export" },
	answer: { 200: paperArchiveSchema },
	errors: ["PAPER_NOT_FOUND"],
});

export const downloadPaperArchive = operation("GET /api/admin/papers/archives/:id/file", {
	access: { staff: "papers.export" },
	answer: { 200: { file: "application/zip" } },
	sends: ["Content-Disposition"],
	errors: ["PAPER_NOT_FOUND"],
});

export const exportSalesJournal = operation("GET /api/admin/papers/journal", {
	access: { staff: "papers.export" },
	query: paperMonthSchema,
	answer: { 200: { file: "text/csv" } },
	sends: ["Content-Disposition"],
});

export const downloadAnyPaper = operation("GET /api/admin/papers/:number", {
	access: { staff: "orders.read" },
	answer: { 200: { file: "application/pdf" } },
	sends: ["Content-Disposition"],
	errors: ["PAPER_NOT_FOUND"],
});
