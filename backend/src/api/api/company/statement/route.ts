import type { Statement } from "@confiserie/domain/contract/statement";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { callerOf } from "../../../../http/caller";
import { requireMembership } from "../../../../modules/companies";
import { readStatement } from "../../../../modules/dunning";
import { ORDERING_MODULE, type OrderingService } from "../../../../modules/order-service";

/** GET /api/company/statement: what the caller's company owes. */
export async function GET(req: MedusaRequest, res: MedusaResponse<Statement>): Promise<void> {
	const { book } = req.scope.resolve<OrderingService>(ORDERING_MODULE);
	const { companyId } = await requireMembership(book.pool, callerOf(req).customerId, "documents");
	res.json(await readStatement(book.pool, companyId, book.now()));
}
