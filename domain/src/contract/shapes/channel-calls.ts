import { channelCataloguePageSchema, channelCatalogueQuerySchema, channelStockPageSchema } from "../channel-catalogue";
import {
	channelOrderPageSchema,
	channelOrderQuerySchema,
	channelOrderRequestSchema,
	channelOrderSchema,
} from "../channel-order";
import { SAMPLE, shape } from "./shape";
import { SHIPMENT } from "./shipments";

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

export const CHANNEL_CALL_QUERIES = {
	ChannelCatalogueQuery: shape(channelCatalogueQuerySchema, {
		after: SAMPLE.productId,
		limit: "100",
		reference: REFERENCE,
		ean: "3760000000116",
	}),
	ChannelOrderQuery: shape(channelOrderQuerySchema, {
		since: SAMPLE.at,
		after: "1763631000123456_cmd_01KA2B3C4D5E6F7G8H9J0K1M2N",
		limit: "50",
	}),
};

export const CHANNEL_CALL_BODIES = {
	ChannelOrderRequest: shape(channelOrderRequestSchema, {
		externalRef: SAMPLE.externalRef,
		customer: { email: SAMPLE.email, firstName: "Camille", lastName: "Martin", phone: "+33612345678" },
		address: { street: "12 rue des Confiseurs", city: "Montélimar", postalCode: "26200", country: "France" },
		items: [{ productId: SAMPLE.productId, boxes: 8, unitPrice: 3360 }],
		total: 26880,
		payment: { kind: "external", reference: "PAY-77120", amount: 26880 },
	}),
};

export const CHANNEL_CALL_ANSWERS = {
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
};
