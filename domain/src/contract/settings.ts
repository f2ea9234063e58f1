import { z } from "zod";

/** Answer of GET /settings: what every screen may know of the shop. Amounts in EUR. */
export const shopSettingsSchema = z.object({
	paymentsMode: z.enum(["demo", "stripe"]),
	freeShippingThreshold: z.number(),
	shippingCost: z.number(),
});
export type ShopSettings = z.infer<typeof shopSettingsSchema>;
