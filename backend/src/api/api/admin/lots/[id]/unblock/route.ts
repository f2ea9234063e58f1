import { type Lot, lotReasonSchema } from "@confiserie/domain/contract/lot";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { callerOf } from "../../../../../../http/caller";
import { parseBody } from "../../../../../../http/parse";
import { unblockLot } from "../../../../../../modules/lots";
import { ORDERING_MODULE, type OrderingService } from "../../../../../../modules/order-service";

/** POST /api/admin/lots/{id}/unblock { reason }: its withheld boxes are on sale again. */
export async function POST(req: MedusaRequest, res: MedusaResponse<Lot>): Promise<void> {
	const { book } = req.scope.resolve<OrderingService>(ORDERING_MODULE);
	const act = { id: req.params.id ?? "", actor: callerOf(req), now: book.now() };
	res.json(await unblockLot(book.pool, act, parseBody(lotReasonSchema, req)));
}
