import { type LinePreview, linePreviewSchema } from "@confiserie/domain/contract/order-correction";
import { isAllowed } from "@confiserie/domain/staff";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { callerOf } from "../../../../../../http/caller";
import { parseBody } from "../../../../../../http/parse";
import { deliveryRules } from "../../../../../../modules/delivery";
import { previewCorrection } from "../../../../../../modules/order-changes";
import { ORDERING_MODULE, type OrderingService } from "../../../../../../modules/order-service";

/** POST /api/admin/orders/{id or number}/correction-preview { items } -> what that would come to; nothing is corrected. */
export async function POST(req: MedusaRequest, res: MedusaResponse<LinePreview>): Promise<void> {
	const request = parseBody(linePreviewSchema, req);
	const { book } = req.scope.resolve<OrderingService>(ORDERING_MODULE);
	const isOverriding = isAllowed(callerOf(req).staffRole, "limits.override");
	const rules = await deliveryRules(req.scope);
	res.json(await previewCorrection(book, req.params.id ?? "", request, { rules, isOverriding }));
}
