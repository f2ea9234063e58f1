import { type BalanceLink, balanceLinkRequestSchema } from "@confiserie/domain/contract/balance";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { currentEnv } from "../../../../../../config/env";
import { type Caller, callerOf } from "../../../../../../http/caller";
import { parseBody } from "../../../../../../http/parse";
import { inTransaction } from "../../../../../../lib/database/sql";
import { recordAudit } from "../../../../../../modules/audit";
import { ApiFailure } from "../../../../../../modules/failures";
import { ORDERING_MODULE, type OrderingService } from "../../../../../../modules/order-service";
import { findOrder, type OrderBook, type OrderRow, queueOrderMail } from "../../../../../../modules/orders";
import { linkableCents, signPaymentLink } from "../../../../../../modules/payments";

/**
 * POST /api/admin/orders/{id or number}/balance-link { send }: a link by which anybody can pay what is left, without
 * account. With `send` it goes to the order's customer by e-mail.
 */
export async function POST(req: MedusaRequest, res: MedusaResponse<BalanceLink>): Promise<void> {
	const { book } = req.scope.resolve<OrderingService>(ORDERING_MODULE);
	const { send } = parseBody(balanceLinkRequestSchema, req);
	const order = await findOrder(book.pool, req.params.id ?? "", null);
	if (linkableCents(order) === 0) throw new ApiFailure("BALANCE_CLOSED");
	const { COOKIE_SECRET, STOREFRONT_URL } = currentEnv();
	const { token, expiresAt } = signPaymentLink(order.orderNumber, COOKIE_SECRET, book.now());
	const path = `/payer/${token}`;
	if (send) await sendLink(book, order, path, callerOf(req));
	res.status(201).json({ url: `${STOREFRONT_URL}${path}`, expiresAt: expiresAt.toISOString() });
}

function sendLink(
	{ pool }: OrderBook,
	{ id, orderNumber, email }: OrderRow,
	path: string,
	caller: Caller,
): Promise<void> {
	return inTransaction(pool, async (sql) => {
		const key = `balance-link:${path}`;
		await queueOrderMail(sql, id, (order) => ({ key, template: "balance-link", data: { order, path } }));
		await recordAudit(sql, {
			actorId: caller.customerId,
			actorEmail: caller.email,
			action: "payment.link-sent",
			entity: "order",
			entityId: id,
			label: orderNumber,
			changes: { sentTo: { from: null, to: email } },
		});
	});
}
