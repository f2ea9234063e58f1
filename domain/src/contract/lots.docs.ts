import { documented } from "./documented";
import * as lots from "./lots";
import { SAMPLE, shape } from "./shape";

const MAIL = {
	subject: "Rappel de produit : Barbe à papa fraise, lot L2611",
	text: "Ne consommez pas les cartons de ce lot et contactez-nous.",
};
const NAMED = { code: "L2611", durability: "BEST_BEFORE" as const, expiresOn: "2027-06-30" };
const PRODUCT = { productId: SAMPLE.productId, productName: "Barbe à papa fraise", reference: "BAP-FRA-40" };
const LOT = {
	id: SAMPLE.lotId,
	...NAMED,
	...PRODUCT,
	boxes: 96,
	received: 144,
	suppliers: ["Sucrerie du Vaucluse"],
	eanUnit: "3760000000017",
	eanBox: "3760000000024",
	withheld: 0,
	blockedAt: null,
	blockReason: "",
	isShort: false,
	isUnsafe: false,
};
const RECEIPT = {
	id: "recpt_01KA2B3C4D5E6F7G8H9J0K1M2N",
	lotId: SAMPLE.lotId,
	...NAMED,
	...PRODUCT,
	boxes: 144,
	supplier: "Sucrerie du Vaucluse",
	deliveryNote: "BL-20417",
	costPerBox: 18.4,
	receivedOn: "2026-11-20",
	receivedBy: "alix@exemple.fr",
	createdAt: SAMPLE.at,
	undoneAt: null,
};
const DELIVERED = {
	key: "0b6c2c1e-6d5c-4a2e-9a55-2f6f5d1f7c11",
	supplier: "Sucrerie du Vaucluse",
	receivedOn: "2026-11-20",
};
const RECEIVED = {
	productId: SAMPLE.productId,
	lot: "L2611",
	durability: "BEST_BEFORE" as const,
	expiresOn: "2027-06-30",
	boxes: 144,
	costPerBox: 18.4,
};
const COUNT = {
	id: "count_01KA2B3C4D5E6F7G8H9J0K1M2N",
	reason: "Inventaire annuel",
	countedAt: SAMPLE.at,
	countedBy: "alix@exemple.fr",
	lots: 12,
	differences: [
		{
			id: SAMPLE.lotId,
			...NAMED,
			productName: PRODUCT.productName,
			reference: PRODUCT.reference,
			expected: 96,
			counted: 94,
		},
	],
};

/** Lots of the stock: receipts, counts, returns and recalls. */
export const LOTS = documented(lots, {
	bodies: {
		ReceiptInput: shape(lots.receiptInputSchema, { ...DELIVERED, ...RECEIVED }),
		DeliveryInput: shape(lots.deliveryInputSchema, {
			...DELIVERED,
			deliveryNote: "BL-20417",
			lines: [RECEIVED],
			isConfirmed: false,
		}),
		StockCountInput: shape(lots.stockCountInputSchema, {
			key: "0b6c2c1e-6d5c-4a2e-9a55-2f6f5d1f7c12",
			lines: [{ lotId: SAMPLE.lotId, boxes: 94, previousBoxes: 96 }],
			reason: "Inventaire annuel",
		}),
		LotReason: shape(lots.lotReasonSchema, { reason: "Rappel du fournisseur" }),
		LotRemovalInput: shape(lots.lotRemovalSchema, {
			key: "0b6c2c1e-6d5c-4a2e-9a55-2f6f5d1f7c13",
			boxes: 12,
			kind: "LOSS",
			reason: "DLC passée",
		}),
		RecallMail: shape(lots.recallMailSchema, MAIL),
		ConfirmedLots: shape(lots.confirmedLotsSchema, {
			orders: [SAMPLE.orderNumber],
			lots: [{ reference: "BAP-FRA-40", lot: "L2611", boxes: 12 }],
		}),
	},
	answers: {
		Lot: shape(lots.lotSchema, LOT),
		LotPage: shape(lots.lotPageSchema, { content: [LOT], totalElements: 1, last: true }),
		Receipt: shape(lots.receiptSchema, RECEIPT),
		Delivery: shape(lots.deliverySchema, { content: [RECEIPT] }),
		ReceiptPage: shape(lots.receiptPageSchema, { content: [RECEIPT], totalElements: 1, last: true }),
		Recall: shape(lots.recallSchema, {
			lot: LOT,
			recipients: [
				{
					customerId: SAMPLE.customerId,
					name: "Camille Martin",
					company: null,
					email: SAMPLE.email,
					phone: "+33612345678",
					address: "12 rue des Confiseurs, 26200 Montélimar, France",
					boxes: 12,
					orders: [{ orderNumber: SAMPLE.orderNumber, status: "SHIPPED", boxes: 12 }],
					mailedAt: null,
				},
			],
			...MAIL,
		}),
		StockCount: shape(lots.stockCountSchema, COUNT),
		StockCountPage: shape(lots.stockCountPageSchema, { content: [COUNT], totalElements: 1, last: true }),
		RecallSent: shape(lots.recallSentSchema, { sent: 1, unreachable: 0, already: 0 }),
		ConfirmedLotsResult: shape(lots.confirmedLotsResponseSchema, { boxes: 12 }),
	},
	groups: {
		"Administration : lots": {
			listReceipts: {
				summary: "Lister les réceptions de marchandises",
				query: { query: "L2611", page: "0", size: "20" },
			},
			recordReceipt: {
				summary: "Noter une réception, qui entre en stock",
				description: "La même `key` n'est reçue qu'une fois, et refusée avec un autre contenu.",
			},
			recordDelivery: {
				summary: "Noter les lots d'une livraison, qui entrent en stock",
				description:
					"Tous les lots, ou aucun. La même `key` n'est reçue qu'une fois, et refusée avec un autre contenu. `isConfirmed` confirme les nombres inhabituels que nomme RECEIPT_UNUSUAL\u00a0: plus de dix fois la réception médiane du produit, ou plus de vingt palettes.",
			},
			undoReceipt: {
				summary: "Annuler une réception dont les cartons sont encore là",
				description: "Une réception annulée le reste\u00a0: la répéter ne change rien.",
			},
			listLots: {
				summary: "Lister les lots, dans l'ordre où ils partent",
				query: {
					query: "L2611",
					productId: SAMPLE.productId,
					inStock: "true",
					short: "false",
					page: "0",
					size: "20",
				},
			},
			listStockCounts: { summary: "Lister les inventaires et leurs écarts", query: { page: "0", size: "20" } },
			countStock: {
				summary: "Noter ce qui a été compté de chaque lot, et le stock avec",
				description:
					"Tous les lots, ou aucun. La même `key` n'est comptée qu'une fois, et refusée avec un autre contenu.",
			},
			blockLot: { summary: "Bloquer un lot, qui n'est plus vendu, préparé ni expédié" },
			unblockLot: { summary: "Remettre en vente les cartons retenus d'un lot" },
			removeFromLot: {
				summary: "Mettre des cartons d'un lot en perte, ou les rendre au fournisseur",
				description: "La même `key` n'est comptée qu'une fois, et refusée avec un autre contenu.",
			},
			readRecall: { summary: "Lire qui a reçu un lot" },
			mailRecall: { summary: "Écrire à qui a reçu un lot depuis le dernier message" },
			exportRecall: {
				summary: "Exporter en CSV qui a reçu un lot",
				file: "Client;Cartons\nCamille Martin;12\n",
			},
			confirmLots: {
				summary: "Noter les lots pris pour plusieurs commandes",
				description: "Remplace ce qui était noté pour ces commandes ; ce qui est parti ne change plus.",
			},
		},
	},
});
