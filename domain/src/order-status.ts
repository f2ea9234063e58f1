/** Order status with its label. An administrator may set any of them. Source: accounts spec §4. */
export const ORDER_STATUSES = ["PENDING", "CONFIRMED", "PREPARING", "SHIPPED", "DELIVERED", "CANCELLED"] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

export const ORDER_STATUS_LABELS: Record<OrderStatus, string> = {
	PENDING: "En attente",
	CONFIRMED: "Confirmée",
	PREPARING: "En préparation",
	SHIPPED: "Expédiée",
	DELIVERED: "Livrée",
	CANCELLED: "Annulée",
};

const DAY_MS = 24 * 60 * 60 * 1000;
/** An order counts as new for three days. Source: accounts spec §9 "new-order highlight". */
export const NEW_ORDER_DAYS = 3;

export function isNewOrder(createdAt: Date | string, now: Date): boolean {
	return now.getTime() - new Date(createdAt).getTime() <= NEW_ORDER_DAYS * DAY_MS;
}

/** Status after a payment: the first success moves PENDING to CONFIRMED, nothing else moves by itself. */
export function statusAfterCapture(status: OrderStatus): OrderStatus {
	return status === "PENDING" ? "CONFIRMED" : status;
}
