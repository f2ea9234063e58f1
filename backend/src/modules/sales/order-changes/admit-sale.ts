import { isCancelled, isSold } from "@confiserie/domain/orders/order-status";
import { isGivenBack, remainingCents } from "@confiserie/domain/orders/owed";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { update } from "../../../lib/database/sql";
import { readTerms } from "../../companies/companies";
import { ApiFailure } from "../../foundations/failures";
import type { OrderRow } from "../orders";
import { isRefundedSinceCancelled } from "../refunds";
import { exceededLimit } from "./exceeded-limit";

/**
 * Lets staff accept an order, or take a cancelled one up again, by its status: a company owes it within the limits, or beyond them
 * for a reason, which the audit log records. What is still to be paid of it is on the account of a company that has one, as if the
 * company had accepted it itself. What was given back of a cancelled order is credited and owed no more, so that order stays over.
 * To be called under `lockLimits` and the order's lock, before the status moves.
 * @returns the order as it is then
 * @throws ApiFailure APPROVAL_AWAITED; ORDER_REFUNDED; without a reason APPROVAL_REQUIRED, CREDIT_NOT_GRANTED, CREDIT_BLOCKED, CREDIT_LIMIT_EXCEEDED
 */
export async function admitSale(
	sql: Knex.Transaction,
	order: OrderRow,
	{ status: to, overrideReason }: Pick<OrderRow, "status"> & { overrideReason?: string | undefined },
	now: Date,
): Promise<OrderRow> {
	const isTakenUp = isCancelled(order.status) && !isCancelled(to);
	const isAccepted = isSold(to) && !isSold(order.status);
	if (!isTakenUp && !isAccepted) return order;
	if (isTakenUp && (isGivenBack(order) || (await isRefundedSinceCancelled(sql, order.id))))
		throw new ApiFailure("ORDER_REFUNDED");
	if (isAccepted && order.approval === "WAITING") throw new ApiFailure("APPROVAL_AWAITED");
	// One that was accepted before and waits again is owed already.
	const addedCents = order.confirmedAt !== null && !isTakenUp ? 0 : remainingCents(order);
	const { companyId, totalCents } = order;
	const isOnAccount =
		isAccepted && addedCents > 0 && companyId !== null && (await readTerms(sql, companyId)).isOnAccount;
	const admitted = { ...order, onAccountAt: order.onAccountAt ?? (isOnAccount ? now : null) };
	const exceeded = await exceededLimit(sql, admitted, { totalCents, addedCents, now });
	if (exceeded && !overrideReason) throw exceeded;
	if (isOnAccount) await update(sql, "order_book", order.id, { onAccountAt: admitted.onAccountAt });
	return admitted;
}
