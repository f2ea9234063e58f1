import * as channelCalls from "./channel-calls";
import { channelCataloguePageSchema, channelStockPageSchema } from "./channel-catalogue";
import { channelOrderPageSchema, channelOrderRequestSchema, channelOrderSchema } from "./channel-order";
import { documented } from "./documented";
import { SAMPLE, shape } from "./shape";
import { SHIPMENT } from "./shipments.docs";

const REFERENCE = "BAP-FRA-40";
const ORDER = {
	externalRef: SAMPLE.externalRef,
	orderNumber: SAMPLE.orderNumber,
	createdAt: SAMPLE.at,
	updatedAt: SAMPLE.at,
	status: "CONFIRMED" as const,
	paymentStatus: "PAID" as const,
	items: [
		{
			productId: SAMPLE.productId,
			reference: REFERENCE,
			name: "Barbe à papa fraise",
			boxes: 8,
			unitPrice: 3360,
			totalPrice: 26880,
			vatRate: 20,
		},
	],
	subtotal: 26880,
	shippingCost: 0,
	total: 26880,
	taxes: [{ ratePercent: 20, net: 22400, vat: 4480, gross: 26880 }],
	paid: 26880,
	refunded: 0,
	payment: { kind: "external" as const, reference: "PAY-77120", url: null, payBy: null },
	shipments: [
		{
			shippedAt: SAMPLE.later,
			deliveredAt: null,
			trackings: [{ number: "6A12345678901", url: "https://suivi.exemple.fr/6A12345678901" }],
			lines: SHIPMENT.lines.map(({ lineId: _, ...line }) => line),
			packages: SHIPMENT.packages,
		},
	],
	purchaseOrder: "BC-2026-118",
	costCentre: "CC-410",
	isPartlyShipped: false,
	tracking: {
		carrier: "COLISSIMO" as const,
		carrierName: "Colissimo",
		number: "6A12345678901",
		url: "https://www.laposte.fr/outils/suivre-vos-envois?code=6A12345678901",
	},
	deliveredAt: null,
};
/** Which products of the channel are read. */
const ASKED = { after: SAMPLE.productId, limit: "100", reference: REFERENCE, ean: "3760000000116" };

/** What a sales channel does with its key; amounts in cents. */
export const CHANNEL_CALLS = documented(channelCalls, {
	bodies: {
		ChannelOrderRequest: shape(channelOrderRequestSchema, {
			externalRef: SAMPLE.externalRef,
			customer: { email: SAMPLE.email, firstName: "Camille", lastName: "Martin", phone: "+33612345678" },
			address: { street: "12 rue des Confiseurs", city: "Montélimar", postalCode: "26200", country: "France" },
			items: [{ productId: SAMPLE.productId, boxes: 8, unitPrice: 3360 }],
			total: 26880,
			payment: { kind: "external", reference: "PAY-77120", amount: 26880 },
		}),
	},
	answers: {
		ChannelCataloguePage: shape(channelCataloguePageSchema, {
			items: [
				{
					id: SAMPLE.productId,
					reference: REFERENCE,
					name: "Barbe à papa fraise",
					eanUnit: "3760000000017",
					eanBox: "3760000000116",
					imageUrl: "https://boutique.example/static/demo/bap-fra-40.webp",
					piecesPerBox: 24,
					boxesPerLayer: 8,
					boxesPerPallet: 48,
					vatRate: 5.5,
					prices: [
						{ fromBoxes: 1, unitPrice: 3600 },
						{ fromBoxes: 8, unitPrice: 3360 },
						{ fromBoxes: 48, unitPrice: 3000 },
					],
				},
			],
			next: SAMPLE.productId,
		}),
		ChannelStockPage: shape(channelStockPageSchema, {
			items: [{ productId: SAMPLE.productId, reference: REFERENCE, boxes: 240 }],
			next: null,
		}),
		ChannelOrder: shape(channelOrderSchema, ORDER),
		ChannelOrderPage: shape(channelOrderPageSchema, { items: [ORDER], next: null, since: SAMPLE.later }),
	},
	groups: {
		"Canal de vente": {
			listChannelCatalogue: {
				summary: "Lire l'assortiment du canal, à ses prix",
				description: "Par pages : `next` est le `after` de la suivante. Les prix valent pour un carton, en centimes.",
				query: ASKED,
			},
			listChannelStock: {
				summary: "Lire ce que le canal peut vendre à l'instant, en cartons",
				query: ASKED,
			},
			placeChannelOrder: {
				summary: "Passer une commande du canal",
				description:
					"`externalRef` la nomme : la même demande répétée rend la même commande (200), un autre contenu sous le même nom donne 409. Un prix indiqué doit être celui de la boutique, sinon 409 avec les lignes à jour.",
			},
			listChannelOrders: {
				summary: "Lire les commandes du canal qui ont changé depuis un moment",
				description: "La dernière page donne le `since` de la fois suivante ; une commande peut revenir inchangée.",
				query: {
					since: SAMPLE.at,
					after: "1763631000123456_cmd_01KA2B3C4D5E6F7G8H9J0K1M2N",
					limit: "50",
				},
			},
			readChannelOrder: { summary: "Lire une commande du canal : statut, paiement, envois" },
		},
	},
});
