import { z } from "zod";
import { ORDER_STATUSES } from "../orders/order-status";
import { palletPlanSchema } from "../pallet/pallet-plan";
import { PAYMENT_STATUSES } from "../payments/payment-status";
import { adminOrderFilterSchema } from "./admin-order";
import { pickedLotSchema } from "./lots";
import { operation, PDF_FILE } from "./operation";
import { orderDeliverySchema } from "./order-delivery";
import { piecesPerBox } from "./payment";

/** Orders that are prepared together at most. */
export const PICKED_ORDERS = 200;

/** Numbers of orders with commas between them. */
const numbers = (tooMany: string) =>
	z
		.string()
		.max(PICKED_ORDERS * 20, tooMany)
		.transform((text) => text.split(",").filter(Boolean))
		.optional();

/**
 * Query of GET /admin/orders/picking and /delivery-notes: `orders` are numbers; without it the orders that the filters find, but
 * `except`.
 */
export const pickingQuerySchema = adminOrderFilterSchema
	.safeExtend({ orders: numbers("Deux cents commandes au plus."), except: numbers("Deux cents exceptions au plus.") })
	.superRefine(({ orders, except }, context) => {
		if (orders && except)
			context.addIssue({ code: "custom", path: ["except"], message: "Seul un filtre a des exceptions." });
	});
export type PickingQuery = z.output<typeof pickingQuerySchema>;

/** Response of GET /admin/orders/picking: what to take from the shelves for all of them, and for whom. Cancelled orders are not among them. */
export const pickingSchema = z.object({
	products: z.array(
		z.object({
			reference: z.string(),
			name: z.string(),
			boxes: z.number().int(),
			piecesPerBox,
			boxesPerLayer: z.number().int().nullable(),
			boxesPerPallet: z.number().int().nullable(),
			/** How many orders hold it. */
			orders: z.number().int(),
			/** Digits of the barcode on a piece and on a box, as the product has them today; null where it has none. */
			eanUnit: z.string().nullable(),
			eanBox: z.string().nullable(),
			/** In stock, in the order in which to take them. */
			lots: z.array(pickedLotSchema).default([]),
		}),
	),
	orders: z.array(
		z.object({
			id: z.string(),
			orderNumber: z.string(),
			status: z.enum(ORDER_STATUSES),
			/** Amount that its customer still owes, in EUR. */
			paymentStatus: z.enum(PAYMENT_STATUSES),
			remainingAmount: z.number(),
			customerName: z.string(),
			postalCode: z.string(),
			city: z.string(),
			/** How it is delivered; null where the shop had one price for all. */
			delivery: orderDeliverySchema.nullable().default(null),
			boxes: z.number().int(),
			/** Additive: of them, those of what is sold singly. */
			singlePieces: z.number().int().optional(),
			/** How its layers stand on mixed pallets; empty for an order without. */
			pallets: z.array(palletPlanSchema).default([]),
		}),
	),
});
export type Picking = z.infer<typeof pickingSchema>;

export const readPicking = operation("GET /api/admin/orders/picking", {
	access: { staff: "orders.read" },
	query: pickingQuerySchema,
	answer: { 200: pickingSchema },
});

export const readDeliveryNotes = operation("GET /api/admin/orders/delivery-notes", {
	access: { staff: "orders.read" },
	query: pickingQuerySchema,
	...PDF_FILE,
});
