import { z } from "@medusajs/framework/zod";

/** Of Sendcloud's objects, what the shop reads. Source: Sendcloud API v3, "Shipments", "Shipping options". */
const parcelSchema = z.object({
	id: z.number().int(),
	status: z.object({ code: z.string() }).nullish(),
	tracking_number: z.string().nullish(),
	tracking_url: z.string().nullish(),
});
const problemSchema = z.object({
	code: z.string().nullish(),
	detail: z.string().nullish(),
	source: z.object({ pointer: z.string().nullish() }).nullish(),
});
export type SendcloudProblem = z.output<typeof problemSchema>;

export const shipmentSchema = z.object({
	id: z.string(),
	parcels: z.array(parcelSchema),
	carrier: z.object({ code: z.string(), name: z.string() }).nullish(),
	errors: z.array(problemSchema).nullish(),
});
export type SendcloudShipment = z.output<typeof shipmentSchema>;

export const oneShipmentSchema = z.object({ data: shipmentSchema });
export const shipmentListSchema = z.object({ data: z.array(shipmentSchema) });
export const problemsSchema = z.object({ errors: z.array(problemSchema) });
export const cancellationSchema = z.object({ data: z.object({ status: z.string() }) });

export const optionListSchema = z.object({
	data: z.array(
		z.object({
			code: z.string(),
			name: z.string(),
			carrier: z.object({ name: z.string() }),
			quotes: z
				.array(z.object({ price: z.object({ total: z.object({ value: z.coerce.number() }).nullish() }).nullish() }))
				.nullish(),
		}),
	),
});

/** Source: Sendcloud API v3, "Pickups". The list leaves out the reference. */
const pickupSchema = z.object({
	id: z.number().int(),
	status: z.string(),
	carrier_code: z.string(),
	created_at: z.string(),
	reference: z.string().nullish(),
});
export type SendcloudPickup = z.output<typeof pickupSchema>;
export const onePickupSchema = z.object({ data: pickupSchema });
export const pickupListSchema = z.object({ data: z.array(pickupSchema) });
