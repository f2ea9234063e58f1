import { adminStatusUpdateSchema } from "@confiserie/domain/contract/admin-order";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { callerOf, requirePermission } from "../../../../../../http/caller";
import { parseBody } from "../../../../../../http/parse";
import { changeStatus } from "../../../../../../modules/order-changes";
import { ORDERING_MODULE, type OrderingService } from "../../../../../../modules/order-service";

/** PATCH /api/admin/orders/{id or number}/status -> the order as it is now. Source: accounts spec §7. */
export async function PATCH(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	const request = parseBody(adminStatusUpdateSchema, req);
	if (request.overrideReason) requirePermission(callerOf(req), "limits.override");
	const { book } = req.scope.resolve<OrderingService>(ORDERING_MODULE);
	res.json(await changeStatus(book, { idOrNumber: req.params.id ?? "", request, actor: callerOf(req) }));
}
