import { z } from "zod";
import { operation } from "./operation";

/** A company as staff deal with it, amounts in EUR incl. VAT. */
export const buyingCompanySchema = z.object({
	id: z.string(),
	name: z.string(),
	/** Of its sites, the one that the goods go to; null for another address. */
	site: z.string().nullable(),
	isOnAccount: z.boolean(),
	creditLimit: z.number(),
	/** Left of the limit; 0 without terms and while blocked. */
	available: z.number(),
	/** An invoice is so late that nothing more is sold on account. */
	isBlocked: z.boolean(),
	hasDeposit: z.boolean(),
	/** Of the goods; 0 for none. */
	minimumOrder: z.number(),
});
export type BuyingCompany = z.infer<typeof buyingCompanySchema>;

/** Response of GET /admin/buyers/:id: the company that a customer buys for; null for a private person. */
export const buyerSchema = z.object({ company: buyingCompanySchema.nullable() });

export const readBuyer = operation("GET /api/admin/buyers/:id", {
	access: { staff: "orders.read" },
	answer: { 200: buyerSchema },
});
