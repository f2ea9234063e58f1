import { z } from "zod";
import { companyIdentitySchema } from "./business";
import { businessSchema } from "./business-answer";
import {
	companyInvitationSchema,
	companyInviteSchema,
	companyMemberSchema,
	companyMemberUpdateSchema,
	companySiteSchema,
} from "./companies";
import { companyOrderPageSchema } from "./company-orders";
import { operation } from "./operation";
import { piecesPerBox } from "./payment";
import { searched, whole } from "./query-values";

/** Query of GET /admin/companies: a part of the name, the SIREN or the VAT number; every company without one. */
export const adminCompanyQuerySchema = z.object({
	query: searched,
	page: whole(0, 100_000).default(0),
	size: whole(1, 100).default(20),
});
export type AdminCompanyQuery = z.output<typeof adminCompanyQuerySchema>;

/** Response of GET /admin/companies: a page by name; amounts in EUR incl. VAT. */
export const adminCompanyPageSchema = z.object({
	content: z.array(
		z.object({
			id: z.string(),
			company: z.string(),
			registration: z.string(),
			members: z.number().int(),
			/** Accepted ones. */
			orders: z.number().int(),
			/** Of the last twelve months. */
			revenue: z.number(),
			createdAt: z.string(),
		}),
	),
	last: z.boolean(),
});
export type AdminCompanyPage = z.infer<typeof adminCompanyPageSchema>;

/** Response of GET /admin/companies/{id}; amounts in EUR incl. VAT, times ISO 8601. */
export const adminCompanySchema = businessSchema.extend({
	id: z.string(),
	createdAt: z.string(),
	note: z.string(),
	/** Additive: in the French e-invoicing directory; empty for the SIREN. */
	electronicAddress: z.string().default(""),
	members: z.array(companyMemberSchema.omit({ isYou: true })),
	/** Additive: sent and not accepted yet. */
	invitations: z.array(companyInvitationSchema).default([]),
	sites: z.array(companySiteSchema),
	/** Turnover by calendar month in Paris, the current one first; twelve. */
	months: z.array(z.object({ month: z.string(), orders: z.number().int(), revenue: z.number() })),
	/** The products that it buys most often in twelve months: by orders, then boxes. */
	products: z.array(
		z.object({
			productId: z.string(),
			name: z.string(),
			orders: z.number().int(),
			boxes: z.number().int(),
			piecesPerBox,
		}),
	),
	/** The latest ones. */
	orders: z.array(companyOrderPageSchema.shape.content.element.omit({ isYours: true })),
});
export type AdminCompany = z.infer<typeof adminCompanySchema>;

export const companyNoteSchema = z.object({ note: z.string().trim().max(2000, "2000 caractères au plus.") });

export const listCompanies = operation("GET /api/admin/companies", {
	access: { staff: "orders.read" },
	query: adminCompanyQuerySchema,
	answer: { 200: adminCompanyPageSchema },
});

export const readAdminCompany = operation("GET /api/admin/companies/:id", {
	access: { staff: "orders.read" },
	answer: { 200: adminCompanySchema },
	errors: ["COMPANY_UNKNOWN"],
});

export const noteCompany = operation("PUT /api/admin/companies/:id/note", {
	access: { staff: "customers.change" },
	body: companyNoteSchema,
	answer: { 200: companyNoteSchema },
	errors: ["COMPANY_UNKNOWN"],
});

export const changeCompanyBusiness = operation("PUT /api/admin/companies/:id/business", {
	access: { staff: "customers.change" },
	body: companyIdentitySchema,
	answer: { 200: adminCompanySchema },
	errors: ["COMPANY_UNKNOWN", "COMPANY_REGISTERED"],
});

export const inviteCompanyMemberAsStaff = operation("POST /api/admin/companies/:id/invitations", {
	access: { staff: "customers.change" },
	body: companyInviteSchema,
	answer: { 201: adminCompanySchema },
	errors: ["COMPANY_UNKNOWN", "COMPANY_LIMIT", "COLLEAGUE_ALREADY", "RATE_LIMITED"],
});

export const withdrawCompanyInvitationAsStaff = operation("DELETE /api/admin/companies/:id/invitations/:invitation", {
	access: { staff: "customers.change" },
	answer: { 200: adminCompanySchema },
	errors: ["COMPANY_UNKNOWN", "INVITATION_NOT_FOUND"],
});

export const changeCompanyMemberAsStaff = operation("PUT /api/admin/companies/:id/members/:member", {
	access: { staff: "customers.change" },
	body: companyMemberUpdateSchema,
	answer: { 200: adminCompanySchema },
	errors: ["COMPANY_UNKNOWN", "COLLEAGUE_NOT_FOUND", "LAST_MANAGER"],
});

export const removeCompanyMemberAsStaff = operation("DELETE /api/admin/companies/:id/members/:member", {
	access: { staff: "customers.change" },
	answer: { 200: adminCompanySchema },
	errors: ["COMPANY_UNKNOWN", "COLLEAGUE_NOT_FOUND", "LAST_MANAGER"],
});
