import { shippingRequestSchema } from "@confiserie/domain/contract/payment";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { maybeCaller } from "../../../../http/caller";
import { parseBody } from "../../../../http/parse";
import { rulesForCustomer } from "../../../../modules/company-terms";
import { deliveryRules } from "../../../../modules/delivery";
import { ORDERING_MODULE, type OrderingService } from "../../../../modules/order-service";

/** POST /api/payments/calculate-shipping: shipping of a cart at the shop's own prices, in EUR; of a company's member by its options. */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	const { items, ...delivery } = parseBody(shippingRequestSchema, req);
	const ordering = req.scope.resolve<OrderingService>(ORDERING_MODULE);
	const customerId = (await maybeCaller(req))?.customerId;
	const rules = await rulesForCustomer(ordering.book.pool, customerId, await deliveryRules(req.scope));
	res.json(await ordering.quoteShipping(items, rules, delivery));
}
