import { z } from "zod";
import { PICKUP_STATE_CODES } from "../fulfilment/carrier-states";
import { slotTimes } from "../fulfilment/pickup-slot";

const TIME = "Une heure est attendue, par exemple 14:00.";
const time = z.string(TIME).regex(/^([01]\d|2[0-3]):[0-5]\d$/, TIME);
const slot = { day: z.iso.date("Un jour est attendu."), from: time, until: time };

/** Body of POST /admin/pickups: which carrier comes, and when by the clocks of Paris. */
export const pickupRequestSchema = z
	.object({
		carrierCode: z.string("Choisissez un transporteur.").trim().min(1, "Choisissez un transporteur.").max(100),
		...slot,
		/** For the driver. */
		instructions: z.string("Un texte est attendu.").trim().max(100, "100 caractères au plus.").default(""),
	})
	.superRefine((asked, context) => {
		// Whether the slot is still to come, the server says: it has the clock.
		const fault = slotTimes(asked);
		if ("field" in fault) context.addIssue({ code: "custom", path: [fault.field], message: fault.message });
	});
export type PickupRequest = z.output<typeof pickupRequestSchema>;

const load = { carrierCode: z.string(), carrierName: z.string(), parcels: z.number().int(), grams: z.number().int() };

/** A pickup that the carrier was asked for. */
export const pickupSchema = z.object({
	id: z.string(),
	...load,
	...slot,
	instructions: z.string(),
	state: z.enum(PICKUP_STATE_CODES),
	/** Why the carrier refuses; null otherwise. */
	refusal: z.string().nullable(),
	/** Numbers of the orders whose parcels wait for it. */
	orders: z.array(z.string()),
	requestedAt: z.string(),
	requestedBy: z.string(),
});
export type Pickup = z.infer<typeof pickupSchema>;

/** Response of GET /admin/pickups: labelled parcels that no pickup includes, by carrier, and the pickups of the last sixty days. */
export const pickupListSchema = z.object({
	waiting: z.array(z.object({ ...load, orders: z.array(z.string()) })),
	pickups: z.array(pickupSchema),
});
export type PickupList = z.infer<typeof pickupListSchema>;
