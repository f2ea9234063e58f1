import { type Pickup, type PickupList, pickupRequestSchema } from "@confiserie/domain/contract/pickup";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { callerOf } from "../../../../http/caller";
import { parseBody } from "../../../../http/parse";
import { ORDERING_MODULE, type OrderingService } from "../../../../modules/order-service";
import { listPickups, requestPickup } from "../../../../modules/shipments";

/** GET /api/admin/pickups: parcels that wait for their carrier, and the pickups that were asked for. */
export async function GET(req: MedusaRequest, res: MedusaResponse<PickupList>): Promise<void> {
	const { book } = req.scope.resolve<OrderingService>(ORDERING_MODULE);
	res.json(await listPickups(book.pool, book.now()));
}

/** POST of { carrierCode, day, from, until }: asks the carrier to come; repeated, it is the one that is there. */
export async function POST(req: MedusaRequest, res: MedusaResponse<Pickup>): Promise<void> {
	const request = parseBody(pickupRequestSchema, req);
	const { book, carrier } = req.scope.resolve<OrderingService>(ORDERING_MODULE);
	res.json(await requestPickup(book.pool, carrier, request, { actor: callerOf(req), now: book.now() }));
}
