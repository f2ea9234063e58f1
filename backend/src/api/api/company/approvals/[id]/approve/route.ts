import type { CompanyApproval } from "@confiserie/domain/contract/company";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { callerOf } from "../../../../../../http/caller";
import { approveOrder, listApprovals } from "../../../../../../modules/approvals";
import { ORDERING_MODULE, type OrderingService } from "../../../../../../modules/order-service";

/** POST /api/company/approvals/{order number}/approve -> the approvals as they are now. */
export async function POST(req: MedusaRequest, res: MedusaResponse<CompanyApproval[]>): Promise<void> {
	const { customerId } = callerOf(req);
	const { book } = req.scope.resolve<OrderingService>(ORDERING_MODULE);
	await approveOrder(book, customerId, `${req.params.id}`);
	res.json(await listApprovals(book.pool, customerId, book.now()));
}
