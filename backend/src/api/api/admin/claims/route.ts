import { type ClaimPage, claimQuerySchema } from "@confiserie/domain/contract/claim";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { parseQuery } from "../../../../http/parse";
import { listAllClaims, ORDERING_MODULE, type OrderingService } from "../../../../modules/ordering";

/** GET /api/admin/claims?list=&query=&page=: the queue, or what fits a search. */
export async function GET(req: MedusaRequest, res: MedusaResponse<ClaimPage>): Promise<void> {
	const { book } = req.scope.resolve<OrderingService>(ORDERING_MODULE);
	res.json(await listAllClaims(book.pool, parseQuery(claimQuerySchema, req)));
}
