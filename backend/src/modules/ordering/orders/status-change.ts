import type { OrderStatus } from "@confiserie/domain/order-status";

/** `actor`: a customer or user id, or "payment", "hold-expiry". */
export interface StatusChange {
	orderId: string;
	at: Date;
	actor: string;
	from: OrderStatus | null;
	to: OrderStatus;
	note?: string;
	/** True when the caller has the customer told of it by another mail, or by none. */
	isToldApart?: boolean;
}
