import type { PromotionChoices } from "@confiserie/domain/contract/promotion";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { promotionChoices } from "../../../../../medusa/promotions/promotions";

/** GET /api/admin/promotions/choices: categories, tags and customer groups. */
export async function GET(req: MedusaRequest, res: MedusaResponse<PromotionChoices>): Promise<void> {
	res.json(await promotionChoices(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)));
}
