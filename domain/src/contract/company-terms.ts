import { z } from "zod";
import type { CompanyTerms } from "../company/terms";
import { type InEuros, toCents } from "../money";
import { operation } from "./operation";
import { OF_CREDIT } from "./refusals";

const AMOUNT = "Un montant de 0 à 1 000 000 € est attendu.";
/** In EUR incl. VAT. */
const amount = z
	.number(AMOUNT)
	.min(0, AMOUNT)
	.max(1_000_000, AMOUNT)
	.refine((euros) => Math.abs(euros * 100 - toCents(euros)) < 1e-6, "Deux décimales au plus.");
const flag = z.boolean("Une valeur vraie ou fausse est attendue.");

/** The rules of all terms. */
const TERMS = {
	isOnAccount: flag,
	creditLimit: amount,
	isInvoicedMonthly: flag.default(false),
	hasDeposit: flag,
	minimumOrder: amount,
	shippingOptionIds: z
		.array(z.string().max(40), "Une liste d'options est attendue.")
		.min(1, "Laissez au moins un mode de livraison.")
		.max(50, "Cinquante options au plus.")
		.nullable(),
} satisfies Record<keyof InEuros<CompanyTerms>, z.ZodType>;

/** Body of PUT /admin/companies/{id}/terms. `version` is the one that was read: another one returns 409. */
export const companyTermsInputSchema = z.object({
	...TERMS,
	version: z.number("Un nombre est attendu.").int("Un nombre entier est attendu.").min(0, "Un nombre est attendu."),
});

/** Response of GET and PUT /admin/companies/{id}/terms; amounts in EUR. Ours. */
export const adminCompanyTermsSchema = z.object({
	...TERMS,
	/** 0 while nothing was granted. */
	version: z.number().int(),
	/** Accepted and not paid yet. */
	outstanding: z.number(),
	isBlocked: z.boolean(),
	/** The shop's options, to choose from. */
	options: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type AdminCompanyTerms = z.infer<typeof adminCompanyTermsSchema>;

/** Response of GET /company/credit: how the caller's company may pay; amounts in EUR. Ours. */
export const companyCreditSchema = z.object({
	isOnAccount: z.boolean(),
	isBlocked: z.boolean(),
	/** What may still be ordered on account. */
	available: z.number(),
	/** Null for a member who may not read the terms. */
	creditLimit: z.number().nullable(),
	outstanding: z.number().nullable(),
	minimumOrder: z.number(),
	/** The last day for what is invoiced today. */
	dueOn: z.string(),
});
export type CompanyCredit = z.infer<typeof companyCreditSchema>;

export const onAccountSchema = z.object({ orderNumber: z.string() });

export const readCompanyCredit = operation("GET /api/company/credit", {
	access: "customer",
	answer: { 200: companyCreditSchema },
	errors: ["COMPANY_NOT_FOUND"],
});

export const orderOnAccount = operation("POST /api/orders/:id/on-account", {
	access: "customer",
	company: "order",
	answer: { 200: onAccountSchema },
	errors: [
		"ORDER_NOT_FOUND",
		"COMPANY_NOT_FOUND",
		"COMPANY_ROLE_REFUSED",
		...OF_CREDIT,
		"CHECKOUT_CLOSED",
		"PAYMENT_IN_PROGRESS",
		"PAYMENT_UNAVAILABLE",
	],
});

export const readCompanyTerms = operation("GET /api/admin/companies/:id/terms", {
	access: { staff: "orders.read" },
	answer: { 200: adminCompanyTermsSchema },
	errors: ["COMPANY_NOT_FOUND"],
});

export const changeCompanyTerms = operation("PUT /api/admin/companies/:id/terms", {
	access: { staff: "customers.change" },
	body: companyTermsInputSchema,
	answer: { 200: adminCompanyTermsSchema },
	errors: ["COMPANY_NOT_FOUND", "COMPANY_TERMS_CHANGED"],
});
