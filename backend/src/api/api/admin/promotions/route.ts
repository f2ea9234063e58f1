import {
	type PromotionAnswer,
	type PromotionPage,
	promotionInputSchema,
	promotionQuerySchema,
} from "@confiserie/domain/contract/promotion";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { callerOf } from "../../../../http/caller";
import { parseBody, parseQuery } from "../../../../http/parse";
import { shopTime } from "../../../../lib/database/clock";
import { createPromotion, listPromotions } from "../../../../modules/promotions";

/** GET /api/admin/promotions?query=&page=&size=: promotions with their results, latest first. */
export async function GET(req: MedusaRequest, res: MedusaResponse<PromotionPage>): Promise<void> {
	const sql = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	res.json(await listPromotions(sql, parseQuery(promotionQuerySchema, req), shopTime()));
}

/** POST /api/admin/promotions: a new promotion, active at once unless it is planned. */
export async function POST(req: MedusaRequest, res: MedusaResponse<PromotionAnswer>): Promise<void> {
	const input = parseBody(promotionInputSchema, req);
	const sql = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	res.status(201).json(await createPromotion(sql, { input, actor: callerOf(req), now: shopTime() }));
}
