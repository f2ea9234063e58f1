import * as contract from "@confiserie/domain/contract/order-payments";
import { dayOf } from "@confiserie/domain/day";
import { PAYMENT_MEANS } from "@confiserie/domain/payments/payment-provider";
import { currentEnv } from "../config/env";
import type { Caller } from "../http/caller";
import { serve } from "../http/operations/serve";
import { inTransaction } from "../lib/database/sql";
import { noted, recordAudit } from "../modules/foundations/audit";
import { ApiFailure } from "../modules/foundations/failures";
import { auditedOrder, findOrder, type OrderContext, type OrderRow, queueOrderMail } from "../modules/sales/orders";
import { linkableCents, listMovements, readPayments, recordTransfer, signPaymentLink } from "../modules/sales/payments";

export default serve(contract, {
	listMoneyMovements: ({ sql, query }) => listMovements(sql, query),
	readOrderPayments: async ({ ordering: { context }, params }) =>
		readPayments(context.pool, await findOrder(context.pool, params.id, null)),
	makeBalanceLink: async ({ ordering: { context }, caller, params, body: { send } }) => {
		const order = await findOrder(context.pool, params.id, null);
		const amountCents = linkableCents(order);
		if (amountCents === 0) throw new ApiFailure("BALANCE_CLOSED");
		const { COOKIE_SECRET, STOREFRONT_URL } = currentEnv();
		const { token, expiresAt } = signPaymentLink(order.orderNumber, COOKIE_SECRET, context.now());
		const path = `/payer/${token}`;
		if (send) await sendLink(context, order, { path, amountCents }, caller);
		return { url: `${STOREFRONT_URL}${path}`, expiresAt: expiresAt.toISOString() };
	},
	recordTransfer: async ({ ordering: { context }, caller, params, body, idempotencyKey }) => {
		const { customerId } = caller;
		const { amount, means, receivedOn, reference } = body;
		if (receivedOn > dayOf(context.now()))
			throw new ApiFailure("VALIDATION", { field: "receivedOn", message: "Ce jour n'est pas encore venu." });
		const { id: orderId } = await findOrder(context.pool, params.id, null);
		await recordTransfer(context, {
			orderId,
			amountCents: amount,
			means,
			receivedOn,
			reference,
			recordedBy: customerId,
			idempotencyKey,
			onNew: (sql, order) =>
				recordAudit(sql, caller, {
					action: "payment.transfer-recorded",
					...auditedOrder(order),
					changes: noted({ transferCents: amount, means: PAYMENT_MEANS[means].label, receivedOn, reference }),
				}),
		});
		return readPayments(context.pool, await findOrder(context.pool, orderId, null));
	},
});

/** Sends a payment link to the order's customer by e-mail. */
function sendLink(
	{ pool }: OrderContext,
	order: OrderRow,
	link: { path: string; amountCents: number },
	caller: Caller,
): Promise<void> {
	const { id, email } = order;
	return inTransaction(pool, async (sql) => {
		const key = `balance-link:${link.path}`;
		await queueOrderMail(sql, id, (mailed) => ({ key, template: "balance-link", data: { order: mailed, ...link } }));
		await recordAudit(sql, caller, {
			action: "payment.link-sent",
			...auditedOrder(order),
			changes: noted({ sentTo: email }),
		});
	});
}
