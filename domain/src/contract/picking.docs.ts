import { FILTERS } from "./admin-orders.docs";
import { documented } from "./documented";
import * as picking from "./picking";
import { SAMPLE, shape } from "./shape";

/** Several orders prepared together. Before the operations of one order, whose addresses these would fit too. */
export const PICKING = documented(picking, {
	answers: {
		Picking: shape(picking.pickingSchema, {
			products: [
				{
					reference: "BAP-FRA-40",
					name: "Barbe à papa fraise",
					boxes: 59,
					boxesPerLayer: 8,
					boxesPerPallet: 48,
					orders: 2,
					eanUnit: "2000000010014",
					eanBox: "2900000010017",
					lots: [
						{
							id: SAMPLE.lotId,
							code: "L2611",
							durability: "BEST_BEFORE",
							expiresOn: "2027-06-30",
							boxes: 59,
							stocked: 96,
						},
					],
				},
			],
			orders: [
				{
					id: SAMPLE.orderId,
					orderNumber: SAMPLE.orderNumber,
					status: "CONFIRMED",
					paymentStatus: "PARTIAL",
					remainingAmount: 120.5,
					customerName: "Camille Martin",
					postalCode: "26200",
					city: "Montélimar",
					delivery: null,
					boxes: 11,
					pallets: [],
				},
			],
		}),
	},
	groups: {
		"Administration : préparation": {
			readPicking: {
				summary: "Lire ce qu'il faut préparer pour plusieurs commandes",
				description:
					"Par produit, toutes commandes réunies ; deux cents commandes au plus, sans celles qui sont annulées ni celles d'`except`. Avec les codes-barres, à comparer sans les zéros de tête.",
				query: { except: SAMPLE.orderNumber, ...FILTERS, query: "martin" },
			},
			readDeliveryNotes: {
				summary: "Lire les bons de livraison de plusieurs commandes, en un PDF",
				query: { except: SAMPLE.orderNumber, ...FILTERS, query: "martin" },
				file: "%PDF-1.7",
			},
		},
	},
});
