import type { Balance, BalanceIntent } from "@confiserie/domain/contract/balance";
import { isCancelled } from "@confiserie/domain/orders/order-status";
import { remainingCents } from "@confiserie/domain/orders/owed";
import { balanceDueCents } from "@confiserie/domain/payments/balance";
import { PAYABLE_CENTS } from "@confiserie/domain/payments/payable";
import { inTransaction } from "../../../lib/database/sql";
import { ApiFailure, existing, failureOf } from "../../foundations/failures";
import { lockedOrderById, type OrderRow, orderById } from "../orders";
import { askProvider } from "./apply-intent";
import { liveAttempt, openAttempt } from "./attempt";
import { isInProgress, openPayment } from "./open-intent";
import type { PaymentContext } from "./types";

/**
 * Opens the payment of what is left of an order, or returns the one that is open: two tabs and two payers get the same
 * intent, which can be paid once. The amount is the server's, read under the order's lock.
 * @throws ApiFailure BALANCE_CLOSED (paid, cancelled, or still in its checkout), BALANCE_UNPAYABLE, PAYMENT_IN_PROGRESS,
 *   PAYMENT_UNAVAILABLE
 */
export async function openBalance(context: PaymentContext, orderId: string): Promise<BalanceIntent> {
	await inTransaction(context.writes, async (sql) => {
		const order = await lockedOrderById(sql, orderId);
		const amountCents = order ? balanceDueCents(order) : 0;
		if (!order || amountCents === 0) throw new ApiFailure("BALANCE_CLOSED");
		if (amountCents < PAYABLE_CENTS.minimum) throw new ApiFailure("BALANCE_UNPAYABLE");
		const { provider } = context.gateway;
		await openAttempt(sql, { orderId, provider, purpose: "BALANCE", amountCents, now: context.now() });
	});
	try {
		return await openPayment(context, orderId);
	} catch (error) {
		throw failureOf(error)?.code === "CHECKOUT_CLOSED" ? new ApiFailure("BALANCE_CLOSED") : error;
	}
}

/**
 * The unpaid balance of an order, or what `amountOf` counts of it. While a payment is open the provider is asked, so that a lost event neither delays a
 * customer nor leads to a second payment.
 */
export async function readBalance(
	context: PaymentContext,
	orderId: string,
	amountOf: (order: OrderRow) => number = balanceDueCents,
): Promise<Balance> {
	const open = await liveAttempt(context.pool, orderId);
	const intent = open?.intentId ? await askProvider(context, open.intentId) : undefined;
	const order = existing(await orderById(context.pool, orderId), "ORDER_NOT_FOUND");
	const amount = amountOf(order);
	const isPaid = !isCancelled(order.status) && remainingCents(order) === 0;
	const due = intent && isInProgress(intent) ? "IN_PROGRESS" : "DUE";
	return { orderNumber: order.orderNumber, amount, state: amount > 0 ? due : isPaid ? "PAID" : "CLOSED" };
}
