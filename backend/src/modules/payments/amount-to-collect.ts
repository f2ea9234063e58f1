import { balanceDueCents } from "@confiserie/domain/balance";
import { collectedCents } from "@confiserie/domain/deposit";
import type { OrderRow } from "../orders";
import type { AttemptPurpose } from "./types";

/** The amount payable for an order now, recalculated from its total: stored amounts are checked against it. */
export function amountToCollect(order: OrderRow, purpose: AttemptPurpose): number {
	if (purpose !== "CHECKOUT") return balanceDueCents(order);
	const expectedCents = collectedCents(order.totalCents, order.depositPercentage);
	if (order.expectedCents === expectedCents) return expectedCents;
	throw new Error(`${order.orderNumber} asks for ${order.expectedCents} cents, its terms for ${expectedCents}.`);
}
