import type { Statement } from "@confiserie/domain/contract/statement";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readStatement } from "../../../../../../modules/dunning";
import { ORDERING_MODULE, type OrderingService } from "../../../../../../modules/order-service";

/** GET /api/admin/companies/{id}/statement: what a company owes. */
export async function GET(req: MedusaRequest, res: MedusaResponse<Statement>): Promise<void> {
	const { book } = req.scope.resolve<OrderingService>(ORDERING_MODULE);
	res.json(await readStatement(book.pool, req.params.id ?? "", book.now()));
}
