import type { ApprovalRequested, CompanyApproval } from "@confiserie/domain/contract/company";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { callerOf } from "../../../../http/caller";
import { orderInput } from "../../../../http/placed-order";
import { noteOrder } from "../../../../http/request-watch";
import { placeWithCodes } from "../../../../http/tries";
import { shopTime } from "../../../../lib/database/clock";
import { listApprovals, requestApproval } from "../../../../modules/approvals";
import { ORDERING_MODULE, type OrderingService } from "../../../../modules/order-service";

/** GET /api/company/approvals -> orders above a limit, those that wait first. */
export async function GET(req: MedusaRequest, res: MedusaResponse<CompanyApproval[]>): Promise<void> {
	const pool = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	res.json(await listApprovals(pool, callerOf(req).customerId, shopTime()));
}

/** POST /api/company/approvals: places an order that waits for an approval; 201 with its number. */
export async function POST(req: MedusaRequest, res: MedusaResponse<ApprovalRequested>): Promise<void> {
	const input = await orderInput(req);
	const { book } = req.scope.resolve<OrderingService>(ORDERING_MODULE);
	const orderNumber = await placeWithCodes(req, input.request, () => requestApproval(book, input));
	noteOrder(req, orderNumber);
	res.status(201).json({ orderNumber });
}
