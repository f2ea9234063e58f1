import { z } from "zod";
import { ORDER_STATUSES } from "../order-status";
import { adminOrderFilterSchema } from "./admin-order";

/** Orders that are prepared together at most. */
export const PICKED_ORDERS = 200;

/**
 * Query of GET /admin/orders/picking and /delivery-notes: `orders` are numbers with commas between them; without it the orders
 * that the filters find.
 */
export const pickingQuerySchema = adminOrderFilterSchema.safeExtend({
	orders: z
		.string()
		.max(PICKED_ORDERS * 20, "Deux cents commandes au plus.")
		.transform((numbers) => numbers.split(",").filter(Boolean))
		.optional(),
});
export type PickingQuery = z.output<typeof pickingQuerySchema>;

/** Response of GET /admin/orders/picking: what to take from the shelves for all of them, and for whom. Cancelled orders are not among them. */
export const pickingSchema = z.object({
	products: z.array(
		z.object({
			reference: z.string(),
			name: z.string(),
			boxes: z.number().int(),
			boxesPerLayer: z.number().int().nullable(),
			boxesPerPallet: z.number().int().nullable(),
			/** How many orders hold it. */
			orders: z.number().int(),
		}),
	),
	orders: z.array(
		z.object({
			id: z.string(),
			orderNumber: z.string(),
			status: z.enum(ORDER_STATUSES),
			customerName: z.string(),
			postalCode: z.string(),
			city: z.string(),
			boxes: z.number().int(),
		}),
	),
});
export type Picking = z.infer<typeof pickingSchema>;
