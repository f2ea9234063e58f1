import type { Pickup } from "@confiserie/domain/contract/pickup";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { callerOf } from "../../../../../../http/caller";
import { ORDERING_MODULE, type OrderingService } from "../../../../../../modules/order-service";
import { cancelPickup } from "../../../../../../modules/shipments";

/** POST /api/admin/pickups/{id}/cancel. */
export async function POST(req: MedusaRequest, res: MedusaResponse<Pickup>): Promise<void> {
	const { book, carrier } = req.scope.resolve<OrderingService>(ORDERING_MODULE);
	res.json(await cancelPickup(book.pool, carrier, req.params.id ?? "", { actor: callerOf(req), now: book.now() }));
}
