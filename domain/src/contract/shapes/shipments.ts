import {
	carrierAccountInputSchema,
	carrierAccountSchema,
	carrierCheckSchema,
	carrierEventSchema,
	carrierLabelRequestSchema,
	carrierRateListSchema,
} from "../carrier";
import { pickupListSchema, pickupRequestSchema, pickupSchema } from "../pickup";
import { returnRequestSchema, shipmentRequestSchema, shipmentTrackingSchema } from "../shipment";
import { SAMPLE, shape } from "./shape";

const TRACKING = { carrier: "OTHER" as const, number: "GEO12345678", link: "https://suivi.exemple.fr/GEO12345678" };

const PICKUP = {
	id: "pickup_01KA2B3C4D5E6F7G8H9J0K1M2N",
	carrierCode: "dpd",
	carrierName: "DPD",
	parcels: 3,
	grams: 15_600,
	day: "2026-11-30",
	from: "14:00",
	until: "17:00",
	instructions: "Quai 2",
	state: "BOOKED" as const,
	refusal: null,
	orders: ["CMD-7K3M-9QX2"],
	requestedAt: SAMPLE.at,
	requestedBy: "gerante@exemple.fr",
};

/** A pallet of an order that has left. */
export const SHIPMENT = {
	id: "ship_01KA2B3C4D5E6F7G8H9J0K1M2N",
	number: 1,
	shippedAt: SAMPLE.later,
	lines: [
		{
			lineId: "5a6b7c8d-9e0f-4a1b-8c2d-3e4f5a6b7c8d",
			productId: SAMPLE.productId,
			productName: "Barbe à papa fraise",
			reference: "BAP-FRA-40",
			boxes: 5,
		},
	],
	packages: [{ kind: "PALLET" as const, grams: 61_500, sscc: "037601230000000420" }],
	tracking: {
		carrier: "OTHER" as const,
		carrierName: "Autre transporteur",
		number: TRACKING.number,
		url: TRACKING.link,
	},
	carrierLabel: null,
};

export const SHIPMENT_BODIES = {
	ShipmentRequest: shape(shipmentRequestSchema, {
		lines: [{ lineId: "5a6b7c8d-9e0f-4a1b-8c2d-3e4f5a6b7c8d", boxes: 5 }],
		packages: [{ kind: "PALLET", grams: 61_500 }],
		tracking: TRACKING,
	}),
	ReturnRequest: shape(returnRequestSchema, {
		lines: [{ lineId: "5a6b7c8d-9e0f-4a1b-8c2d-3e4f5a6b7c8d", boxes: 1, disposition: "RESTOCK" }],
		reason: "Refusé à la livraison",
	}),
	CarrierLabelRequest: shape(carrierLabelRequestSchema, { service: "colissimo:home/signature" }),
	PickupRequest: shape(pickupRequestSchema, { carrierCode: "dpd", day: "2026-11-30", from: "14:00", until: "17:00" }),
	CarrierEvent: shape(carrierEventSchema, {
		action: "parcel_status_changed",
		timestamp: 1_795_000_000_000,
		parcel: { id: 383_707_309, shipment_uuid: "87e18823-016b-479b-b9e0-c5c0c4065452", status: { id: 11 } },
	}),
	CarrierAccountInput: shape(carrierAccountInputSchema, { publicKey: "cle-publique", secretKey: "cle-secrete" }),
	ShipmentTracking: shape(shipmentTrackingSchema, { tracking: TRACKING }),
};

export const SHIPMENT_ANSWERS = {
	CarrierAccount: shape(carrierAccountSchema, {
		isConnected: true,
		publicKey: "cle-publique",
		webhookUrl: "https://boutique.exemple.fr/api/carriers/sendcloud",
		changedAt: SAMPLE.at,
		changedBy: "gerante@exemple.fr",
	}),
	Pickup: shape(pickupSchema, PICKUP),
	PickupList: shape(pickupListSchema, {
		waiting: [{ carrierCode: "dpd", carrierName: "DPD", parcels: 3, grams: 15_600, orders: ["CMD-7K3M-9QX2"] }],
		pickups: [PICKUP],
	}),
	CarrierCheck: shape(carrierCheckSchema, { services: 12 }),
	CarrierRates: shape(carrierRateListSchema, [
		{ code: "colissimo:home/signature", name: "Colissimo Domicile", carrierName: "Colissimo", price: 8.4 },
	]),
};
