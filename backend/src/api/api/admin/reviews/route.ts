import { type AdminReviewPage, adminReviewQuerySchema } from "@confiserie/domain/contract/buyer-review";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { parseQuery } from "../../../../http/parse";
import { listReviews } from "../../../../modules/reviews";

/** GET /api/admin/reviews?state=&page=: the queue, or what was decided. */
export async function GET(req: MedusaRequest, res: MedusaResponse<AdminReviewPage>): Promise<void> {
	const database = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	res.json(await listReviews(database, parseQuery(adminReviewQuerySchema, req)));
}
