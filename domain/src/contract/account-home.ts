import { z } from "zod";
import { COMPANY_ROLE_NAMES } from "../company/roles";
import { companyApprovalsSchema } from "./company-orders";
import { operation } from "./operation";
import { orderSchema } from "./order";
import { quoteListSchema } from "./quotes";

/** Response of GET /account/home: what the caller ordered last and what waits for them. Amounts in EUR. */
export const accountHomeSchema = z.object({
	/** Role in the company; null for a private customer. */
	role: z.enum(COMPANY_ROLE_NAMES).nullable(),
	/** The caller's latest order; null before the first. */
	lastOrder: orderSchema.nullable(),
	/** Own orders with something to pay now, earliest first, 20 at most; not those on the company's account or counted in `account`. */
	dues: z.array(
		z.object({
			orderNumber: z.string(),
			amount: z.number(),
			/** Until when the goods wait for the payment; null without a limit. */
			payBy: z.string().nullable(),
		}),
	),
	/** What the company owes; null for a private customer, and for a member who may not read it. */
	account: z.object({ outstanding: z.number(), overdue: z.number() }).nullable(),
	/** Quotes that can be accepted. */
	quotes: quoteListSchema,
	/** Orders that the caller may approve, and their own that wait for an approval. */
	approvals: companyApprovalsSchema,
});
export type AccountHome = z.infer<typeof accountHomeSchema>;

export const readAccountHome = operation("GET /api/account/home", {
	access: "customer",
	answer: { 200: accountHomeSchema },
});
