import { type Claim, claimMessageSchema } from "@confiserie/domain/contract/claim";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { clientAddress } from "../../../../../../../http/client-address";
import { claimLimits, countAttempt } from "../../../../../../../http/limits";
import { parseBody } from "../../../../../../../http/parse";
import { followedOrder } from "../../../../../../../http/tries";
import { ORDERING_MODULE, type OrderingService } from "../../../../../../../modules/order-service";
import { sayInClaim } from "../../../../../../../modules/refunds";

/** POST /api/followed-orders/{key}/claims/{number}/messages: a customer without an account says more in a claim. */
export async function POST(req: MedusaRequest, res: MedusaResponse<Claim>): Promise<void> {
	const { book } = req.scope.resolve<OrderingService>(ORDERING_MODULE);
	const { id: orderId } = await followedOrder(req, book.pool);
	const message = parseBody(claimMessageSchema, req);
	await countAttempt(req.scope, claimLimits(orderId, clientAddress(req)));
	res.status(201).json(await sayInClaim(book, { orderId, number: req.params.number ?? "" }, message));
}
