import type { DeliveryPromise } from "../contract/delivery-promise";
import type { OrderDelivery } from "../contract/order-delivery";
import { dayOf } from "../day";
import { isCancelled, isDelivered, isShipped, type OrderStatus } from "./order-status";

interface PromisedOrder {
	status: OrderStatus;
	isPartlyShipped: boolean;
	delivery: Pick<OrderDelivery, "kind" | "dispatchBy" | "deliveredFrom" | "day"> | null;
	/** As agreed where the shop has one price for all; null for orders from before days were recorded. */
	dispatchBy: string | null;
	deliveredFrom: string | null;
	/** When it was paid or accepted. */
	confirmedAt: Date | null;
}

/**
 * The day that an order still promises: the one of its placement, or that the customer asked for. None once a part has left, it is
 * ready to be picked up or over, the day has passed, or it was not paid before it should have left.
 */
export function orderPromise(order: PromisedOrder, now: Date): DeliveryPromise | null {
	const { status, delivery, confirmedAt } = order;
	const isPickup = delivery?.kind === "pickup";
	if (order.isPartlyShipped || isDelivered(status) || isCancelled(status) || (isPickup && isShipped(status)))
		return null;
	const day = delivery ? (delivery.day ?? delivery.deliveredFrom) : order.deliveredFrom;
	const payBefore = order.dispatchBy ?? delivery?.dispatchBy ?? null;
	if (day === null || day < dayOf(now) || (payBefore !== null && dayOf(confirmedAt ?? now) > payBefore)) return null;
	return { kind: isPickup ? "PICKUP" : "DELIVERY", day, isFrom: false, orderBefore: null };
}
