import {
	isCancelled,
	isShipped,
	isSold,
	MEDUSA_STAGES,
	type MedusaStage,
	ORDER_STATUS,
	ORDER_STATUSES,
	type OrderStatus,
} from "./order-status";
import { isGivenBack, type MoneyFacts, remainingCents } from "./owed";

/** Effect of a change of status on the stock: none, release the hold, or hold again. */
export type StockEffect = "none" | "release" | "hold";

/** What follows from moving an order by hand. Any status may follow any other. Source: accounts spec §4, ADR 6. */
export interface StatusChange {
	stock: StockEffect;
	/** The order counts as accepted from now on: its hold no longer runs out. */
	isAccepted: boolean;
}

/** What of the order the effect is about, the account of its goods says: boxes that have left are neither released nor held. */
export function statusChange(from: OrderStatus, to: OrderStatus): StatusChange {
	return { stock: stockEffect(from, to), isAccepted: isSold(to) };
}

/**
 * Whether a refund ends an order: all that was paid is given back, and its goods are still here. What has left stays what
 * it is, since no refund brings it back. After a gesture the rest stays due, so it ends nothing while there is one.
 */
export function isEndedByRefund(
	{ status, ...money }: { status: OrderStatus } & MoneyFacts & { refundedCents: number },
	{ hasLeft, hasGesture }: { hasLeft: boolean; hasGesture: boolean },
): boolean {
	if (!isGivenBack(money) || isCancelled(status) || isShipped(status) || hasLeft) return false;
	return !hasGesture || remainingCents(money) === 0;
}

/** Whether a stage is further than a status; a cancelled order is at no stage. */
export function isAhead(stage: MedusaStage, status: OrderStatus): boolean {
	return MEDUSA_STAGES.indexOf(stage) > reached(status);
}

/**
 * What was done in Medusa and is overruled by moving an order: a step back leaves the stages beyond it behind, taking a
 * cancelled order up again its cancellation.
 */
export function overruledActs(from: OrderStatus, to: OrderStatus): (MedusaStage | "CANCELLED")[] {
	if (isCancelled(from)) return isCancelled(to) ? [] : ["CANCELLED"];
	return MEDUSA_STAGES.filter((stage) => !isAhead(stage, from) && isAhead(stage, to));
}

/**
 * Whether the mail of a move is proposed to the administrator. A step back mostly corrects a mistake; a cancelled order that is
 * taken up again is none, since its customer read that it was over.
 * @param from null where it is not known
 */
export function isNotifiedByDefault(from: OrderStatus | null, to: OrderStatus): boolean {
	return ORDER_STATUS[to].isNotified && (from === null || isCancelled(from) || !isBefore(to, from));
}

/** The same for orders that move together: proposed where it is for each of them. */
export function areNotifiedByDefault(from: readonly OrderStatus[], to: OrderStatus): boolean {
	return ORDER_STATUS[to].isNotified && from.every((status) => isNotifiedByDefault(status, to));
}

const isBefore = (status: OrderStatus, other: OrderStatus) =>
	ORDER_STATUSES.indexOf(status) < ORDER_STATUSES.indexOf(other);

/** Index of the stage that a status has reached; -1 for none. */
function reached(status: OrderStatus): number {
	const { stage } = ORDER_STATUS[status];
	return stage === null ? -1 : MEDUSA_STAGES.indexOf(stage);
}

function stockEffect(from: OrderStatus, to: OrderStatus): StockEffect {
	if (isCancelled(from) === isCancelled(to)) return "none";
	return isCancelled(to) ? "release" : "hold";
}
