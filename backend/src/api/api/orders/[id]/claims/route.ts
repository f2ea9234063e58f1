import { type Claim, type ClaimList, newClaimSchema } from "@confiserie/domain/contract/claim";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { callerOf } from "../../../../../http/caller";
import { clientAddress } from "../../../../../http/client-address";
import { claimLimits, countAttempt } from "../../../../../http/limits";
import { parseBody } from "../../../../../http/parse";
import { ORDERING_MODULE, type OrderingService } from "../../../../../modules/order-service";
import { findOrder } from "../../../../../modules/orders";
import { listClaims, makeClaim } from "../../../../../modules/refunds";

/** GET /api/orders/{id or number}/claims: what the caller said about one of their own orders. */
export async function GET(req: MedusaRequest, res: MedusaResponse<ClaimList>): Promise<void> {
	const { book, order } = await ownOrder(req);
	res.json(await listClaims(book.pool, order));
}

/** POST /api/orders/{id or number}/claims: 201 once the claim is stored with its acknowledgement. */
export async function POST(req: MedusaRequest, res: MedusaResponse<Claim>): Promise<void> {
	// Whose order it is comes before what is said of it.
	const { book, order } = await ownOrder(req);
	const claim = parseBody(newClaimSchema, req);
	await countAttempt(req.scope, claimLimits(order.id, clientAddress(req)));
	res.status(201).json(await makeClaim(book, order.id, claim));
}

async function ownOrder(req: MedusaRequest) {
	const { book } = req.scope.resolve<OrderingService>(ORDERING_MODULE);
	return { book, order: await findOrder(book.pool, req.params.id ?? "", callerOf(req).customerId) };
}
