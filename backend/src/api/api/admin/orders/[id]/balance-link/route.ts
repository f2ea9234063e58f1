import { balanceDueCents } from "@confiserie/domain/balance";
import type { BalanceLink } from "@confiserie/domain/contract/balance";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { currentEnv } from "../../../../../../config/env";
import { ApiFailure } from "../../../../../../http/failure";
import { ORDERING_MODULE } from "../../../../../../modules/ordering";
import { findOrder } from "../../../../../../modules/ordering/find-order";
import { signPaymentLink } from "../../../../../../modules/ordering/payment-link";
import type OrderingService from "../../../../../../modules/ordering/service";

/** POST /api/admin/orders/{id or number}/balance-link: a link by which anybody can pay what is left, without account. */
export async function POST(req: MedusaRequest, res: MedusaResponse<BalanceLink>): Promise<void> {
	const { book } = req.scope.resolve<OrderingService>(ORDERING_MODULE);
	const order = await findOrder(book.pool, req.params.id ?? "", null);
	if (balanceDueCents(order) === 0) throw new ApiFailure("BALANCE_CLOSED");
	const { COOKIE_SECRET, STOREFRONT_URL } = currentEnv();
	const { token, expiresAt } = signPaymentLink(order.orderNumber, COOKIE_SECRET, book.now());
	res.status(201).json({ url: `${STOREFRONT_URL}/payer/${token}`, expiresAt: expiresAt.toISOString() });
}
