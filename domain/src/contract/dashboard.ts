import { z } from "zod";
import { DURABILITY_CODES } from "../food/durability";
import { adminOrderStatsSchema } from "./admin-order";
import { channelNameSchema } from "./channels";
import { lotSchema } from "./lots";
import { operation } from "./operation";
import { piecesPerBox } from "./payment";

/** Days that the chart shows, and over which a trend and the best sellers are taken. */
export const DASHBOARD_DAYS = 30;

/** Orders placed and turnover (EUR) of one day in Europe/Paris; days without any are there too. */
export const dashboardDaySchema = z.object({ day: z.iso.date(), orders: z.number().int(), revenue: z.number() });
export type DashboardDay = z.infer<typeof dashboardDaySchema>;

const product = z.object({
	productId: z.string(),
	name: z.string(),
	reference: z.string(),
	boxes: z.number().int(),
	piecesPerBox,
});

/** Response of GET /admin/dashboard; amounts in EUR. Source: accounts spec §2 "Admin dashboard". */
export const dashboardSchema = z.object({
	stats: adminOrderStatsSchema,
	/** Percent against the 30 days before; null when there is nothing to compare with. */
	trends: z.object({ orders: z.number().int().nullable(), revenue: z.number().int().nullable() }),
	newCustomersToday: z.number().int(),
	/** The last 30 days, oldest first. */
	days: z.array(dashboardDaySchema),
	/** Orders and turnover of the last 30 days by sales channel, most turnover first. */
	channels: z.array(channelNameSchema.extend({ orders: z.number().int(), revenue: z.number() })),
	/** Of the last 30 days, most boxes first. */
	bestSellers: z.array(product.extend({ revenue: z.number() })),
	/** Mixed pallets of the orders of the last 30 days, and what percentage of the articles' value stands on them. */
	mixedPallets: z.object({ pallets: z.number().int(), percent: z.number().int() }).default({ pallets: 0, percent: 0 }),
	/** Products on sale whose stock is low or out, least first, and how many there are in all. */
	lowStock: z.object({ count: z.number().int(), products: z.array(product) }),
	/** Food in stock or on sale whose date has passed, oldest date first, and how much there is in all. */
	outOfDate: z.object({
		count: z.number().int(),
		products: z.array(product.extend({ durability: z.enum(DURABILITY_CODES), date: z.iso.date() })),
	}),
	/** Lots in stock whose date is near or past, the oldest date first, and how many there are in all. */
	shortLots: z.object({ count: z.number().int(), lots: z.array(lotSchema) }).default({ count: 0, lots: [] }),
	/** Accepted orders that are not paid in full, the oldest first, with what is missing of all of them. */
	balancesDue: z.object({
		count: z.number().int(),
		total: z.number(),
		orders: z.array(
			z.object({ orderNumber: z.string(), customerName: z.string(), createdAt: z.string(), remaining: z.number() }),
		),
	}),
	/** Open alerts, which the owner received by mail, in French sentences; the oldest first. */
	alerts: z.array(
		z.object({
			subject: z.string(),
			title: z.string(),
			detail: z.string(),
			/** The remedy, in a sentence. */
			remedy: z.string(),
			since: z.string(),
		}),
	),
	/** Data of the company that the law requires and that are still blank, in French words. */
	missingCompanyData: z.array(z.string()),
	/** Accounts that hold much of a product without paying, or were refused to, within the last 24 hours; the latest first. */
	unpaidHolds: z.array(
		z.object({
			customerId: z.string(),
			customerName: z.string(),
			customerEmail: z.string(),
			/** "" where all products together were too many. */
			productId: z.string(),
			productName: z.string(),
			/** Held unpaid now. */
			boxes: z.number().int(),
			piecesPerBox,
			/** Refusals within the time. */
			refusals: z.number().int(),
			at: z.string(),
		}),
	),
});
export type Dashboard = z.infer<typeof dashboardSchema>;

const count = z.number().int();
/** Response of GET /admin/queues: how many wait for the staff, by queue. Ours. */
export const queuesSchema = z.object({
	/** Accepted orders whose goods are here. */
	toShip: count,
	/** Accepted orders that are not paid in full. */
	unpaid: count,
	inquiries: count.describe("Demandes de devis sans réponse"),
	withdrawals: count,
	claims: count,
	reviews: count,
	messages: count,
	shortLots: count.describe("Lots en stock dont la date est proche ou passée"),
});
export type Queues = z.infer<typeof queuesSchema>;

export const readQueues = operation("GET /api/admin/queues", {
	access: { staff: "orders.read" },
	answer: { 200: queuesSchema },
});

export const readDashboard = operation("GET /api/admin/dashboard", {
	access: { staff: "orders.read" },
	answer: { 200: dashboardSchema },
});
