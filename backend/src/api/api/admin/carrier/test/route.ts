import type { CarrierCheck } from "@confiserie/domain/contract/carrier";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ORDERING_MODULE, type OrderingService } from "../../../../../modules/order-service";
import { readSetting } from "../../../../../modules/settings";
import { openCarrier, senderOf } from "../../../../../modules/shipments";

/** POST /api/admin/carrier/test: what the account offers for a parcel of one kilogram to the shop itself. */
export async function POST(req: MedusaRequest, res: MedusaResponse<CarrierCheck>): Promise<void> {
	const { book, carrier: access } = req.scope.resolve<OrderingService>(ORDERING_MODULE);
	const carrier = await openCarrier(book.pool, access);
	const shop = senderOf(await readSetting(book.pool, "shop"));
	res.json({ services: (await carrier.rates({ from: shop, to: shop, grams: [1000] })).length });
}
