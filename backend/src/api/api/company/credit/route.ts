import type { CompanyCredit } from "@confiserie/domain/contract/company-terms";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { callerOf } from "../../../../http/caller";
import { readCredit } from "../../../../modules/on-account";
import { ORDERING_MODULE, type OrderingService } from "../../../../modules/order-service";

/** GET /api/company/credit: how the caller's company may pay. */
export async function GET(req: MedusaRequest, res: MedusaResponse<CompanyCredit>): Promise<void> {
	const { book } = req.scope.resolve<OrderingService>(ORDERING_MODULE);
	res.json(await readCredit(book.pool, callerOf(req).customerId, book.now()));
}
