import { z } from "zod";
import { ORDER_STATUSES } from "../orders/order-status";
import { recordedPalletsSchema } from "../pallet/recorded-pallets";
import { PAYMENT_STATUSES } from "../payments/payment-status";
import { orderBusinessSchema } from "./business-answer";
import { cartPromotionSchema } from "./cart-promotion";
import { deliveryPromiseSchema } from "./delivery-promise";
import { orderDeliverySchema } from "./order-delivery";
import { pageOf } from "./page";
import { flag, whole } from "./query-values";
import { shipmentSchema } from "./shipment";
import { taxTotalSchema } from "./tax-total";
import { trackingSchema } from "./tracking";

/** Customer orders page size. Source: accounts spec §9. */
export const ORDERS_PAGE_SIZE = 20;

/** An order line; amounts in EUR, quantity in boxes. Source: accounts spec §3 "Order item". */
export const orderItemSchema = z.object({
	id: z.string(),
	productId: z.string(),
	productName: z.string(),
	productReference: z.string(),
	productImageUrl: z.string(),
	unitPrice: z.number(),
	/** Additive: what a box cost before promotions; null where none lowered it. */
	listUnitPrice: z.number().nullable().default(null),
	quantity: z.number().int(),
	totalPrice: z.number(),
	/** Packaging at the time of the order, to say boxes, layers and pieces. */
	piecesPerBox: z.number().int(),
	boxesPerLayer: z.number().int().nullable(),
	boxesPerPallet: z.number().int().nullable(),
	/** Additive: VAT rate in percent when the order was placed. */
	vatRate: z.number(),
});

/** An order; amounts in EUR, dates ISO 8601. Source: accounts spec §3 "Order". */
export const orderSchema = z.object({
	id: z.string(),
	orderNumber: z.string(),
	createdAt: z.string(),
	status: z.enum(ORDER_STATUSES),
	paymentStatus: z.enum(PAYMENT_STATUSES),
	paymentDisplayStatus: z.string(),
	totalAmount: z.number(),
	subtotal: z.number(),
	shippingCost: z.number(),
	/** Additive: what promotions take off the articles; `subtotal` is what is left. */
	discount: z.number().default(0),
	promotions: z.array(cartPromotionSchema).default([]),
	/** Additive: how layers of several products stand on pallets; null where they filled none. */
	mixedPallets: recordedPalletsSchema.nullable().default(null),
	/** Additive: one a rate, lowest first; they add up to `totalAmount`. */
	taxes: z.array(taxTotalSchema),
	depositPercentage: z.number().nullable(),
	/** What the payment chosen at checkout asks for now: the total, or the deposit. */
	expectedPaymentAmount: z.number(),
	paidAmount: z.number(),
	/** Additive, of one order alone: what is on its way back to the customer and not there yet. */
	refundPendingAmount: z.number().optional(),
	/** Additive: what withdrawals took off the total before it was paid. */
	withdrawnAmount: z.number(),
	remainingAmount: z.number(),
	/** Additive: what can be paid now on the order page, 0 when nothing is due. */
	balanceAmount: z.number(),
	/** Additive: until when the goods wait for the first payment, ISO 8601; null when none is awaited or they wait without limit. */
	payBy: z.string().nullable(),
	deliveredAt: z.string().nullable(),
	/** Additive: how it is followed at its carrier; null while no number is known. */
	tracking: trackingSchema.nullable(),
	/** Additive: what has left at one time each, oldest first. */
	shipments: z.array(shipmentSchema).default([]),
	/** Additive: a part has left, the rest is still here; the status is the one before "SHIPPED". */
	isPartlyShipped: z.boolean().default(false),
	customerFirstName: z.string(),
	customerLastName: z.string(),
	customerEmail: z.string(),
	customerPhone: z.string(),
	deliveryStreet: z.string(),
	deliveryPostalCode: z.string(),
	deliveryCity: z.string(),
	deliveryCountry: z.string(),
	deliveryNotes: z.string().nullable(),
	/** Additive: how it is delivered; null where the shop had one price for all. */
	delivery: orderDeliverySchema.nullable().default(null),
	/** Additive: the last day on which it leaves, as it was announced; null for orders from before it was recorded. */
	dispatchBy: z.string().nullable().default(null),
	/** Additive: the day at the door, or of a pickup on which it is ready; null once it is promised no more. */
	promise: deliveryPromiseSchema.nullable().default(null),
	/** Additive: of an order above its member's limit in the company; null where no approval was needed. */
	approval: z.enum(["WAITING", "APPROVED", "DECLINED"]).nullable().default(null),
	/** Additive: accepted unpaid on its company's account, to be paid by transfer with its invoice. */
	isOnAccount: z.boolean().default(false),
	/** Additive: false for a colleague's order of the same company: it is read, and not claimed about. */
	isOwn: z.boolean().default(true),
	/** Additive: whether the caller pays it: their own, and as a manager each order of the company. */
	canPay: z.boolean().default(true),
	/** Additive: the company that the order is for; null for a private person. */
	business: orderBusinessSchema.nullable(),
	items: z.array(orderItemSchema),
});
export type Order = z.infer<typeof orderSchema>;
export type OrderItem = z.infer<typeof orderItemSchema>;

/** Response of GET /orders/count: how many orders the caller has. */
export const orderCountSchema = z.object({ count: z.number().int() });

/** Response of GET /orders/statuses: every status an order can have, in the order of its life, with its French label. */
export const orderStatusListSchema = z.array(z.object({ code: z.enum(ORDER_STATUSES), label: z.string() }));

/** Response of GET /orders: paged, newest first. */
export const orderPageSchema = pageOf(orderSchema);
export type OrderPage = z.infer<typeof orderPageSchema>;

/** Query of GET /orders: page from 0, size 1 to 100, one status, or `recent` (the last three days). */
export const orderQuerySchema = z.object({
	page: whole(0, 100_000).default(0),
	size: whole(1, 100).default(ORDERS_PAGE_SIZE),
	status: z.enum(ORDER_STATUSES, "Ce statut n'existe pas.").optional(),
	recent: flag.optional(),
});
