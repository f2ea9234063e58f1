import type { Balance, BalanceIntent } from "@confiserie/domain/contract/balance";
import { awaitsFirstPayment, balanceDueCents, firstPaymentCents } from "@confiserie/domain/payments/balance";
import { ApiFailure, failureOf } from "../../foundations/failures";
import { findOrder, type OrderRow } from "../orders";
import { openBalance, readBalance } from "./balance";
import { resumeCheckout } from "./resume-checkout";
import type { PaymentContext } from "./types";

/**
 * The amount that a link may collect for an order, in cents: its balance, or the whole of an unpaid one that staff or a
 * channel entered.
 */
export function linkableCents(order: OrderRow): number {
	return awaitsLink(order) ? firstPaymentCents(order) : balanceDueCents(order);
}

/** What is left to pay by a link, as `readBalance` tells it. */
export async function readLinked(context: PaymentContext, orderId: string): Promise<Balance> {
	const balance = await readBalance(context, orderId, linkableCents);
	const isFirst = balance.amount > 0 && awaitsLink(await findOrder(context.pool, orderId, null));
	return isFirst ? { ...balance, isFirst } : balance;
}

/**
 * Opens the payment of a link, or returns the one that is open.
 * @throws ApiFailure BALANCE_CLOSED, also when the hold of the order has run out; as `openBalance`
 */
export async function openLinked(context: PaymentContext, orderId: string): Promise<BalanceIntent> {
	if (!awaitsLink(await findOrder(context.pool, orderId, null))) return openBalance(context, orderId);
	try {
		return await resumeCheckout(context, orderId);
	} catch (error) {
		throw failureOf(error)?.code === "CHECKOUT_CLOSED" ? new ApiFailure("BALANCE_CLOSED") : error;
	}
}

/** Staff or a channel entered it, and its first payment is still to come: it has no checkout that its customer could come back to. */
export const awaitsLink = (order: OrderRow): boolean =>
	(order.placedBy !== null || order.externalRef !== null) && order.expiringSince === null && awaitsFirstPayment(order);
