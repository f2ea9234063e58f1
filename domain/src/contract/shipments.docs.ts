import * as carrier from "./carrier";
import { documented } from "./documented";
import { pickupListSchema, pickupRequestSchema, pickupSchema } from "./pickup";
import { SAMPLE, shape } from "./shape";
import { returnRequestSchema, shipmentRequestSchema, shipmentTrackingSchema } from "./shipment";
import * as shipments from "./shipments";

const TRACKING = {
	carrier: "OTHER" as const,
	number: "GEO12345678",
	link: "https://suivi.exemple.fr/GEO12345678",
};
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
	packages: [
		{
			kind: "PALLET" as const,
			grams: 61_500,
			sscc: "037601230000000420",
			contents: [{ productName: "Barbe à papa fraise", layers: 1, boxes: 5 }],
		},
	],
	tracking: {
		carrier: "OTHER" as const,
		carrierName: "Autre transporteur",
		number: TRACKING.number,
		url: TRACKING.link,
	},
	carrierLabel: null,
};

/** What leaves of an order, at once or in parts. */
export const SHIPMENTS = documented(shipments, {
	bodies: {
		ShipmentRequest: shape(shipmentRequestSchema, {
			lines: [{ lineId: "5a6b7c8d-9e0f-4a1b-8c2d-3e4f5a6b7c8d", boxes: 5 }],
			packages: [{ kind: "PALLET", grams: 61_500 }],
			tracking: TRACKING,
		}),
		ReturnRequest: shape(returnRequestSchema, {
			lines: [{ lineId: "5a6b7c8d-9e0f-4a1b-8c2d-3e4f5a6b7c8d", boxes: 1, disposition: "RESTOCK" }],
			reason: "Refusé à la livraison",
		}),
		CarrierLabelRequest: shape(carrier.carrierLabelRequestSchema, { service: "colissimo:home/signature" }),
		PickupRequest: shape(pickupRequestSchema, { carrierCode: "dpd", day: "2026-11-30", from: "14:00", until: "17:00" }),
		CarrierEvent: shape(carrier.carrierEventSchema, {
			action: "parcel_status_changed",
			timestamp: 1_795_000_000_000,
			parcel: { id: 383_707_309, shipment_uuid: "87e18823-016b-479b-b9e0-c5c0c4065452", status: { id: 11 } },
		}),
		CarrierAccountInput: shape(carrier.carrierAccountInputSchema, {
			publicKey: "cle-publique",
			secretKey: "cle-secrete",
		}),
		ShipmentTracking: shape(shipmentTrackingSchema, { tracking: TRACKING }),
	},
	answers: {
		CarrierAccount: shape(carrier.carrierAccountSchema, {
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
		CarrierCheck: shape(carrier.carrierCheckSchema, { services: 12 }),
		CarrierRates: shape(carrier.carrierRateListSchema, [
			{ code: "colissimo:home/signature", name: "Colissimo Domicile", carrierName: "Colissimo", price: 8.4 },
		]),
	},
	groups: {
		"Administration : envois": {
			shipOrder: {
				summary: "Expédier une commande, en tout ou partie",
				description:
					"Sans lignes, tout ce qui reste. La commande devient SHIPPED quand tout est parti\u00a0; entre-temps, son statut reste et `isPartlyShipped` vaut true. Chaque colis ou palette reçoit un SSCC\u00a0; une palette mixte dit ses couches, la plus lourde en bas.",
			},
			changeShipmentTracking: { summary: "Donner, changer ou retirer le numéro de suivi d'un envoi" },
			downloadShipmentLabels: {
				summary: "Télécharger les étiquettes SSCC d'un envoi",
				description: "Une page A6 par colis ou palette, avec le SSCC en GS1-128.",
				file: "%PDF-1.7",
			},
			downloadTransportNote: {
				summary: "Télécharger la lettre de voiture (CMR) d'un envoi",
				file: "%PDF-1.7",
			},
			downloadShipmentNote: {
				summary: "Télécharger le bon de livraison d'un envoi",
				file: "%PDF-1.7",
			},
			listCarrierRates: {
				summary: "Lister les services de Sendcloud pour un envoi",
				description: "Les moins chers d'abord. Des colis seulement, quinze au plus.",
			},
			createCarrierLabel: {
				summary: "Créer l'étiquette d'un envoi chez Sendcloud",
				description:
					"Donne à l'envoi numéro et lien de suivi. Répétée, la demande ne crée rien de plus\u00a0: l'étiquette porte une référence unique, cherchée chez Sendcloud avant toute création.",
			},
			downloadCarrierLabel: {
				summary: "Télécharger l'étiquette du transporteur d'un envoi",
				file: "%PDF-1.7",
			},
			cancelCarrierLabel: {
				summary: "Annuler l'étiquette du transporteur d'un envoi",
				description: "Retire le numéro de suivi. Certains transporteurs n'annulent pas, ou plus tard.",
			},
			readCarrierAccount: { summary: "Lire le compte du transporteur", description: "Sans la clé secrète." },
			connectCarrier: {
				summary: "Connecter un compte Sendcloud",
				description:
					"Les clés de l'intégration «\u00a0API\u00a0» de Sendcloud. La clé secrète est chiffrée et ne se relit pas.",
			},
			disconnectCarrier: { summary: "Oublier les clés du compte Sendcloud" },
			testCarrier: { summary: "Essayer la connexion à Sendcloud" },
			listPickups: { summary: "Lister les colis à enlever et les enlèvements" },
			requestPickup: {
				summary: "Demander un enlèvement à Sendcloud",
				description:
					"Pour tous les colis étiquetés du transporteur qu'aucun enlèvement ne comprend. Un par transporteur et par jour\u00a0: répétée, la demande rend le même. Sans réponse de Sendcloud, elle y est cherchée avant toute autre.",
			},
			checkPickup: {
				summary: "Demander à Sendcloud où en est un enlèvement",
				description:
					"Une demande que Sendcloud ne connaît pas après une minute est close\u00a0: une autre peut suivre.",
			},
			cancelPickup: {
				summary: "Annuler un enlèvement",
				description: "Certains transporteurs n'annulent pas, ou plus tard.",
			},
			receiveCarrierEvent: { summary: "Recevoir un événement signé de Sendcloud" },
			receiveReturn: {
				summary: "Recevoir des cartons refusés ou renvoyés",
				description:
					"Seulement des cartons partis, chacun une fois. RESTOCK les remet en stock, LOSS les tient pour perdus. Rien n'est remboursé\u00a0: le remboursement d'articles reste à part.",
			},
		},
	},
});
