import { type ClaimPage, claimQuerySchema } from "@confiserie/domain/contract/claim";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { parseQuery } from "../../../../http/parse";
import { ORDERING_MODULE, type OrderingService } from "../../../../modules/order-service";
import { listAllClaims } from "../../../../modules/refunds";

/** GET /api/admin/claims?list=&query=&page=: the queue, or what fits a search. */
export async function GET(req: MedusaRequest, res: MedusaResponse<ClaimPage>): Promise<void> {
	const { book } = req.scope.resolve<OrderingService>(ORDERING_MODULE);
	res.json(await listAllClaims(book.pool, parseQuery(claimQuerySchema, req)));
}
