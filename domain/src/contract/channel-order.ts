import { z } from "zod";
import { REQUIRED_FIELDS_MESSAGE } from "../cart/checkout-form";
import { ORDER_STATUSES } from "../orders/order-status";
import { PAYMENT_STATUSES } from "../payments/payment-status";
import { orderBusinessInputSchema } from "./business";
import { eanText } from "./channel-catalogue";
import { deliveryAddressSchema, requiredText } from "./delivery-address";
import { emailText } from "./email-text";
import { instant } from "./instant";
import { boxCount, cents, deliveryChoiceSchema, MAXIMUM_LINES } from "./payment";
import { whole } from "./query-values";
import { shipmentSchema } from "./shipment";
import { trackingSchema } from "./tracking";

const REF_MESSAGE =
	"Une référence de 1 à 100 caractères est attendue : lettres, chiffres, et . _ : # @ + - après le premier.";
const LINES_MESSAGE = "Une commande a au moins une ligne.";
const ONE_NAME_MESSAGE = "Nommez le produit par productId, ean ou reference, et par un seul des trois.";

/** What a channel calls its order; it is also an address. */
export const externalRefText = z.string(REF_MESSAGE).regex(/^[A-Za-z0-9][\w.:#@+-]{0,99}$/, REF_MESSAGE);

/** A line: one product, named in one of three ways, and boxes of it. `unitPrice`, in cents for a box, must be the channel's own. */
const channelLineSchema = z
	.object(
		{
			productId: z.string().trim().min(1, ONE_NAME_MESSAGE).max(100, "100 caractères au plus.").optional(),
			ean: eanText.optional(),
			reference: z.string().trim().min(1, ONE_NAME_MESSAGE).max(100, "100 caractères au plus.").optional(),
			boxes: boxCount,
			unitPrice: cents.optional(),
		},
		"Une ligne est attendue.",
	)
	.refine(
		({ productId, ean, reference }) => [productId, ean, reference].filter((name) => name !== undefined).length === 1,
		ONE_NAME_MESSAGE,
	);

/**
 * external: the channel has the money (marketplace, till), all of it; `reference` is its own of that payment. link: the customer
 * pays here, by a link that is answered and, with `send`, mailed.
 */
const channelPaymentSchema = z.discriminatedUnion(
	"kind",
	[
		z.object({ kind: z.literal("external"), reference: requiredText(200), amount: cents.optional() }),
		z.object({ kind: z.literal("link"), send: z.boolean("Valeurs possibles : true ou false.").default(false) }),
	],
	"Le paiement est external ou link.",
);

/**
 * Body of POST /channel/orders; amounts in cents. What is stated of them (`unitPrice`, `total`, the payment's `amount`) must be
 * what the shop works out; what is left out is taken as it is.
 */
export const channelOrderRequestSchema = z.object({
	externalRef: externalRefText,
	customer: z.object(
		{
			email: emailText(REQUIRED_FIELDS_MESSAGE),
			firstName: requiredText(100),
			lastName: requiredText(100),
			phone: requiredText(30),
		},
		REQUIRED_FIELDS_MESSAGE,
	),
	address: deliveryAddressSchema,
	deliveryNotes: z.string().trim().max(1000, "Mille caractères au plus.").nullish(),
	/** How to deliver; the cheapest option where it is left out. */
	delivery: deliveryChoiceSchema.nullish(),
	/** The company that is bought for, which the invoice is written to. */
	business: orderBusinessInputSchema.nullish(),
	items: z
		.array(channelLineSchema, LINES_MESSAGE)
		.min(1, LINES_MESSAGE)
		.max(MAXIMUM_LINES, "200 lignes au plus par commande."),
	total: cents.optional(),
	payment: channelPaymentSchema,
});
export type ChannelOrderRequest = z.output<typeof channelOrderRequestSchema>;
/** The same as it is sent. */
export type ChannelOrderInput = z.input<typeof channelOrderRequestSchema>;

/** What has left at one time; the carrier's numbers where the shop knows them. */
const channelShipmentSchema = z.object({
	shippedAt: z.string(),
	deliveredAt: z.string().nullable(),
	trackings: z.array(z.object({ number: z.string(), url: z.string().nullable() })),
	/** What it holds, in boxes, and its parcels or pallets; left out where it was made in Medusa Admin. */
	lines: shipmentSchema.shape.lines.element.omit({ lineId: true }).array().optional(),
	packages: shipmentSchema.shape.packages.optional(),
});

/** An order as its channel reads it: amounts in cents, dates ISO 8601, nothing of the person. */
export const channelOrderSchema = z.object({
	externalRef: z.string(),
	orderNumber: z.string(),
	createdAt: z.string(),
	updatedAt: z.string(),
	status: z.enum(ORDER_STATUSES),
	paymentStatus: z.enum(PAYMENT_STATUSES),
	items: z.array(
		z.object({
			productId: z.string(),
			reference: z.string(),
			name: z.string(),
			boxes: z.number().int(),
			unitPrice: z.number().int(),
			totalPrice: z.number().int(),
			/** Percent. */
			vatRate: z.number(),
		}),
	),
	subtotal: z.number().int(),
	shippingCost: z.number().int(),
	total: z.number().int(),
	/** One a VAT rate, lowest first, delivery at the rates of the goods; they add up to `total`. */
	taxes: z.array(
		z.object({ ratePercent: z.number(), net: z.number().int(), vat: z.number().int(), gross: z.number().int() }),
	),
	/** Additive: the buyer's own marks of the order, empty without any. */
	purchaseOrder: z.string().default(""),
	costCentre: z.string().default(""),
	paid: z.number().int(),
	refunded: z.number().int(),
	payment: z.object({
		kind: z.enum(["external", "link"]),
		/** The channel's own of an external payment. */
		reference: z.string().nullable(),
		/** Where the customer can pay while payment is awaited, and when the stock hold expires. */
		url: z.string().nullable(),
		payBy: z.string().nullable(),
	}),
	shipments: z.array(channelShipmentSchema),
	/** A part has left, the rest is still here. */
	isPartlyShipped: z.boolean(),
	/** The number that the shop gave it; null while it has none. */
	tracking: trackingSchema.nullable(),
	deliveredAt: z.string().nullable(),
});
export type ChannelOrder = z.infer<typeof channelOrderSchema>;

/** Query of GET /channel/orders: what changed at `since` (ISO 8601) or later, oldest change first; `after` goes on from a page. */
export const channelOrderQuerySchema = z.object({
	since: instant().optional(),
	after: z.string().max(200, "Un repère de page est attendu.").optional(),
	limit: whole(1, 100).default(50),
});

/** `next` is the `after` of the following page; null on the last one, after which `since` is what to ask from the next time. */
export const channelOrderPageSchema = z.object({
	items: z.array(channelOrderSchema),
	next: z.string().nullable(),
	since: z.string(),
});
export type ChannelOrderPage = z.infer<typeof channelOrderPageSchema>;
