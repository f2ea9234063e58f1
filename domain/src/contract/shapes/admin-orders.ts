import { activityListSchema, activityQuerySchema, auditValueSchema } from "../admin-activity";
import { dashboardSchema } from "../admin-dashboard";
import {
	adminOrderDetailSchema,
	adminOrderExportSchema,
	adminOrderPageSchema,
	adminOrderQuerySchema,
	adminOrderSchema,
	adminOrderSearchSchema,
	adminOrderStatsSchema,
	adminStatusUpdateSchema,
	statusMailRequestSchema,
	statusMailSchema,
} from "../admin-order";
import { orderPaymentsSchema, refundRequestSchema, transferRequestSchema } from "../admin-payments";
import { balanceLinkRequestSchema, balanceLinkSchema } from "../balance";
import { BUYING_COMPANY } from "../buyer.docs";
import {
	codePageQuerySchema,
	commercialCodePageSchema,
	commercialCodeRowSchema,
	depositPermissionListSchema,
	issueCodeSchema,
	setPermissionSchema,
} from "../commercial-code";
import { moneyMovementPageSchema, moneyMovementQuerySchema } from "../money-movement";
import {
	foundCustomerSchema,
	foundCustomersSchema,
	staffOrderResultSchema,
	staffOrderSchema,
	staffQuoteSchema,
} from "../staff-order";
import { ORDER } from "./orders";
import { SAMPLE, shape } from "./shape";

const STAFF = "admin@exemple.fr";
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
const FOUND = {
	id: SAMPLE.customerId,
	email: SAMPLE.email,
	firstName: "Camille",
	lastName: "Martin",
	phone: "+33612345678",
	address: { street: "12 rue des Confiseurs", postalCode: "26200", city: "Montélimar", country: "France" },
};
const STATS = {
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
const CODE = {
	id: SAMPLE.codeId,
	email: SAMPLE.email,
	code: "CONF-2026-AB12",
	issuedAt: SAMPLE.at,
	issuedBy: STAFF,
	revokedAt: null,
	revokedBy: null,
};
const PRODUCT = { productId: SAMPLE.productId, name: "Barbe à papa fraise", reference: "BAP-FRA-40", boxes: 96 };

const FILTERS = {
	sort: "createdAt_desc" as const,
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
const PAGE = { page: "0", size: "20" };

export const ADMIN_ORDER_QUERIES = {
	ActivityQuery: shape(activityQuerySchema, {
		size: "10",
		before: "240",
		query: "rembours",
		entity: "order",
		from: "2026-11-01",
		to: "2026-11-30",
	}),
	MoneyMovementQuery: shape(moneyMovementQuerySchema, {
		...PAGE,
		query: "CMD-7K3M",
		direction: "out",
		method: "manual",
		from: "2026-11-01",
		to: "2026-11-30",
	}),
	AdminOrderQuery: shape(adminOrderQuerySchema, { ...PAGE, ...FILTERS }),
	AdminOrderSearch: shape(adminOrderSearchSchema, { ...PAGE, ...FILTERS, query: "martin" }),
	AdminOrderExport: shape(adminOrderExportSchema, { ...FILTERS, query: "martin" }),
	CodePageQuery: shape(codePageQuerySchema, { ...PAGE, query: "martin" }),
};

export const ADMIN_ORDER_BODIES = {
	StaffOrder: shape(staffOrderSchema, {
		requestId: "2b7c1d9e-0f3a-4c55-9a0f-7e1b2c3d4e5f",
		customerId: SAMPLE.customerId,
		payment: "LINK",
		depositPercentage: 30,
		orderData: {
			email: SAMPLE.email,
			firstName: "Camille",
			lastName: "Martin",
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
	StatusUpdate: shape(adminStatusUpdateSchema, {
		status: "SHIPPED",
		version: 3,
		note: "Deux colis.",
		tracking: { carrier: "COLISSIMO", number: "6A12345678901" },
	}),
	StatusMailRequest: shape(statusMailRequestSchema, { status: "SHIPPED" }),
	RefundRequest: shape(refundRequestSchema, { amount: 3610, reason: "Un carton abîmé" }),
	TransferRequest: shape(transferRequestSchema, {
		amount: 21266,
		receivedOn: "2026-11-20",
		reference: "VIR CMD-7K3M-9QX2",
	}),
	BalanceLinkRequest: shape(balanceLinkRequestSchema, { send: true }),
	CodeIssue: shape(issueCodeSchema, { email: SAMPLE.email }),
	DepositPermissionUpdate: shape(setPermissionSchema, { email: SAMPLE.email, permission: "ALLOWED" }),
};

export const ADMIN_ORDER_ANSWERS = {
	AdminOrder: shape(adminOrderSchema, ADMIN_ORDER),
	AdminOrderDetail: shape(adminOrderDetailSchema, {
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
			{ at: SAMPLE.at, actor: { kind: "payment", name: "" }, from: "PENDING", to: "CONFIRMED", act: null, note: null },
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
	FoundCustomer: shape(foundCustomerSchema, FOUND),
	FoundCustomers: shape(foundCustomersSchema, {
		content: [{ ...FOUND, createdAt: SAMPLE.at, orders: 3 }],
		last: true,
	}),
	AdminOrderPage: shape(adminOrderPageSchema, { content: [ADMIN_ORDER], totalElements: 1, last: true }),
	StatusMail: shape(statusMailSchema, {
		mail: {
			to: SAMPLE.email,
			subject: "Commande CMD-7K3M-9QX2 expédiée",
			text: "Bonjour Camille,\n\nVotre commande CMD-7K3M-9QX2 a quitté notre atelier et fait route vers vous.",
		},
	}),
	AdminOrderStats: shape(adminOrderStatsSchema, STATS),
	OrderPayments: shape(orderPaymentsSchema, {
		orderId: SAMPLE.orderId,
		orderNumber: SAMPLE.orderNumber,
		customerEmail: SAMPLE.email,
		total: 30380,
		captured: 30380,
		refunded: 0,
		refundPending: 0,
		due: 0,
		transferable: 0,
		refundable: 30380,
		refundableByHand: 0,
		payments: [
			{
				id: "9c8b7a69-5847-4362-9150-4f3e2d1c0b9a",
				method: "demo",
				purpose: "CHECKOUT",
				state: "RECEIVED",
				amount: 30380,
				refunded: 0,
				refundPending: 0,
				at: SAMPLE.at,
				reference: null,
				receivedOn: null,
				recordedBy: null,
			},
		],
		refunds: [],
		disputes: [],
		actions: { refund: true, recordTransfer: false, sendLink: false },
	}),
	BalanceLink: shape(balanceLinkSchema, {
		url: "https://exemple.fr/payer/CMD-7K3M-9QX2.q3W8",
		expiresAt: SAMPLE.later,
	}),
	CommercialCode: shape(commercialCodeRowSchema, CODE),
	CommercialCodePage: shape(commercialCodePageSchema, {
		content: [CODE],
		totalElements: 1,
		last: true,
		isSecret: true,
	}),
	DepositPermissionList: shape(depositPermissionListSchema, [
		{ email: SAMPLE.email, permission: "ALLOWED", changedAt: SAMPLE.at, changedBy: STAFF },
	]),
	JsonValue: shape(auditValueSchema, "CONFIRMED"),
	MoneyMovementPage: shape(moneyMovementPageSchema, {
		content: [
			{
				id: "mvt_01K",
				kind: "REFUND",
				method: "manual",
				amount: -1250,
				at: SAMPLE.at,
				orderNumber: SAMPLE.orderNumber,
				customerEmail: SAMPLE.email,
			},
		],
		totalElements: 1,
		last: true,
		received: 0,
		givenBack: 1250,
	}),
	ActivityList: shape(activityListSchema, {
		content: [
			{
				id: 241,
				at: SAMPLE.at,
				actorId: SAMPLE.customerId,
				actorEmail: STAFF,
				action: "order.updated",
				entity: "order",
				entityId: SAMPLE.orderId,
				label: SAMPLE.orderNumber,
				changes: { status: { from: "CONFIRMED", to: "PREPARING" } },
			},
		],
		last: true,
	}),
	Dashboard: shape(dashboardSchema, {
		stats: STATS,
		trends: { orders: 12, revenue: null },
		newCustomersToday: 1,
		days: [{ day: "2026-11-20", orders: 3, revenue: 640.2 }],
		channels: [{ id: SAMPLE.channelId, name: "Place de marché", orders: 12, revenue: 2410.8 }],
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
		waiting: { withdrawals: 1, claims: 2, reviews: 0, messages: 3 },
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
};
