import { z } from "zod";

/** What a sale adds up to at one VAT rate, in EUR: `net + vat = gross`. Delivery is in it, at the rates of the goods. */
export const taxTotalSchema = z.object({
	ratePercent: z.number(),
	net: z.number(),
	vat: z.number(),
	gross: z.number(),
});
export type TaxTotal = z.infer<typeof taxTotalSchema>;
