import { type LotPage, lotQuerySchema } from "@confiserie/domain/contract/lot";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { parseQuery } from "../../../../http/parse";
import { listLots } from "../../../../modules/lots";
import { ORDERING_MODULE, type OrderingService } from "../../../../modules/order-service";

/** GET /api/admin/lots: lots in the order in which they leave. */
export async function GET(req: MedusaRequest, res: MedusaResponse<LotPage>): Promise<void> {
	const { book } = req.scope.resolve<OrderingService>(ORDERING_MODULE);
	res.json(await listLots(book.pool, parseQuery(lotQuerySchema, req), book.now()));
}
