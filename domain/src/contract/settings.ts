import { z } from "zod";
import { DEFAULT_SHIPPING_OFFER, packingLimitsSchema } from "../delivery/options";
import { PAYMENT_PROVIDERS } from "../payments/payment-provider";

/** How to reach the shop; `phone` in international form. */
const contactSchema = z.object({
	phone: z.string(),
	email: z.string(),
	hours: z.string(),
	street: z.string(),
	postalCode: z.string(),
	city: z.string(),
});

/** Who runs the shop before the law; an empty text is still to be filled in. */
const companySchema = z.object({
	legalName: z.string(),
	legalForm: z.string(),
	registration: z.string(),
	vatNumber: z.string(),
	publisher: z.string(),
	host: z.string(),
	mediator: z.string(),
	/** Additive: unique identifiers of the register of producers; ISO day of the statement of accessibility. */
	producerIds: z.string().default(""),
	accessibilityOn: z.string().default(""),
	/** Additive: address of the image of the harmonised notice on the legal guarantee. */
	guaranteeNotice: z.string().default(""),
});

/** Response of GET /settings: what every screen may know of the shop. Amounts in EUR. */
export const shopSettingsSchema = z.object({
	paymentsMode: z.enum(PAYMENT_PROVIDERS),
	/** The Stripe account that takes the cards; null in demo mode. With test keys no money moves, and screens say so. */
	stripe: z.object({ publishableKey: z.string(), isTest: z.boolean() }).nullable().default(null),
	freeShippingThreshold: z.number(),
	/** Additive: how boxes are weighed and put on pallets, and whether layers of several products may share one. */
	packing: packingLimitsSchema.default(DEFAULT_SHIPPING_OFFER.packing),
	shippingCost: z.number(),
	/** Additive: names of the shipping options; where there are some, they decide and the two amounts above do not. */
	shippingOptions: z.array(z.string()).default([]),
	/** Additive: whether orders leave within 24-48 h, by the settings of dispatch. */
	leavesWithin48h: z.boolean().default(true),
	/** Additive: two-letter codes of the countries that are delivered to. */
	deliveryCountries: z.array(z.string()).default(["FR"]),
	/** ready: the button signs in; demo: it says that this demonstration has no Google; off: there is none. */
	googleSignIn: z.enum(["ready", "demo", "off"]),
	deposit: z.object({ isOpen: z.boolean(), minimum: z.number(), defaultPercentage: z.number().int() }),
	/** Minutes for which an unpaid order holds its stock. */
	holdMinutes: z.number().int(),
	contact: contactSchema,
	company: companySchema,
});
export type ShopSettings = z.infer<typeof shopSettingsSchema>;

/** The part of the shop's identity that everyone may read: the fields above alone, so that a setting is not public by being added. */
export const publicIdentity = (shop: z.input<typeof contactSchema> & z.input<typeof companySchema>) => ({
	contact: contactSchema.parse(shop),
	company: companySchema.parse(shop),
});
