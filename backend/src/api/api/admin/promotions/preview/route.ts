import { type PromotionPreview, promotionPreviewRequestSchema } from "@confiserie/domain/contract/promotion";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { parseBody } from "../../../../../http/parse";
import { previewPromotion } from "../../../../../modules/checkout";
import { deliveryRules } from "../../../../../modules/delivery";
import { ORDERING_MODULE, type OrderingService } from "../../../../../modules/order-service";

/** POST /api/admin/promotions/preview: what a promotion would make of a cart. */
export async function POST(req: MedusaRequest, res: MedusaResponse<PromotionPreview>): Promise<void> {
	const { promotion, items } = parseBody(promotionPreviewRequestSchema, req);
	const { book } = req.scope.resolve<OrderingService>(ORDERING_MODULE);
	res.json(await previewPromotion(book, promotion, items, await deliveryRules(req.scope)));
}
