import { z } from "zod";

/** When an order arrives, or can be fetched. Days are those of Paris. */
export const deliveryPromiseSchema = z.object({
	kind: z.enum(["DELIVERY", "PICKUP"]),
	/** The day at the door; of a pickup the first on which it is ready. */
	day: z.iso.date(),
	/** Place or option may still make it a later one. */
	isFrom: z.boolean(),
	/** From this moment on another day holds; null for an order that is placed, and for a requested day. */
	orderBefore: z.iso.datetime().nullable(),
});
export type DeliveryPromise = z.infer<typeof deliveryPromiseSchema>;
