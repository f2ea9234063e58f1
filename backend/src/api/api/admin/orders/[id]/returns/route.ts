import type { AdminOrderDetail } from "@confiserie/domain/contract/admin-order";
import { returnRequestSchema } from "@confiserie/domain/contract/shipment";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { callerOf } from "../../../../../../http/caller";
import { idempotencyKeyOf } from "../../../../../../http/idempotency-key";
import { parseBody } from "../../../../../../http/parse";
import { receiveReturn } from "../../../../../../modules/order-changes";
import { ORDERING_MODULE, type OrderingService } from "../../../../../../modules/order-service";

/** POST /api/admin/orders/{id or number}/returns, with Idempotency-Key: 201 with the order as it is now. */
export async function POST(req: MedusaRequest, res: MedusaResponse<AdminOrderDetail>): Promise<void> {
	const request = parseBody(returnRequestSchema, req);
	const idempotencyKey = idempotencyKeyOf(req);
	const { book } = req.scope.resolve<OrderingService>(ORDERING_MODULE);
	const wish = { idOrNumber: req.params.id ?? "", request, actor: callerOf(req), idempotencyKey };
	res.status(201).json(await receiveReturn(book, wish));
}
