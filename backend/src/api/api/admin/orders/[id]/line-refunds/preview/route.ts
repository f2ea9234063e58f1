import { type LineRefundPreview, lineRefundChoiceSchema } from "@confiserie/domain/contract/line-refund";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { parseBody } from "../../../../../../../http/parse";
import { ORDERING_MODULE, type OrderingService } from "../../../../../../../modules/order-service";
import { findOrder } from "../../../../../../../modules/orders";
import { previewLineRefund } from "../../../../../../../modules/refunds";

/** POST /api/admin/orders/{id or number}/line-refunds/preview: what refunding these lines would come to. Writes nothing. */
export async function POST(req: MedusaRequest, res: MedusaResponse<LineRefundPreview>): Promise<void> {
	const choice = parseBody(lineRefundChoiceSchema, req);
	const { book } = req.scope.resolve<OrderingService>(ORDERING_MODULE);
	res.json(await previewLineRefund(book.pool, await findOrder(book.pool, req.params.id ?? "", null), choice));
}
