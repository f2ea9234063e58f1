import { z } from "zod";

const KEY = "Une clé compte de 8 à 200 caractères, sans espace.";
const key = z.string(KEY).trim().min(8, KEY).max(200, KEY).regex(/^\S+$/, KEY);

/** Body of PUT /admin/carrier: the keys of the shop's Sendcloud integration. */
export const carrierAccountInputSchema = z.object({ publicKey: key, secretKey: key });

/** The carrier's account; the secret key is never read. */
export const carrierAccountSchema = z.object({
	isConnected: z.boolean(),
	/** Empty while none is connected. */
	publicKey: z.string(),
	/** Where Sendcloud reports how its parcels fare. */
	webhookUrl: z.string(),
	changedAt: z.string().nullable(),
	changedBy: z.string().nullable(),
});
export type CarrierAccount = z.infer<typeof carrierAccountSchema>;

/** Response of POST /admin/carrier/test: how many services the account offers within France. */
export const carrierCheckSchema = z.object({ services: z.number().int() });

/** A service that takes a shipment; its price in EUR, null where the carrier states none. */
export const carrierRateSchema = z.object({
	code: z.string(),
	name: z.string(),
	carrierName: z.string(),
	price: z.number().nullable(),
});
export const carrierRateListSchema = z.array(carrierRateSchema);
export type CarrierRate = z.infer<typeof carrierRateSchema>;

const SERVICE = "Choisissez un service.";
/** Body of POST /admin/orders/{id}/shipments/{number}/carrier-label. */
export const carrierLabelRequestSchema = z.object({
	service: z.string(SERVICE).trim().min(1, SERVICE).max(200, SERVICE),
	/** Whether the customer is notified of the number by e-mail; left out, yes. */
	notifyCustomer: z.boolean("Une valeur vraie ou fausse est attendue.").default(true),
});
export type CarrierLabelRequest = z.output<typeof carrierLabelRequestSchema>;

/** Body of POST /carriers/sendcloud: the part of a Sendcloud event that the shop reads. */
export const carrierEventSchema = z.object({
	action: z.string().max(100),
	/** Unix time, in seconds or milliseconds. */
	timestamp: z.number().nonnegative(),
	parcel: z
		.object({
			id: z.number().int(),
			shipment_uuid: z.string().max(100).nullish(),
			tracking_number: z.string().max(100).nullish(),
			tracking_url: z.string().max(500).nullish(),
			status: z.object({ id: z.number().int() }),
		})
		.nullish(),
});
export type CarrierEvent = z.output<typeof carrierEventSchema>;
