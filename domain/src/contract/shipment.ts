import { z } from "zod";
import { CARRIER_STATE_CODES } from "../fulfilment/carrier-states";
import { MAXIMUM_PACKAGES, PACKAGE_KIND_CODES } from "../fulfilment/shipment";
import { DISPOSITION_CODES } from "../fulfilment/shipment-return";
import { namedLayersSchema } from "../pallet/pallet-plan";
import { boxCount, MAXIMUM_LINES, piecesPerBox } from "./payment";
import { trackingInputSchema, trackingSchema } from "./tracking";

const PACKAGES = `Un envoi compte de 1 à ${MAXIMUM_PACKAGES} colis ou palettes.`;
const GRAMS = "Saisissez un poids en grammes, jusqu'à cinq tonnes.";

/**
 * Body of POST /admin/orders/{id}/shipments; the header Idempotency-Key is required. Left out, `lines` are all that is still
 * here, and `packages` those that the load is proposed in.
 */
export const shipmentRequestSchema = z.object({
	lines: z
		.array(
			z.object({
				lineId: z.string("Un article est attendu.").min(1, "Un article est attendu.").max(100),
				boxes: boxCount,
			}),
			"Choisissez des articles.",
		)
		.min(1, "Choisissez au moins un article.")
		.max(MAXIMUM_LINES, "200 lignes au plus.")
		.optional(),
	packages: z
		.array(
			z.object({
				kind: z.enum(PACKAGE_KIND_CODES, "Choisissez colis ou palette."),
				/** Gross weight; left out, its share of the computed one. */
				grams: z.number(GRAMS).int(GRAMS).min(1, GRAMS).max(5_000_000, GRAMS).optional(),
			}),
			PACKAGES,
		)
		.min(1, PACKAGES)
		.max(MAXIMUM_PACKAGES, PACKAGES)
		.optional(),
	tracking: trackingInputSchema.nullable().default(null),
	/** Whether the customer is notified by e-mail; left out, yes. */
	notifyCustomer: z.boolean("Une valeur vraie ou fausse est attendue.").default(true),
});
export type ShipmentRequest = z.output<typeof shipmentRequestSchema>;
export type ShipmentInput = z.input<typeof shipmentRequestSchema>;

/** Body of PUT /admin/orders/{id}/shipments/{number}/tracking; null removes the number. */
export const shipmentTrackingSchema = z.object({
	tracking: trackingInputSchema.nullable(),
	notifyCustomer: shipmentRequestSchema.shape.notifyCustomer,
});
export type ShipmentTracking = z.output<typeof shipmentTrackingSchema>;

/** What has left of an order at one time; `number` counts within the order. */
export const shipmentSchema = z.object({
	id: z.string(),
	number: z.number().int(),
	shippedAt: z.string(),
	lines: z.array(
		z.object({
			lineId: z.string(),
			productId: z.string(),
			productName: z.string(),
			reference: z.string(),
			boxes: z.number().int(),
			piecesPerBox,
		}),
	),
	/** Each with its serial shipping container code of 18 digits. */
	packages: z.array(
		z.object({
			kind: z.enum(PACKAGE_KIND_CODES),
			grams: z.number().int(),
			sscc: z.string(),
			/** Additive: the layers on a pallet of an order of mixed pallets, the heaviest below; empty of any other package. */
			contents: z.array(namedLayersSchema).default([]),
		}),
	),
	/** Null while no number is known. */
	tracking: trackingSchema.nullable(),
	/** Additive: the label of its carrier, and where it is there; null for none. */
	carrierLabel: z
		.object({
			state: z.enum(CARRIER_STATE_CODES),
			carrierName: z.string(),
			changedAt: z.string(),
			/** Additive: the day on which its carrier comes for it; null while none is asked to. */
			pickupDay: z.string().nullable().default(null),
		})
		.nullable()
		.default(null),
});
export type Shipment = z.infer<typeof shipmentSchema>;

/** Body of POST /admin/orders/{id}/returns; the header Idempotency-Key is required. */
export const returnRequestSchema = z.object({
	lines: z
		.array(
			z.object({
				lineId: z.string("Un article est attendu.").min(1, "Un article est attendu.").max(100),
				boxes: boxCount,
				/** RESTOCK: sellable again, back into stock. LOSS: not. */
				disposition: z.enum(DISPOSITION_CODES, "Choisissez remis en stock ou perdu."),
				/** Lot of the boxes; left out, the one that the line left with, or unknown where it left with several. */
				lotId: z.string("Un lot est attendu.").min(1, "Un lot est attendu.").max(100).optional(),
			}),
			"Choisissez des articles.",
		)
		.min(1, "Choisissez au moins un article.")
		.max(2 * MAXIMUM_LINES, "400 lignes au plus."),
	/** Internal, stored in the history. */
	reason: z.string("Un texte est attendu.").trim().max(300, "300 caractères au plus.").default(""),
});
export type ReturnRequest = z.output<typeof returnRequestSchema>;
export type ReturnInput = z.input<typeof returnRequestSchema>;
