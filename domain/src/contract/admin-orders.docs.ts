import * as adminOrder from "./admin-order";
import * as adminOrders from "./admin-orders";
import { BUYING_COMPANY } from "./buyer.docs";
import { documented } from "./documented";
import { orderTimelineSchema } from "./order-timeline";
import { ORDER } from "./orders.docs";
import { CAMILLE, SAMPLE, shape } from "./shape";
import { staffOrderResultSchema, staffOrderSchema, staffQuoteSchema } from "./staff-order";

const PAGE = { page: "0", size: "20" };
/** What orders are chosen by. */
export const FILTERS = {
	status: "CONFIRMED" as const,
	paymentStatus: "PAID" as const,
	orderNumber: SAMPLE.orderNumber,
	customerEmail: SAMPLE.email,
	channel: SAMPLE.channelId,
	attention: "true" as const,
	from: "2026-11-01",
	to: "2026-11-30",
	city: "Montélimar",
	product: "BAP-FRA-40",
	amountFrom: "20",
	amountTo: "500.50",
};
const SORTED = { sort: "createdAt_desc" as const, ...FILTERS };
/** An order as an administrator reads it. */
export const ADMIN_ORDER = {
	...ORDER,
	items: ORDER.items.map((item) => ({
		...item,
		quantityToShip: item.quantity,
		quantityShipped: 5,
		quantityReturned: 0,
	})),
	version: 3,
	customerId: SAMPLE.customerId,
	refundedAmount: 0,
	attention: null,
	channel: { id: SAMPLE.channelId, name: "Place de marché" },
	company: BUYING_COMPANY,
	externalRef: "MKT-20261120-0042",
};
/** What the cards above the list of orders show. */
export const ORDER_STATS = {
	totalOrders: 128,
	activeCustomers: 41,
	totalRevenue: 25410.5,
	averageOrderValue: 198.52,
	ordersNeedingAttention: 2,
	newOrdersToday: 3,
	revenueToday: 640.2,
	newOrdersThisWeek: 17,
	revenueThisWeek: 3120.75,
};

/** Orders as the admin lists, enters and changes them. Source: accounts spec §7 "Admin orders". */
export const ADMIN_ORDERS = documented(adminOrders, {
	bodies: {
		StaffOrder: shape(staffOrderSchema, {
			requestId: "2b7c1d9e-0f3a-4c55-9a0f-7e1b2c3d4e5f",
			customerId: SAMPLE.customerId,
			payment: "LINK",
			depositPercentage: 30,
			orderData: {
				...CAMILLE,
				phone: "+33612345678",
				address: { street: "12 rue des Confiseurs", city: "Montélimar", postalCode: "26200", country: "France" },
				items: [{ productId: SAMPLE.productId, quantity: 16, unitPrice: 1320, agreedUnitPrice: 1200 }],
				total: 19200,
			},
		}),
		StaffQuote: shape(staffQuoteSchema, {
			channelId: SAMPLE.channelId,
			items: [{ productId: SAMPLE.productId, quantity: 8 }],
		}),
		StatusUpdate: shape(adminOrder.adminStatusUpdateSchema, {
			status: "SHIPPED",
			version: 3,
			note: "Deux colis.",
			tracking: { carrier: "COLISSIMO", number: "6A12345678901" },
		}),
		StatusMailRequest: shape(adminOrder.statusMailRequestSchema, { status: "SHIPPED" }),
	},
	answers: {
		AdminOrder: shape(adminOrder.adminOrderSchema, ADMIN_ORDER),
		AdminOrderDetail: shape(adminOrder.adminOrderDetailSchema, {
			...ADMIN_ORDER,
			history: [
				{
					at: SAMPLE.at,
					actor: { kind: "customer", name: "Camille Martin" },
					from: null,
					to: "PENDING",
					act: null,
					note: null,
				},
				{
					at: SAMPLE.at,
					actor: { kind: "payment", name: "" },
					from: "PENDING",
					to: "CONFIRMED",
					act: null,
					note: null,
				},
			],
			isSettling: false,
			hasAccount: true,
			lots: [
				{
					id: SAMPLE.lotId,
					lineId: "oline_01KA2B3C4D5E6F7G8H9J0K1M2N",
					code: "L2611",
					durability: "BEST_BEFORE",
					expiresOn: "2027-06-30",
					boxes: 12,
					returned: 0,
					state: "SHIPPED",
				},
			],
		}),
		StaffOrderResult: shape(staffOrderResultSchema, {
			order: { ...ADMIN_ORDER, history: [], isSettling: true, lots: [], hasAccount: true },
			paymentUrl: "https://exemple.fr/payer/CMD-7K3M-9QX2.q3W8",
			heldUntil: SAMPLE.later,
		}),
		AdminOrderPage: shape(adminOrder.adminOrderPageSchema, { content: [ADMIN_ORDER], totalElements: 1, last: true }),
		StatusMail: shape(adminOrder.statusMailSchema, {
			mail: {
				to: SAMPLE.email,
				subject: "Commande CMD-7K3M-9QX2 expédiée",
				text: "Bonjour Camille,\n\nVotre commande CMD-7K3M-9QX2 a quitté notre atelier et fait route vers vous.",
			},
		}),
		AdminOrderStats: shape(adminOrder.adminOrderStatsSchema, ORDER_STATS),
		OrderTimeline: shape(orderTimelineSchema, {
			entries: [
				{
					at: SAMPLE.at,
					kind: "STATUS",
					title: "Confirmée → Expédiée",
					detail: null,
					actor: { kind: "administrator", name: "Ada Martin" },
				},
				{ at: SAMPLE.at, kind: "MAIL", title: "E-mail envoyé\u00a0: changement de statut", detail: null, actor: null },
			],
		}),
	},
	groups: {
		"Administration : commandes": {
			listAdminOrders: { summary: "Lister toutes les commandes", query: { ...PAGE, ...SORTED } },
			quoteOrder: {
				summary: "Calculer ce que coûterait une commande par un canal",
				description: "Sans channelId, par le canal de la boutique.",
			},
			enterOrder: {
				summary: "Saisir une commande pour un client",
				description:
					"Sans customerId, le contact ouvre un compte sans mot de passe. Sans channelId, elle passe par le canal de la boutique. Répétée avec le même requestId, la demande rend la même commande.",
			},
			readOrderStats: { summary: "Lire les chiffres des commandes" },
			searchAdminOrders: {
				summary: "Chercher par numéro, e-mail, nom, téléphone ou montant",
				query: { ...PAGE, ...SORTED, query: "martin" },
			},
			exportOrders: {
				summary: "Exporter les commandes en CSV",
				query: { ...SORTED, query: "martin" },
				file: "Numéro;Date;Statut\nCMD-7K3M-9QX2;2026-11-20;Confirmée\n",
			},
			readAdminOrder: { summary: "Lire une commande et son histoire" },
			readOrderTimeline: {
				summary: "Lire tout ce qui est arrivé à une commande",
				description:
					"Statuts, paiements, remboursements, e-mails, pièces, rétractations, réclamations et actes dans Medusa Admin, du plus ancien au plus récent.",
			},
			changeOrderStatus: {
				summary: "Changer le statut d'une commande",
				description:
					"D'une commande partie en partie, CANCELLED n'annule que le reste, qui est remboursé\u00a0: elle devient SHIPPED.",
			},
			previewStatusMail: {
				summary: "Lire l'e-mail que le client recevrait d'un changement de statut",
				description: "Rien n'est changé ni envoyé. null : le client n'en reçoit pas.",
			},
		},
	},
});
