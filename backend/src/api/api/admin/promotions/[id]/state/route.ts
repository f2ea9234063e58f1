import { type PromotionAnswer, promotionStateSchema } from "@confiserie/domain/contract/promotion";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { callerOf } from "../../../../../../http/caller";
import { parseBody } from "../../../../../../http/parse";
import { shopTime } from "../../../../../../lib/database/clock";
import { pausePromotion } from "../../../../../../modules/promotions";

/** PUT /api/admin/promotions/{id}/state: pauses it, or lets it go on. */
export async function PUT(req: MedusaRequest, res: MedusaResponse<PromotionAnswer>): Promise<void> {
	const { state } = parseBody(promotionStateSchema, req);
	const sql = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	const change = { id: req.params.id ?? "", isPaused: state === "PAUSED", actor: callerOf(req), now: shopTime() };
	res.json(await pausePromotion(sql, change));
}
