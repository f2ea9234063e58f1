import { z } from "zod";
import { OPTION_KIND_CODES } from "../delivery/options";
import { adminOrderDetailSchema, overrideReason } from "./admin-order";
import { operation } from "./operation";
import { boxCount, MAXIMUM_LINES, orderDataSchema, paymentItemSchema, piecesPerBox } from "./payment";
import { OF_CREDIT, OF_MONEY } from "./refusals";

/** Of the order as the administrator saw it: another one returns 409 with the order as it is. */
const version = z.number("Un nombre est attendu.").int("Un nombre entier est attendu.");
/** Whether the customer is notified by e-mail; left out, no. */
const notifyCustomer = z.boolean("Une valeur vraie ou fausse est attendue.").default(false);

const fingerprint = z.string("L'aperçu est attendu.").min(1, "L'aperçu est attendu.").max(64);

/**
 * Body of PATCH /admin/orders/{id}/contact: whom the order goes to, by the rules of the checkout. `business` left out stays
 * as it is; null makes it a private person's order. `fingerprint` confirms the change of delivery and VAT that
 * CORRECTION_UNCONFIRMED has shown.
 */
export const contactCorrectionSchema = orderDataSchema
	.pick({ firstName: true, lastName: true, phone: true, address: true, deliveryNotes: true, business: true })
	.extend({ version, notifyCustomer, fingerprint: fingerprint.optional() });

/** Lines that an order is to hold: those that stay, with their boxes, and new ones. A line that is not named is removed. */
const items = z
	.array(
		z.object({ productId: paymentItemSchema.shape.productId, boxes: boxCount }),
		"Laissez au moins un produit, ou annulez la commande.",
	)
	.min(1, "Laissez au moins un produit, ou annulez la commande.")
	.max(MAXIMUM_LINES, "200 lignes au plus par commande.")
	.superRefine((lines, context) => {
		for (const [index, { productId }] of lines.entries())
			if (lines.findIndex((line) => line.productId === productId) !== index)
				context.addIssue({ code: "custom", path: [index, "productId"], message: "Ce produit figure deux fois." });
	});

export const linePreviewSchema = z.object({ items });

const sums = z.object({
	subtotal: z.number().int(),
	shipping: z.number().int(),
	total: z.number().int(),
	/** Of the whole with its delivery, one a rate, lowest first. */
	taxes: z.array(
		z.object({ ratePercent: z.number(), net: z.number().int(), vat: z.number().int(), gross: z.number().int() }),
	),
});

/**
 * Response: what a correction of the articles would come to, amounts in cents. Nothing is changed. `fingerprint` stands for all
 * of it and is sent with the correction, so that nothing is done that was not shown.
 */
export const linePreviewResultSchema = z.object({
	fingerprint: z.string(),
	version: z.number().int(),
	/** Every line that stays, is new, or goes: that one with 0 boxes. */
	lines: z.array(
		z.object({
			productId: z.string(),
			productName: z.string(),
			/** Boxes before; 0 of what is new. */
			before: z.number().int(),
			boxes: z.number().int(),
			piecesPerBox,
			/** Of a box, with VAT. */
			unitPrice: z.number().int(),
			/** The same before; null of what is new. It rises where a mixed pallet is not filled any more. */
			unitPriceBefore: z.number().int().nullable(),
			total: z.number().int(),
		}),
	),
	before: sums,
	after: sums,
	/** Name of the delivery afterwards; null where the shop has one price for all. */
	deliveryName: z.string().nullable(),
	deliveryKind: z.enum(OPTION_KIND_CODES).nullable().default(null),
	/** More to pay than before. */
	added: z.number().int(),
	/** Less than before: taken off what was still to be paid, and given back. */
	offBalance: z.number().int(),
	refund: z.number().int(),
	/** Part of `refund`: came by transfer, and staff sends it back by hand. */
	refundByHand: z.number().int(),
	/** Still to be paid afterwards. */
	due: z.number().int(),
	/** Whether the invoice is cancelled by a credit note and issued again. */
	isInvoiceReplaced: z.boolean(),
	/** Which limit it goes beyond, to an administrator who may override it with a reason; null for none. */
	exceeds: z.string().nullable(),
});
export type LinePreview = z.infer<typeof linePreviewResultSchema>;

/** Body of POST /admin/orders/{id}/corrections, with Idempotency-Key: the articles that were previewed, and its fingerprint. */
export const lineCorrectionSchema = linePreviewSchema.extend({
	version,
	overrideReason,
	fingerprint,
});
export type LineCorrection = z.input<typeof lineCorrectionSchema>;

/** Response: the order as it is now, and where its customer pays what is due, who got that link by e-mail; null when nothing is. */
export const lineCorrectionResultSchema = z.object({
	order: adminOrderDetailSchema,
	paymentUrl: z.string().nullable(),
});
export type LineCorrectionResult = z.infer<typeof lineCorrectionResultSchema>;

export const correctOrderContact = operation("PATCH /api/admin/orders/:id/contact", {
	access: { staff: "orders.change" },
	body: contactCorrectionSchema,
	answer: { 200: adminOrderDetailSchema },
	errors: [
		"ORDER_NOT_FOUND",
		"ORDER_CHANGED",
		"ORDER_NOT_CORRECTABLE",
		"CORRECTION_UNCONFIRMED",
		"DELIVERY_REFUSED",
		"NO_DELIVERY_OPTION",
		...OF_CREDIT,
		"PAYMENT_IN_PROGRESS",
		"PAYMENT_UNAVAILABLE",
	],
});

export const previewOrderCorrection = operation("POST /api/admin/orders/:id/correction-preview", {
	access: { staff: "orders.change" },
	body: linePreviewSchema,
	answer: { 200: linePreviewResultSchema },
	errors: [
		"ORDER_NOT_FOUND",
		"ORDER_NOT_CORRECTABLE",
		"PRODUCT_UNAVAILABLE",
		"OUT_OF_STOCK",
		"REFUND_EXCEEDED",
		...OF_CREDIT,
		"APPROVAL_REQUIRED",
	],
});

export const correctOrderLines = operation("POST /api/admin/orders/:id/corrections", {
	access: { staff: "orders.change" },
	body: lineCorrectionSchema,
	headers: ["Idempotency-Key"],
	answer: { 201: lineCorrectionResultSchema },
	errors: [
		"ORDER_NOT_FOUND",
		"ORDER_CHANGED",
		"ORDER_NOT_CORRECTABLE",
		"PRODUCT_UNAVAILABLE",
		"OUT_OF_STOCK",
		"REFUND_EXCEEDED",
		...OF_CREDIT,
		"APPROVAL_REQUIRED",
		...OF_MONEY,
	],
});
