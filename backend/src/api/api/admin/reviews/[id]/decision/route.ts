import { type AdminReview, reviewDecisionSchema } from "@confiserie/domain/contract/buyer-review";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { callerOf } from "../../../../../../http/caller";
import { parseBody } from "../../../../../../http/parse";
import { shopTime } from "../../../../../../lib/database/clock";
import { decideReview } from "../../../../../../modules/reviews";

/** POST /api/admin/reviews/{id}/decision: publishes it, or refuses it with a reason. */
export async function POST(req: MedusaRequest, res: MedusaResponse<AdminReview>): Promise<void> {
	const decision = parseBody(reviewDecisionSchema, req);
	const database = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	res.json(await decideReview(database, req.params.id ?? "", decision, callerOf(req), shopTime()));
}
