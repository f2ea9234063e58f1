import type { OrderStatus } from "@confiserie/domain/orders/order-status";
import type { HistoryAct } from "@confiserie/domain/timeline/timeline-words";

/** `actor`: a customer or user id, or "payment", "hold-expiry". */
export interface StatusChange {
	orderId: string;
	at: Date;
	actor: string;
	from: OrderStatus | null;
	to: OrderStatus;
	/** What the history shows where the status stays; left out, a note of the team. */
	act?: HistoryAct;
	note?: string;
	/** True when another mail covers the change, or the customer gets none. */
	skipMail?: boolean;
}
