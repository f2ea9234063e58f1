/** How far an order has come in Medusa, by what was done with its goods. */
export const ENGINE_STAGES = ["PREPARING", "SHIPPED", "DELIVERED"] as const;
export type EngineStage = (typeof ENGINE_STAGES)[number];

interface StatusFacts {
	/** In the admin, in exports and in the log. */
	label: string;
	/** Colour of its badge. */
	tone: "warning" | "info" | "success" | "neutral";
	/** Accepted and not cancelled: it counts in the figures, and is a step of the customer's timeline. */
	isSold: boolean;
	/** What was sold is still here and reserved. */
	holdsStock: boolean;
	/** What an order of this status has reached in Medusa; null for nothing. */
	stage: EngineStage | null;
	/** What its customer reads on the order's page. */
	news: string;
	/** Template of the mail when a person moves an order here. */
	mail: "order-status-changed" | "order-cancelled";
	/** Whether that mail is proposed; a status within the house tells its customer nothing to act on. */
	isNotified: boolean;
}

/**
 * Every order status in the order of its life, with all that the shop knows of it. Labels, badges, timeline, mails, CSV and
 * the conditions of SQL derive from here; what a new one takes beside its line tells docs/recipes.md. An administrator may
 * set any of them. Source: accounts spec §4.
 */
export const ORDER_STATUS = {
	PENDING: {
		label: "En attente",
		tone: "warning",
		isSold: false,
		holdsStock: true,
		stage: null,
		news: "Votre commande attend la confirmation de son paiement.",
		mail: "order-status-changed",
		isNotified: true,
	},
	CONFIRMED: {
		label: "Confirmée",
		tone: "info",
		isSold: true,
		holdsStock: true,
		stage: null,
		news: "Votre commande est confirmée. Elle part sous 24-48 h.",
		mail: "order-status-changed",
		isNotified: true,
	},
	PREPARING: {
		label: "En préparation",
		tone: "info",
		isSold: true,
		holdsStock: true,
		stage: "PREPARING",
		news: "Nous préparons vos cartons.",
		mail: "order-status-changed",
		isNotified: false,
	},
	SHIPPED: {
		label: "Expédiée",
		tone: "info",
		isSold: true,
		holdsStock: false,
		stage: "SHIPPED",
		news: "Votre commande est en route.",
		mail: "order-status-changed",
		isNotified: true,
	},
	DELIVERED: {
		label: "Livrée",
		tone: "success",
		isSold: true,
		holdsStock: false,
		stage: "DELIVERED",
		news: "Votre commande est arrivée. Bonne dégustation\u00a0!",
		mail: "order-status-changed",
		isNotified: true,
	},
	CANCELLED: {
		label: "Annulée",
		tone: "neutral",
		isSold: false,
		holdsStock: false,
		stage: null,
		news: "Cette commande est annulée.",
		mail: "order-cancelled",
		isNotified: true,
	},
} as const satisfies Record<string, StatusFacts>;

export type OrderStatus = keyof typeof ORDER_STATUS;
export const ORDER_STATUSES = Object.keys(ORDER_STATUS) as [OrderStatus, ...OrderStatus[]];

/** Accepted and not cancelled. */
export const isSold = (status: OrderStatus): boolean => ORDER_STATUS[status].isSold;

/** What was sold is reserved: before its goods leave, and not once cancelled. */
export const holdsStock = (status: OrderStatus): boolean => ORDER_STATUS[status].holdsStock;

export const isPending = (status: OrderStatus): boolean => !isSold(status) && holdsStock(status);

/** Accepted, its goods still here. */
export const isToShip = (status: OrderStatus): boolean => isSold(status) && holdsStock(status);

/** Its goods have left the stock: Medusa fulfils it, once. */
export const isShipped = (status: OrderStatus): boolean => isSold(status) && !holdsStock(status);

/** Its goods have arrived: it has a day of delivery. */
export const isDelivered = (status: OrderStatus): boolean => ORDER_STATUS[status].stage === "DELIVERED";

export const isCancelled = (status: OrderStatus): boolean => !isSold(status) && !holdsStock(status);

const DAY_MS = 24 * 60 * 60 * 1000;
/** An order counts as new for three days. Source: accounts spec §9 "new-order highlight". */
export const NEW_ORDER_DAYS = 3;

export function isNewOrder(createdAt: Date | string, now: Date): boolean {
	return now.getTime() - new Date(createdAt).getTime() <= NEW_ORDER_DAYS * DAY_MS;
}

/**
 * The next status when all goes well, for a button with that single step; null where none follows, or a decision is
 * required: a checkout is accepted by its payment.
 */
export function nextStatus(status: OrderStatus): OrderStatus | null {
	const next = ORDER_STATUSES[ORDER_STATUSES.indexOf(status) + 1];
	return next && isSold(status) && isSold(next) ? next : null;
}

/** What comes after each of them alike; null where they differ. */
export function commonNextStatus(statuses: readonly OrderStatus[]): OrderStatus | null {
	const [next = null, ...others] = new Set(statuses.map(nextStatus));
	return others.length === 0 ? next : null;
}

/** Status after a payment: the first success moves a pending order to CONFIRMED, nothing else moves by itself. */
export function statusAfterCapture(status: OrderStatus): OrderStatus {
	return isPending(status) ? "CONFIRMED" : status;
}
