import { isHeld } from "@confiserie/domain/orders/hold";
import { remainingCents } from "@confiserie/domain/orders/owed";
import { awaitsFirstPayment } from "@confiserie/domain/payments/balance";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { inTransaction } from "../../../../lib/database/sql";
import { lockMember, type Membership, refuseBeyondCredit, requireMembership } from "../../../companies/companies";
import { ApiFailure } from "../../../foundations/failures";
import { acceptToPayLater, type CheckoutContext } from "../../checkout";
import { findPayableOrder, lockOrder, mailOrderRecorded, type OrderRow } from "../../orders";
import { closeNow, liveAttempt } from "../../payments";

/** Times that a payment which begins meanwhile is closed before the buyer is asked to try again. */
const MAXIMUM_TRIES = 3;

/**
 * Accepts an unpaid order of the caller on their company's account: it is paid by transfer, thirty days end of month. The
 * company's lock orders all of its acceptances, so that together they never exceed the limit. An open card payment is
 * closed with the provider first. The same again changes nothing.
 * @throws ApiFailure ORDER_NOT_FOUND, COMPANY_NOT_FOUND, COMPANY_ROLE_REFUSED, CREDIT_NOT_GRANTED, CREDIT_BLOCKED,
 *   CREDIT_LIMIT_EXCEEDED, CHECKOUT_CLOSED, PAYMENT_IN_PROGRESS when a card is being charged, PAYMENT_UNAVAILABLE
 */
export async function orderOnAccount(
	context: CheckoutContext,
	idOrNumber: string,
	customerId: string,
): Promise<string> {
	const membership = await requireMembership(context.pool, customerId, "order");
	const { id, orderNumber, onAccountAt } = await findPayableOrder(context.pool, idOrNumber, customerId);
	if (onAccountAt) return orderNumber;
	for (let tried = 0; tried < MAXIMUM_TRIES; tried++) {
		const order = await findPayableOrder(context.pool, id, customerId);
		// Refused before the card payment is closed: it stays open for a customer who pays now instead.
		refuseClosed(context, order, membership);
		await refuseBeyondCredit(context.pool, membership.companyId, remainingCents(order), context.now());
		const open = await liveAttempt(context.pool, id);
		if (open && !(await closeNow(context, open))) throw new ApiFailure("PAYMENT_IN_PROGRESS");
		if (await inTransaction(context.writes, (sql) => accept(context, sql, id, customerId))) {
			await context.announce("order_book.tasks_due");
			return orderNumber;
		}
	}
	throw new ApiFailure("PAYMENT_IN_PROGRESS");
}

/** Returns false when a card payment began meanwhile: it is to be closed first. @throws ApiFailure as `orderOnAccount` */
async function accept(
	context: CheckoutContext,
	sql: Knex.Transaction,
	orderId: string,
	customerId: string,
): Promise<boolean> {
	const membership = await lockMember(sql, customerId, "order");
	// A colleague may have taken it over while this waited.
	await findPayableOrder(sql, orderId, customerId);
	const order = await lockOrder(sql, orderId);
	if (order.onAccountAt) return true;
	if (await liveAttempt(sql, orderId)) return false;
	refuseClosed(context, order, membership);
	const now = context.now();
	await acceptToPayLater(sql, order, customerId, now);
	await mailOrderRecorded(sql, orderId, { path: null, heldUntil: null });
	return true;
}

function refuseClosed(context: CheckoutContext, order: OrderRow, { companyId }: Membership): void {
	const { approval } = order;
	const isOpen = order.companyId === companyId && awaitsFirstPayment(order) && isHeld(order, context.now());
	if (!isOpen || approval === "WAITING" || approval === "DECLINED") throw new ApiFailure("CHECKOUT_CLOSED");
}
