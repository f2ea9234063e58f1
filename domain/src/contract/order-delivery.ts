import { z } from "zod";
import { OPTION_KIND_CODES, pickupPlaceSchema } from "../delivery/options";

/** How an order is delivered, as it was agreed. Days are those of Paris, "2026-11-26". */
export const orderDeliverySchema = z.object({
	optionId: z.string(),
	name: z.string(),
	kind: z.enum(OPTION_KIND_CODES),
	/** Empty for the shop's own delivery. */
	carrier: z.string(),
	/** Services beside the carriage. */
	surcharges: z.array(z.string()),
	/** The last day on which it leaves, in time for `day` where one was asked for, and the first on which it can arrive or, of a pickup, be fetched. */
	dispatchBy: z.string(),
	deliveredFrom: z.string(),
	/** The day that the customer asked for; null for none. */
	day: z.string().nullable(),
	/** Where and when it is fetched; null for what is delivered. */
	pickup: pickupPlaceSchema.nullish(),
});
export type OrderDelivery = z.infer<typeof orderDeliverySchema>;
