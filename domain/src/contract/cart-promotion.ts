import { z } from "zod";

/** A promotion of a cart or an order; EUR incl. VAT. */
export const cartPromotionSchema = z.object({
	code: z.string(),
	name: z.string(),
	isAutomatic: z.boolean(),
	/** Off the articles. */
	discount: z.number(),
	isFreeShipping: z.boolean(),
});
export type CartPromotion = z.infer<typeof cartPromotionSchema>;
