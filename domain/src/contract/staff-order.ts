import { z } from "zod";
import { STAFF_PAYMENTS, type StaffPayment } from "../orders/staff-order";
import { DEPOSIT_PERCENTAGES } from "../payments/deposit";
import { adminOrderDetailSchema } from "./admin-order";
import { deliveryAddress, requiredText } from "./delivery-address";
import { emailText } from "./email-text";
import { cents, MAXIMUM_LINES, orderDataSchema, paymentItemSchema, shippingRequestSchema } from "./payment";

const PERCENTAGE = "Cet acompte n'est pas proposé.";
const REQUIRED = "Ce champ est obligatoire.";
const channelId = z.string().max(100, "100 caractères au plus.").nullish();

/** A line: `unitPrice` is the catalogue's, compared as ever; `agreedUnitPrice` what is asked instead of it, never more. */
const agreedItemSchema = paymentItemSchema.extend({
	agreedUnitPrice: cents.min(1, "Un prix d'au moins 0,01 € est attendu.").nullish(),
});
const agreedItemsSchema = z
	.array(agreedItemSchema, "Ajoutez au moins un produit.")
	.min(1, "Ajoutez au moins un produit.")
	.max(MAXIMUM_LINES, "200 lignes au plus par commande.");

/**
 * Body of POST /admin/orders/quote: what these boxes would cost through a channel, at agreed prices where there are some, and for
 * the customer `customerId` at those of their company.
 */
export const staffQuoteSchema = shippingRequestSchema.extend({
	items: agreedItemsSchema,
	channelId,
	customerId: z.string().max(100).nullish(),
});

/**
 * Body of POST /admin/orders: an order that staff enters for a customer. Without `customerId` the contact opens an account
 * that has no password; with `invite` its owner gets a link to choose one. `requestId` makes a repetition harmless. It is sold
 * through the channel `channelId`, with its assortment, prices and stock; through the shop's own where none is named.
 */
export const staffOrderSchema = z.object({
	requestId: z.uuid("Un UUID est attendu."),
	channelId,
	customerId: z.string().max(100).nullish(),
	invite: z.boolean("Une valeur vraie ou fausse est attendue.").default(false),
	payment: z.enum(Object.keys(STAFF_PAYMENTS) as [StaffPayment, ...StaffPayment[]], "Ce paiement n'existe pas."),
	orderData: orderDataSchema.extend({
		email: emailText("Saisissez l'e-mail du client."),
		firstName: requiredText(100, REQUIRED),
		lastName: requiredText(100, REQUIRED),
		phone: requiredText(30, REQUIRED),
		address: deliveryAddress(REQUIRED),
		items: agreedItemsSchema,
	}),
	/** Of the total, what is asked for first; null for all of it. */
	depositPercentage: z
		.number(PERCENTAGE)
		.refine((percentage) => DEPOSIT_PERCENTAGES.includes(percentage), PERCENTAGE)
		.nullish(),
});
export type StaffOrder = z.input<typeof staffOrderSchema>;

/** Response: the order, where its customer pays it, and until when it holds its stock unpaid. */
export const staffOrderResultSchema = z.object({
	order: adminOrderDetailSchema,
	paymentUrl: z.string().nullable(),
	heldUntil: z.string().nullable(),
});
export type StaffOrderResult = z.infer<typeof staffOrderResultSchema>;

/**
 * A customer, as staff recognises one on the phone; `address` is the default one,
 * else where the last order went; null where neither is known whole.
 */
export const foundCustomerSchema = z.object({
	id: z.string(),
	email: z.string(),
	firstName: z.string(),
	lastName: z.string(),
	phone: z.string(),
	address: z.object({ street: z.string(), postalCode: z.string(), city: z.string(), country: z.string() }).nullable(),
});
export type FoundCustomer = z.infer<typeof foundCustomerSchema>;

/** Response of GET /admin/customers: a page. `orders` counts accepted ones. */
export const foundCustomersSchema = z.object({
	content: z.array(foundCustomerSchema.extend({ createdAt: z.string(), orders: z.number().int() })),
	last: z.boolean(),
});
export type CustomerPage = z.infer<typeof foundCustomersSchema>;
