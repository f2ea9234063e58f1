import type { OrderStatus } from "./order-status";
import { isGivenBack, type PaymentFacts } from "./payment-status";

/** What a change of status does to the stock: nothing, give back what is held, or hold it again. */
export type StockEffect = "none" | "release" | "hold";

/** What follows from moving an order by hand. Any status may follow any other. Source: accounts spec §4, ADR 152. */
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

/**
 * Whether a refund ends an order: all that was paid is given back, and its goods are still here. What has left stays what
 * it is, since no refund brings it back.
 */
export function isEndedByRefund(
	{ status, ...paid }: { status: OrderStatus } & Pick<PaymentFacts, "capturedCents" | "refundedCents">,
	{ hasLeft }: { hasLeft: boolean },
): boolean {
	return isGivenBack(paid) && status !== "CANCELLED" && !isShipped(status) && !hasLeft;
}

/** How far the engine's order has come, by what was done with its goods. */
export const ENGINE_STAGES = ["PREPARING", "SHIPPED", "DELIVERED"] as const;
export type EngineStage = (typeof ENGINE_STAGES)[number];

/** Whether a stage is further than a status; a cancelled order is at no stage. */
export function isAhead(stage: EngineStage, status: OrderStatus): boolean {
	return stageIndex(stage) > stageIndex(status);
}

/**
 * What was done in the engine and is overruled by moving an order: a step back leaves the stages beyond it behind, taking a
 * cancelled order up again its cancellation.
 */
export function overruledActs(from: OrderStatus, to: OrderStatus): (EngineStage | "CANCELLED")[] {
	if (from === "CANCELLED") return to === "CANCELLED" ? [] : ["CANCELLED"];
	return ENGINE_STAGES.filter((stage) => !isAhead(stage, from) && isAhead(stage, to));
}

const IN_ORDER: readonly OrderStatus[] = ENGINE_STAGES;
const stageIndex = (status: OrderStatus) => IN_ORDER.indexOf(status);

function stockEffect(from: OrderStatus, to: OrderStatus, hasLeft: boolean): StockEffect {
	if (hasLeft || from === to) return "none";
	if (to === "CANCELLED") return "release";
	return from === "CANCELLED" ? "hold" : "none";
}
