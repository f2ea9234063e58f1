import { ORDER_STATS } from "./admin-orders.docs";
import * as dashboard from "./dashboard";
import { documented } from "./documented";
import { SAMPLE, shape } from "./shape";

const PRODUCT = { productId: SAMPLE.productId, name: "Barbe à papa fraise", reference: "BAP-FRA-40", boxes: 96 };

/** The admin's home. Source: accounts spec §2 "Admin dashboard". */
export const DASHBOARD = documented(dashboard, {
	answers: {
		Dashboard: shape(dashboard.dashboardSchema, {
			stats: ORDER_STATS,
			trends: { orders: 12, revenue: null },
			newCustomersToday: 1,
			days: [{ day: "2026-11-20", orders: 3, revenue: 640.2 }],
			channels: [{ id: SAMPLE.channelId, name: "Place de marché", orders: 12, revenue: 2410.8 }],
			mixedPallets: { pallets: 4, percent: 12 },
			bestSellers: [{ ...PRODUCT, revenue: 3465.6 }],
			lowStock: { count: 1, products: [{ ...PRODUCT, boxes: 4 }] },
			outOfDate: { count: 1, products: [{ ...PRODUCT, boxes: 12, durability: "BEST_BEFORE", date: "2026-11-19" }] },
			shortLots: { count: 0, lots: [] },
			balancesDue: {
				count: 1,
				total: 212.66,
				orders: [
					{
						orderNumber: SAMPLE.orderNumber,
						customerName: "Camille Martin",
						createdAt: SAMPLE.at,
						remaining: 212.66,
					},
				],
			},
			alerts: [
				{
					subject: "mails",
					title: "Des e-mails attendent",
					detail: "3 e-mails attendent depuis 5 minutes.",
					remedy: "Vérifiez le serveur de messagerie.",
					since: SAMPLE.at,
				},
			],
			missingCompanyData: ["médiateur de la consommation"],
			unpaidHolds: [
				{
					customerId: SAMPLE.customerId,
					customerName: "Camille Martin",
					customerEmail: SAMPLE.email,
					productId: SAMPLE.productId,
					productName: "Barbe à papa fraise",
					boxes: 48,
					refusals: 1,
					at: SAMPLE.at,
				},
			],
		}),
		Queues: shape(dashboard.queuesSchema, {
			...{ toShip: 12, unpaid: 3, inquiries: 1, shortLots: 0 },
			...{ withdrawals: 1, claims: 2, reviews: 0, messages: 3 },
		}),
	},
	groups: {
		"Administration : commandes": {
			readDashboard: { summary: "Lire le tableau de bord" },
			readQueues: { summary: "Compter ce qui attend" },
		},
	},
});
