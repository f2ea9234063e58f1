import { changePromotionSchema, type PromotionAnswer } from "@confiserie/domain/contract/promotion";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { callerOf } from "../../../../../http/caller";
import { parseBody } from "../../../../../http/parse";
import { shopTime } from "../../../../../lib/database/clock";
import { changePromotion, readPromotion, removePromotion } from "../../../../../modules/promotions";

/** GET /api/admin/promotions/{id} */
export async function GET(req: MedusaRequest, res: MedusaResponse<PromotionAnswer>): Promise<void> {
	const sql = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	res.json(await readPromotion(sql, req.params.id ?? "", shopTime()));
}

/** PUT /api/admin/promotions/{id}: replaces its terms; orders that are placed stay as they are. */
export async function PUT(req: MedusaRequest, res: MedusaResponse<PromotionAnswer>): Promise<void> {
	const { version, ...input } = parseBody(changePromotionSchema, req);
	const sql = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	const change = { id: req.params.id ?? "", version, input, actor: callerOf(req), now: shopTime() };
	res.json(await changePromotion(sql, change));
}

/** DELETE /api/admin/promotions/{id} -> 204. */
export async function DELETE(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	const sql = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	await removePromotion(sql, { id: req.params.id ?? "", actor: callerOf(req), now: shopTime() });
	res.status(204).end();
}
