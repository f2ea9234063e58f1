import { type Claim, type ClaimList, newClaimSchema } from "@confiserie/domain/contract/claim";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { clientAddress } from "../../../../../http/client-address";
import { claimLimits, countAttempt } from "../../../../../http/limits";
import { parseBody } from "../../../../../http/parse";
import { followedOrder } from "../../../../../http/tries";
import { ORDERING_MODULE, type OrderingService } from "../../../../../modules/order-service";
import { listClaims, makeClaim } from "../../../../../modules/refunds";

/** GET /api/followed-orders/{key}/claims: what a customer without an account said about the order. */
export async function GET(req: MedusaRequest, res: MedusaResponse<ClaimList>): Promise<void> {
	const { book } = req.scope.resolve<OrderingService>(ORDERING_MODULE);
	res.json(await listClaims(book.pool, await followedOrder(req, book.pool)));
}

/** POST /api/followed-orders/{key}/claims: 201 once the claim is stored with its acknowledgement. */
export async function POST(req: MedusaRequest, res: MedusaResponse<Claim>): Promise<void> {
	const { book } = req.scope.resolve<OrderingService>(ORDERING_MODULE);
	const order = await followedOrder(req, book.pool);
	const claim = parseBody(newClaimSchema, req);
	await countAttempt(req.scope, claimLimits(order.id, clientAddress(req)));
	res.status(201).json(await makeClaim(book, order.id, claim));
}
