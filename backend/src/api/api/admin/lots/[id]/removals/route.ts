import { type Lot, lotRemovalSchema } from "@confiserie/domain/contract/lot";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { callerOf } from "../../../../../../http/caller";
import { parseBody } from "../../../../../../http/parse";
import { removeFromLot } from "../../../../../../modules/lots";
import { ORDERING_MODULE, type OrderingService } from "../../../../../../modules/order-service";

/** POST /api/admin/lots/{id}/removals: boxes that leave as a loss or for the supplier. */
export async function POST(req: MedusaRequest, res: MedusaResponse<Lot>): Promise<void> {
	const { book } = req.scope.resolve<OrderingService>(ORDERING_MODULE);
	const act = { id: req.params.id ?? "", actor: callerOf(req), now: book.now() };
	res.status(201).json(await removeFromLot(book.pool, act, parseBody(lotRemovalSchema, req)));
}
