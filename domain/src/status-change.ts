import type { OrderStatus } from "./order-status";

/** What a change of status does to the stock: nothing, give back what is held, or hold it again. */
export type StockEffect = "none" | "release" | "hold";

/** What follows from moving an order by hand. Any status may follow any other. Source: accounts spec §4, domain decisions. */
export interface StatusChange {
	stock: StockEffect;
	/** The order counts as accepted from now on: its hold no longer runs out. */
	isAccepted: boolean;
}

/**
 * @param hasLeft whether the goods have left already: then no stock is held, and neither cancelling nor taking the order
 * up again moves any
 */
export function statusChange(from: OrderStatus, to: OrderStatus, { hasLeft }: { hasLeft: boolean }): StatusChange {
	return { stock: stockEffect(from, to, hasLeft), isAccepted: to !== "PENDING" && to !== "CANCELLED" };
}

/** Whether an order of this status has left the stock: the engine fulfils it, once. */
export function isShipped(status: OrderStatus): boolean {
	return status === "SHIPPED" || status === "DELIVERED";
}

function stockEffect(from: OrderStatus, to: OrderStatus, hasLeft: boolean): StockEffect {
	if (hasLeft || from === to) return "none";
	if (to === "CANCELLED") return "release";
	return from === "CANCELLED" ? "hold" : "none";
}
