import { z } from "zod";

const postal = z.object({ street: z.string(), city: z.string(), postalCode: z.string(), country: z.string() });

/** A company; empty texts for numbers that it has not, null for invoices that go to the address of delivery. */
export const businessSchema = z.object({
	company: z.string(),
	registration: z.string(),
	vatNumber: z.string(),
	billingAddress: postal.nullable(),
});
export const orderBusinessSchema = businessSchema.extend({
	purchaseOrder: z.string(),
	/** Additive: where the buyer books the order. */
	costCentre: z.string().default(""),
});

/** Result of an external check of a VAT number, and its time (ISO 8601). */
const vatCheckSchema = z.object({ isRegistered: z.boolean(), checkedAt: z.string() });
export type VatCheck = z.infer<typeof vatCheckSchema>;

/** Response of GET and PUT /auth/business: the company that the caller buys for; null for a private person. */
export const accountBusinessSchema = z.object({
	business: businessSchema.nullable(),
	/** Additive: of the VAT number as it is now; null while no service was asked, and where the shop asks none. */
	vatCheck: vatCheckSchema.nullable().default(null),
});
export type AccountBusiness = z.infer<typeof accountBusinessSchema>;
