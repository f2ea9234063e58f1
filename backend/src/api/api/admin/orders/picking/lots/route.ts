import { confirmedLotsSchema } from "@confiserie/domain/contract/lot";
import { dayOf } from "@confiserie/domain/day";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { parseBody } from "../../../../../../http/parse";
import { confirmLots } from "../../../../../../modules/lots";
import { ORDERING_MODULE, type OrderingService } from "../../../../../../modules/order-service";

/** PUT /api/admin/orders/picking/lots: the lots that were scanned for these orders. */
export async function PUT(req: MedusaRequest, res: MedusaResponse<{ boxes: number }>): Promise<void> {
	const { book } = req.scope.resolve<OrderingService>(ORDERING_MODULE);
	res.json({ boxes: await confirmLots(book.pool, parseBody(confirmedLotsSchema, req), dayOf(book.now())) });
}
