/** Fulfilment stage of an order in Medusa. */
export const MEDUSA_STAGES = ["PREPARING", "SHIPPED", "DELIVERED"] as const;
export type MedusaStage = (typeof MEDUSA_STAGES)[number];

/** Phase of an order for money and stock. Each status has one; the rest of a status is text. */
const ORDER_PHASES = {
	/** Awaits its payment: its goods are reserved, it counts in no metric. */
	AWAITING_PAYMENT: { isSold: false, holdsStock: true },
	/** Accepted, its goods still here and reserved. */
	TO_SHIP: { isSold: true, holdsStock: true },
	/** Its goods have left the stock. */
	SHIPPED: { isSold: true, holdsStock: false },
	/** Ended without a sale: nothing is reserved. */
	CANCELLED: { isSold: false, holdsStock: false },
} as const;
type OrderPhase = keyof typeof ORDER_PHASES;

interface StatusFacts {
	/** In the admin, in exports and in the log. */
	label: string;
	/** Colour of its badge. */
	tone: "warning" | "info" | "success" | "neutral";
	phase: OrderPhase;
	/** The status that follows when all goes well, by a single button; null where none does or a payment decides. */
	next: string | null;
	/** What an order of this status has reached in Medusa; null for nothing. */
	stage: MedusaStage | null;
	/** What its customer reads on the order's page. */
	news: string;
	/** Template of the mail when a person moves an order here. */
	mail: "order-status-changed" | "order-cancelled";
	/** Whether that mail is proposed; a status within the house tells its customer nothing to act on. */
	isNotified: boolean;
}

/**
 * Every order status in the order of its life. Labels, badges, timeline, mails, CSV and SQL conditions derive from its row, so
 * that a new status is one row; docs/recipes.md lists the constraints and texts it needs besides. An administrator may set any
 * of them. Source: accounts spec §4.
 */
export const ORDER_STATUS = {
	PENDING: {
		label: "En attente",
		tone: "warning",
		phase: "AWAITING_PAYMENT",
		next: null,
		stage: null,
		news: "Votre commande attend la confirmation de son paiement.",
		mail: "order-status-changed",
		isNotified: true,
	},
	CONFIRMED: {
		label: "Confirmée",
		tone: "info",
		phase: "TO_SHIP",
		next: "PREPARING",
		stage: null,
		news: "Votre commande est confirmée. Elle part sous 24-48 h.",
		mail: "order-status-changed",
		isNotified: true,
	},
	PREPARING: {
		label: "En préparation",
		tone: "info",
		phase: "TO_SHIP",
		next: "SHIPPED",
		stage: "PREPARING",
		news: "Nous préparons vos cartons.",
		mail: "order-status-changed",
		isNotified: false,
	},
	SHIPPED: {
		label: "Expédiée",
		tone: "info",
		phase: "SHIPPED",
		next: "DELIVERED",
		stage: "SHIPPED",
		news: "Votre commande est en route.",
		mail: "order-status-changed",
		isNotified: true,
	},
	DELIVERED: {
		label: "Livrée",
		tone: "success",
		phase: "SHIPPED",
		next: null,
		stage: "DELIVERED",
		news: "Votre commande est arrivée. Bonne dégustation\u00a0!",
		mail: "order-status-changed",
		isNotified: true,
	},
	CANCELLED: {
		label: "Annulée",
		tone: "neutral",
		phase: "CANCELLED",
		next: null,
		stage: null,
		news: "Cette commande est annulée.",
		mail: "order-cancelled",
		isNotified: true,
	},
} as const satisfies Record<string, StatusFacts>;

/** What statuses are called, and say, for an order that its customer fetches. */
const PICKUP_WORDS: Partial<Record<OrderStatus, { label: string; news: string }>> = {
	CONFIRMED: { label: "Confirmée", news: "Votre commande est confirmée. Nous la préparons pour son retrait." },
	SHIPPED: { label: "Prête à retirer", news: "Votre commande est prête à retirer." },
	DELIVERED: { label: "Retirée", news: "Votre commande est retirée. Bonne dégustation\u00a0!" },
};

/** The label and the news of a status. */
export function wordsOfStatus(status: OrderStatus, isPickup: boolean): { label: string; news: string } {
	const { label, news } = ORDER_STATUS[status];
	return (isPickup && PICKUP_WORDS[status]) || { label, news };
}

export type OrderStatus = keyof typeof ORDER_STATUS;
export const ORDER_STATUSES = Object.keys(ORDER_STATUS) as [OrderStatus, ...OrderStatus[]];

const phaseOf = (status: OrderStatus): OrderPhase => ORDER_STATUS[status].phase;

/** Accepted and not cancelled: it counts in the figures. */
export const isSold = (status: OrderStatus): boolean => ORDER_PHASES[phaseOf(status)].isSold;

/** What was sold is reserved: before its goods leave, and not once cancelled. */
export const holdsStock = (status: OrderStatus): boolean => ORDER_PHASES[phaseOf(status)].holdsStock;

export const isPending = (status: OrderStatus): boolean => phaseOf(status) === "AWAITING_PAYMENT";

/** Accepted, its goods still here. */
export const isToShip = (status: OrderStatus): boolean => phaseOf(status) === "TO_SHIP";

/** Its goods have left the stock: Medusa fulfils it, once. */
export const isShipped = (status: OrderStatus): boolean => phaseOf(status) === "SHIPPED";

/** Its goods have arrived: it has a day of delivery. */
export const isDelivered = (status: OrderStatus): boolean => ORDER_STATUS[status].stage === "DELIVERED";

export const isCancelled = (status: OrderStatus): boolean => phaseOf(status) === "CANCELLED";

const DAY_MS = 24 * 60 * 60 * 1000;
/** An order counts as new for three days. Source: accounts spec §9 "new-order highlight". */
export const NEW_ORDER_DAYS = 3;

export function isNewOrder(createdAt: Date | string, now: Date): boolean {
	return now.getTime() - new Date(createdAt).getTime() <= NEW_ORDER_DAYS * DAY_MS;
}

/** The next status when all goes well; null where none follows, or a payment decides. */
export const nextStatus = (status: OrderStatus): OrderStatus | null => ORDER_STATUS[status].next;

/** What comes after each of them alike; null where they differ. */
export function commonNextStatus(statuses: readonly OrderStatus[]): OrderStatus | null {
	const [next = null, ...others] = new Set(statuses.map(nextStatus));
	return others.length === 0 ? next : null;
}

/** Status of an order that is accepted. */
const ACCEPTED: OrderStatus = "CONFIRMED";

/** Status after a payment: the first success accepts a pending order, nothing else moves by itself. */
export function statusAfterCapture(status: OrderStatus): OrderStatus {
	return isPending(status) ? ACCEPTED : status;
}

/** The steps of the customer's timeline, each the next of the one before. */
export const ORDER_STEPS: readonly OrderStatus[] = stepsFrom(ACCEPTED);

function stepsFrom(status: OrderStatus): OrderStatus[] {
	const next = nextStatus(status);
	return [status, ...(next ? stepsFrom(next) : [])];
}
