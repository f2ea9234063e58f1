import { documented } from "./documented";
import { orderCountSchema, orderPageSchema, orderSchema, orderStatusListSchema } from "./order";
import * as orders from "./orders";
import { PROMOTED } from "./payments.docs";
import { SAMPLE, shape } from "./shape";
import { SHIPMENT } from "./shipments.docs";

/** An order as its customer reads it; the admin reads more of the same one. */
export const ORDER = {
	id: SAMPLE.orderId,
	orderNumber: SAMPLE.orderNumber,
	createdAt: SAMPLE.at,
	status: "CONFIRMED" as const,
	paymentStatus: "PAID" as const,
	paymentDisplayStatus: "Payé",
	totalAmount: 303.8,
	subtotal: 288.8,
	shippingCost: 15,
	...{ discount: 32, promotions: [PROMOTED], mixedPallets: null },
	taxes: [{ ratePercent: 20, net: 253.17, vat: 50.63, gross: 303.8 }],
	depositPercentage: null,
	expectedPaymentAmount: 303.8,
	paidAmount: 303.8,
	withdrawnAmount: 0,
	remainingAmount: 0,
	balanceAmount: 0,
	payBy: null,
	deliveredAt: null,
	tracking: null,
	shipments: [SHIPMENT],
	isPartlyShipped: true,
	isOnAccount: false,
	customerFirstName: "Camille",
	customerLastName: "Martin",
	customerEmail: SAMPLE.email,
	customerPhone: "+33612345678",
	deliveryStreet: "12 rue des Confiseurs",
	deliveryPostalCode: "26200",
	deliveryCity: "Montélimar",
	deliveryCountry: "France",
	deliveryNotes: null,
	delivery: {
		optionId: "palette",
		name: "Palette",
		kind: "pallet" as const,
		carrier: "Geodis",
		surcharges: ["Hayon"],
		dispatchBy: "2026-11-24",
		deliveredFrom: "2026-11-26",
		day: null,
	},
	dispatchBy: "2026-11-24",
	promise: null,
	approval: null,
	isOwn: true,
	canPay: true,
	business: null,
	items: [
		{
			id: "5a6b7c8d-9e0f-4a1b-8c2d-3e4f5a6b7c8d",
			productId: SAMPLE.productId,
			productName: "Barbe à papa fraise",
			productReference: "BAP-FRA-40",
			productImageUrl: "/static/demo/bap-fra-40.webp",
			unitPrice: 36.1,
			listUnitPrice: 40.1,
			quantity: 8,
			totalPrice: 288.8,
			piecesPerBox: 24,
			boxesPerLayer: 8,
			boxesPerPallet: 48,
			vatRate: 20,
		},
	],
};

/** The caller's own orders. Source: accounts spec §7 "Customer orders". */
export const ORDERS = documented(orders, {
	answers: {
		Order: shape(orderSchema, ORDER),
		OrderPage: shape(orderPageSchema, { content: [ORDER], totalElements: 1, last: true }),
		OrderCount: shape(orderCountSchema, { count: 3 }),
		OrderStatusList: shape(orderStatusListSchema, [{ code: "CONFIRMED", label: "Confirmée" }]),
	},
	groups: {
		Commandes: {
			readBalance: { summary: "Lire ce qui reste à payer de sa commande" },
			openBalance: { summary: "Ouvrir le paiement du solde de sa commande" },
			resumePayment: { summary: "Reprendre le premier paiement de sa commande" },
			listOrders: {
				summary: "Lister ses commandes, la plus récente d'abord",
				query: { page: "0", size: "20", status: "CONFIRMED", recent: "true" },
			},
			countOrders: { summary: "Compter ses commandes" },
			listOrderStatuses: { summary: "Lister les statuts d'une commande" },
			readOrder: { summary: "Lire sa commande" },
			readFollowedOrder: {
				summary: "Lire une commande passée sans compte",
				description:
					"La clé est celle des e-mails de la commande\u00a0; elle n'ouvre qu'elle, et ne change rien de la commande.",
			},
		},
	},
});
