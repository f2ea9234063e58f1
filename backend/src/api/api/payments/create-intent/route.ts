import { paymentIntentRequestSchema } from "@confiserie/domain/contract/payment";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { callerOf } from "../../../../http/caller";
import { parseBody } from "../../../../http/parse";
import { orderInput } from "../../../../http/placed-order";
import { noteOrder } from "../../../../http/request-watch";
import { placeWithCodes } from "../../../../http/tries";
import { ORDERING_MODULE, type OrderingService } from "../../../../modules/order-service";

/** POST /api/payments/create-intent: places or updates the order of this checkout and opens its payment. */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	const body = parseBody(paymentIntentRequestSchema, req);
	const input = await orderInput({ scope: req.scope, caller: callerOf(req), body, req });
	const ordering = req.scope.resolve<OrderingService>(ORDERING_MODULE);
	const intent = await placeWithCodes(req, input.request, () => ordering.openCheckout(input));
	noteOrder(req, intent.orderNumber);
	res.json(intent);
}
