import type { Pickup } from "@confiserie/domain/contract/pickup";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { callerOf } from "../../../../../../http/caller";
import { ORDERING_MODULE, type OrderingService } from "../../../../../../modules/order-service";
import { checkPickup } from "../../../../../../modules/shipments";

/** POST /api/admin/pickups/{id}/check: where the carrier has it now. */
export async function POST(req: MedusaRequest, res: MedusaResponse<Pickup>): Promise<void> {
	const { book, carrier } = req.scope.resolve<OrderingService>(ORDERING_MODULE);
	res.json(await checkPickup(book.pool, carrier, req.params.id ?? "", { actor: callerOf(req), now: book.now() }));
}
