import { shippingRequestSchema } from "@confiserie/domain/contract/payment";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { parseBody } from "../../../../http/parse";
import { deliveryRules } from "../../../../modules/delivery";
import { ORDERING_MODULE, type OrderingService } from "../../../../modules/order-service";

/** POST /api/payments/calculate-shipping: shipping of a cart at the shop's own prices, in EUR. */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	const { items, ...delivery } = parseBody(shippingRequestSchema, req);
	const ordering = req.scope.resolve<OrderingService>(ORDERING_MODULE);
	res.json(await ordering.quoteShipping(items, await deliveryRules(req.scope), delivery));
}
