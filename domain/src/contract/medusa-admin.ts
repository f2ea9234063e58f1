import { z } from "zod";
import { sellerVatFault } from "../business/business";
import { refuseImpossiblePrefixes, refusePlacelessPickups } from "../delivery/options";
import { SETTING_SCHEMAS } from "../shop/shop-settings";
import { adminOrderDetailSchema } from "./admin-order";
import { orderPaymentsSchema } from "./admin-payments";
import { commercialCodeRowSchema, DEPOSIT_PERMISSIONS } from "./commercial-codes";

const VERSION = { version: z.string("La version lue avec les réglages est attendue.").max(64) };

/**
 * Response of GET /admin/shop/orders/{Medusa's id}: the order as the order service knows it, and its page in the admin.
 */
export const medusaOrderSchema = z.object({
	order: adminOrderDetailSchema,
	payments: orderPaymentsSchema,
	backOfficeUrl: z.url(),
});
export type MedusaOrder = z.infer<typeof medusaOrderSchema>;

/** Response of GET /admin/shop/addresses: pages of the shop's admin that Medusa Admin leads to. */
export const backOfficeAddressesSchema = z.object({
	/** Password and second factor of the signed-in member of staff. */
	security: z.url(),
	newOrder: z.url(),
	/** Single price, zones and shipping options. */
	delivery: z.url(),
	promotions: z.url(),
});
export type BackOfficeAddresses = z.infer<typeof backOfficeAddressesSchema>;

/** Response of GET /admin/contact-messages, newest first; `count` is of all pages. */
export const contactMessagesSchema = z.object({
	contact_messages: z.array(
		z.object({
			id: z.string(),
			name: z.string(),
			email: z.string(),
			subject: z.string(),
			message: z.string(),
			created_at: z.string(),
		}),
	),
	count: z.number(),
});
export type ContactMessages = z.infer<typeof contactMessagesSchema>;

/** Response of GET /admin/shop/customers/{id}: how the account comes to a deposit. */
export const medusaCustomerSchema = z.object({
	email: z.string(),
	/** A guest has none, and then neither code nor permission. */
	hasAccount: z.boolean(),
	permission: z.enum(DEPOSIT_PERMISSIONS),
	/** ISO 8601 and e-mail; null before the first decision. */
	changedAt: z.string().nullable(),
	changedBy: z.string().nullable(),
	/** Every code that was issued, the latest first. */
	codes: z.array(commercialCodeRowSchema),
	/** The shop makes its codes under a secret; else every account has its code without one being issued. */
	isSecret: z.boolean(),
});
export type MedusaCustomer = z.infer<typeof medusaCustomerSchema>;

/** One group of settings as it is now. `version` is what PUT wants back; people by their e-mail, null for the defaults. */
const settingState = <Schema extends z.ZodType>(value: Schema) =>
	z.object({
		value,
		version: z.string(),
		/** ISO 8601. */
		changedAt: z.string().nullable(),
		changedBy: z.string().nullable(),
	});

/** Response of GET and PUT /admin/shop/settings. Amounts in cents. */
export const settingsSchema = z.object({
	delivery: settingState(SETTING_SCHEMAS.delivery),
	shipping: settingState(SETTING_SCHEMAS.shipping),
	deposit: settingState(SETTING_SCHEMAS.deposit),
	lots: settingState(SETTING_SCHEMAS.lots),
	// Tidied when it was saved.
	shop: settingState(SETTING_SCHEMAS.shop.extend({ email: z.string() })),
	home: settingState(SETTING_SCHEMAS.home),
	navigation: settingState(SETTING_SCHEMAS.navigation),
});
export type Settings = z.infer<typeof settingsSchema>;

/** Bodies of PUT /admin/settings/{group}: a whole group, with the version that was read. */
export const deliveryUpdateSchema = SETTING_SCHEMAS.delivery.extend(VERSION);
export const shippingUpdateSchema = SETTING_SCHEMAS.shipping
	.safeExtend(VERSION)
	.superRefine(refuseImpossiblePrefixes)
	.superRefine(refusePlacelessPickups);
export const depositUpdateSchema = SETTING_SCHEMAS.deposit.extend(VERSION);
export const lotsUpdateSchema = SETTING_SCHEMAS.lots.extend(VERSION);
export const shopUpdateSchema = SETTING_SCHEMAS.shop.extend(VERSION).superRefine((shop, context) => {
	const message = sellerVatFault(shop);
	if (message) context.addIssue({ code: "custom", path: ["vatNumber"], message });
});
export const homeUpdateSchema = SETTING_SCHEMAS.home.extend(VERSION);
export const navigationUpdateSchema = SETTING_SCHEMAS.navigation.extend(VERSION);

/** The same by group, for PUT /admin/shop/settings/{group}. */
export const settingUpdateSchemas = {
	delivery: deliveryUpdateSchema,
	shipping: shippingUpdateSchema,
	deposit: depositUpdateSchema,
	lots: lotsUpdateSchema,
	shop: shopUpdateSchema,
	home: homeUpdateSchema,
	navigation: navigationUpdateSchema,
} as const;
