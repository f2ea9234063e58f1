import { z } from "zod";
import { operation, PDF_FILE } from "./operation";

/** An invoice that is not paid; amounts in EUR, days "2026-11-22". */
const openInvoiceSchema = z.object({
	number: z.string(),
	orderNumber: z.string(),
	issuedOn: z.string(),
	dueOn: z.string(),
	total: z.number(),
	open: z.number(),
	daysLate: z.number().int(),
	/** Reminders that were sent. */
	reminders: z.number().int(),
});

/** Response of GET /company/statement and GET /admin/companies/{id}/statement: what a company owes, oldest first. Ours. */
export const statementSchema = z.object({
	company: z.string(),
	asOf: z.string(),
	invoices: z.array(openInvoiceSchema),
	/** Accepted orders that are not invoiced yet. */
	orders: z.array(z.object({ orderNumber: z.string(), placedOn: z.string(), open: z.number() })),
	outstanding: z.number(),
	overdue: z.number(),
	/** Nothing more is sold on account until the late invoices are paid. */
	isBlocked: z.boolean(),
	/** Where to transfer to; null where the shop has no account. */
	iban: z.string().nullable(),
	bic: z.string().nullable(),
});
export type Statement = z.infer<typeof statementSchema>;

export const readStatement = operation("GET /api/company/statement", {
	access: "customer",
	company: "documents",
	answer: { 200: statementSchema },
	errors: ["COMPANY_NOT_FOUND", "COMPANY_ROLE_REFUSED"],
});

export const downloadStatement = operation("GET /api/company/statement/pdf", {
	access: "customer",
	company: "documents",
	...PDF_FILE,
	errors: ["COMPANY_NOT_FOUND", "COMPANY_ROLE_REFUSED"],
});

export const readCompanyStatement = operation("GET /api/admin/companies/:id/statement", {
	access: { staff: "orders.read" },
	answer: { 200: statementSchema },
	errors: ["COMPANY_NOT_FOUND"],
});

export const downloadCompanyStatement = operation("GET /api/admin/companies/:id/statement/pdf", {
	access: { staff: "orders.read" },
	...PDF_FILE,
	errors: ["COMPANY_NOT_FOUND"],
});
