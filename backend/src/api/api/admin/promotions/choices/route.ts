import type { PromotionChoices } from "@confiserie/domain/contract/promotion";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { promotionChoices } from "../../../../../medusa/promotions/promotions";
import { readDeliveryRules } from "../../../../../modules/delivery";

/** GET /api/admin/promotions/choices: categories, tags, customer groups, options and zones of delivery. */
export async function GET(req: MedusaRequest, res: MedusaResponse<PromotionChoices>): Promise<void> {
	const pool = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	const [choices, rules] = await Promise.all([promotionChoices(pool), readDeliveryRules(pool)]);
	const named = ({ id, name }: { id: string; name: string }) => ({ id, name });
	res.json({ ...choices, options: rules.options.map(named), zones: rules.zones.map(named) });
}
