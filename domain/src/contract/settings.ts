import { z } from "zod";

/** Answer of GET /settings: what every screen may know of the shop. Amounts in EUR. */
export const shopSettingsSchema = z.object({
	paymentsMode: z.enum(["demo", "stripe"]),
	/** The Stripe account that takes the cards; null in demo mode. With test keys no money moves, and screens say so. */
	stripe: z.object({ publishableKey: z.string(), isTest: z.boolean() }).nullable().default(null),
	freeShippingThreshold: z.number(),
	shippingCost: z.number(),
	/** ready: the button signs in; demo: it says that this demonstration has no Google; off: there is none. */
	googleSignIn: z.enum(["ready", "demo", "off"]),
});
export type ShopSettings = z.infer<typeof shopSettingsSchema>;
