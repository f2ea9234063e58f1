import { type Claim, claimMessageSchema } from "@confiserie/domain/contract/claim";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { callerOf } from "../../../../../../../http/caller";
import { clientAddress } from "../../../../../../../http/client-address";
import { claimLimits, countAttempt } from "../../../../../../../http/limits";
import { parseBody } from "../../../../../../../http/parse";
import { ORDERING_MODULE, type OrderingService } from "../../../../../../../modules/order-service";
import { findOrder } from "../../../../../../../modules/orders";
import { sayInClaim } from "../../../../../../../modules/refunds";

/** POST /api/orders/{id or number}/claims/{number}/messages: the caller says more in a claim of their own. */
export async function POST(req: MedusaRequest, res: MedusaResponse<Claim>): Promise<void> {
	const { book } = req.scope.resolve<OrderingService>(ORDERING_MODULE);
	const { id: orderId } = await findOrder(book.pool, req.params.id ?? "", callerOf(req).customerId);
	const message = parseBody(claimMessageSchema, req);
	await countAttempt(req.scope, claimLimits(orderId, clientAddress(req)));
	res.status(201).json(await sayInClaim(book, { orderId, number: req.params.number ?? "" }, message));
}
