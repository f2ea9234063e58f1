import { type AdminReview, reviewAnswerSchema } from "@confiserie/domain/contract/buyer-review";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { callerOf } from "../../../../../../http/caller";
import { parseBody } from "../../../../../../http/parse";
import { shopTime } from "../../../../../../lib/database/clock";
import { answerReview } from "../../../../../../modules/reviews";

/** PUT /api/admin/reviews/{id}/answer { answer } -> the review with the shop's answer under it. */
export async function PUT(req: MedusaRequest, res: MedusaResponse<AdminReview>): Promise<void> {
	const { answer } = parseBody(reviewAnswerSchema, req);
	const database = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	res.json(await answerReview(database, req.params.id ?? "", answer, callerOf(req), shopTime()));
}
