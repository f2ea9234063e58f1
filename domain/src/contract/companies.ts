import { z } from "zod";
import { COMPANY_PERMISSIONS, COMPANY_ROLE_NAMES, type CompanyPermission } from "../company/roles";
import { COMPANY_LIMITS } from "../company/spending";
import { toCents } from "../money";
import { oneLine } from "../text";
import { registerSchema } from "./auth";
import { businessSchema } from "./business-answer";
import { deliveryAddressSchema, requiredText } from "./delivery-address";
import { operation } from "./operation";

const role = z.enum(COMPANY_ROLE_NAMES, "Choisissez un rôle.");
const permission = z.enum(Object.keys(COMPANY_PERMISSIONS) as [CompanyPermission, ...CompanyPermission[]]);
const shortText = (maximum: number) =>
	z.string("Un texte est attendu.").overwrite(oneLine).max(maximum, `${maximum} caractères au plus.`).default("");
const LIMIT = "Un montant de 0 à 1 000 000 € est attendu.";
/** In EUR incl. VAT for a calendar month; null for no limit. */
const monthlyLimit = z
	.number(LIMIT)
	.min(0, LIMIT)
	.max(COMPANY_LIMITS.monthlyCents / 100, LIMIT)
	.refine((euros) => Math.abs(euros * 100 - toCents(euros)) < 1e-6, "Deux décimales au plus.")
	.nullable();

export const companyInviteSchema = registerSchema.pick({ email: true }).extend({ role, monthlyLimit });
export type CompanyInvite = z.input<typeof companyInviteSchema>;

export const companyMemberUpdateSchema = z.object({ role, monthlyLimit });
export type CompanyMemberUpdate = z.input<typeof companyMemberUpdateSchema>;

/** Body of the calls with the link of an invitation. */
export const companyInvitationTokenSchema = z.object({
	token: z.string("Un lien est attendu.").min(1, "Un lien est attendu.").max(100, "Ce lien est trop long."),
});

/** Body of POST /company/sites and PUT /company/sites/{id}: where the company is delivered, whom to ask there, how to get in. */
export const companySiteInputSchema = z.object({
	name: requiredText(COMPANY_LIMITS.siteName),
	contactName: shortText(COMPANY_LIMITS.contactName),
	phone: shortText(30),
	address: deliveryAddressSchema,
	accessNote: z
		.string("Un texte est attendu.")
		.trim()
		.max(COMPANY_LIMITS.accessNote, "500 caractères au plus.")
		.default(""),
});

export const companySiteSchema = z.object({
	id: z.string(),
	name: z.string(),
	contactName: z.string(),
	phone: z.string(),
	address: z.object({ street: z.string(), city: z.string(), postalCode: z.string(), country: z.string() }),
	accessNote: z.string(),
});
export type CompanySite = z.infer<typeof companySiteSchema>;

/** A member; amounts in EUR incl. VAT, of the current month. */
export const companyMemberSchema = z.object({
	/** The customer's account. */
	id: z.string(),
	email: z.string(),
	firstName: z.string(),
	lastName: z.string(),
	role,
	monthlyLimit: z.number().nullable(),
	/** Orders of this month that needed no approval. */
	spent: z.number(),
	isYou: z.boolean(),
	joinedAt: z.string(),
	/** Additive: not shipped or not paid, in EUR; a colleague takes them over when the member leaves, as the following. */
	openOrders: z.array(z.object({ orderNumber: z.string(), total: z.number(), isWaiting: z.boolean() })).default([]),
	/** Additive: that can be accepted, in EUR. */
	openQuotes: z.array(z.object({ number: z.string(), total: z.number() })).default([]),
	/** Additive: products of the saved cart, which becomes a list of the company. */
	basketProducts: z.number().int().default(0),
});
export type CompanyMember = z.infer<typeof companyMemberSchema>;

export const companyInvitationSchema = z.object({
	id: z.string(),
	email: z.string(),
	role,
	monthlyLimit: z.number().nullable(),
	expiresAt: z.string(),
});

/**
 * A company as one of its members sees it: its data, sites, and their own role, limit and spending. Members and invitations
 * are empty for a member who may not see them.
 */
export const companySchema = businessSchema.extend({
	id: z.string(),
	role,
	permissions: z.array(permission),
	monthlyLimit: z.number().nullable(),
	spent: z.number(),
	sites: z.array(companySiteSchema),
	members: z.array(companyMemberSchema),
	invitations: z.array(companyInvitationSchema),
	/** Orders that the caller may approve now. */
	waiting: z.number().int(),
});
export type Company = z.infer<typeof companySchema>;

/** Response of GET /company: null for a customer who buys for no company. */
export const ownCompanySchema = z.object({ company: companySchema.nullable() });
export type OwnCompany = z.infer<typeof ownCompanySchema>;

/** Response of POST /company/invitation: what its link offers, and to which address. */
export const companyOfferSchema = z.object({ company: z.string(), email: z.string(), role });
export type CompanyOffer = z.infer<typeof companyOfferSchema>;

export const readCompany = operation("GET /api/company", { access: "customer", answer: { 200: ownCompanySchema } });

export const changeCompanyMember = operation("PUT /api/company/members/:id", {
	access: "customer",
	company: "members.manage",
	body: companyMemberUpdateSchema,
	answer: { 200: ownCompanySchema },
	errors: ["COMPANY_NOT_FOUND", "COMPANY_ROLE_REFUSED", "COLLEAGUE_NOT_FOUND", "LAST_MANAGER"],
});

export const removeCompanyMember = operation("DELETE /api/company/members/:id", {
	access: "customer",
	company: "members.manage",
	answer: { 200: ownCompanySchema },
	errors: ["COMPANY_NOT_FOUND", "COMPANY_ROLE_REFUSED", "COLLEAGUE_NOT_FOUND", "LAST_MANAGER"],
});

export const inviteCompanyMember = operation("POST /api/company/invitations", {
	access: "customer",
	company: "members.manage",
	body: companyInviteSchema,
	answer: { 201: ownCompanySchema },
	errors: ["COMPANY_NOT_FOUND", "COMPANY_ROLE_REFUSED", "COMPANY_LIMIT", "COLLEAGUE_ALREADY", "RATE_LIMITED"],
});

export const withdrawCompanyInvitation = operation("DELETE /api/company/invitations/:id", {
	access: "customer",
	company: "members.manage",
	answer: { 200: ownCompanySchema },
	errors: ["COMPANY_NOT_FOUND", "COMPANY_ROLE_REFUSED", "INVITATION_NOT_FOUND"],
});

export const readCompanyInvitation = operation("POST /api/company/invitation", {
	access: "public",
	body: companyInvitationTokenSchema,
	answer: { 200: companyOfferSchema },
	errors: ["COMPANY_INVITATION_REFUSED"],
	tries: ["mailed-token"],
});

export const joinCompany = operation("POST /api/company/membership", {
	access: "customer",
	body: companyInvitationTokenSchema,
	answer: { 200: ownCompanySchema },
	errors: ["COMPANY_INVITATION_REFUSED", "INVITATION_FOR_OTHER", "OTHER_COMPANY", "COMPANY_LIMIT"],
	tries: ["mailed-token"],
});

export const addCompanySite = operation("POST /api/company/sites", {
	access: "customer",
	company: "sites.manage",
	body: companySiteInputSchema,
	answer: { 201: ownCompanySchema },
	errors: ["COMPANY_NOT_FOUND", "COMPANY_ROLE_REFUSED", "COMPANY_LIMIT"],
});

export const changeCompanySite = operation("PUT /api/company/sites/:id", {
	access: "customer",
	company: "sites.manage",
	body: companySiteInputSchema,
	answer: { 200: ownCompanySchema },
	errors: ["COMPANY_NOT_FOUND", "COMPANY_ROLE_REFUSED", "SITE_NOT_FOUND"],
});

export const removeCompanySite = operation("DELETE /api/company/sites/:id", {
	access: "customer",
	company: "sites.manage",
	answer: { 200: ownCompanySchema },
	errors: ["COMPANY_NOT_FOUND", "COMPANY_ROLE_REFUSED", "SITE_NOT_FOUND"],
});
