import { shippingRequestSchema } from "@confiserie/domain/contract/payment";
import { UNKNOWN_CODE } from "@confiserie/domain/promotions/refusal";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { maybeCaller } from "../../../../http/caller";
import { parseBody } from "../../../../http/parse";
import { askWithPromotion } from "../../../../http/tries";
import { resolveBuyer } from "../../../../modules/company-terms";
import { deliveryRules } from "../../../../modules/delivery";
import { ORDERING_MODULE, type OrderingService } from "../../../../modules/order-service";

/** POST /api/payments/calculate-shipping: shipping and promotions of a cart at the shop's own prices, in EUR; of a company's member by its options. */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	const { items, as, ...wish } = parseBody(shippingRequestSchema, req);
	const ordering = req.scope.resolve<OrderingService>(ORDERING_MODULE);
	const caller = await maybeCaller(req);
	const buyer = await resolveBuyer(ordering.book.pool, { customerId: caller?.customerId, as }, "");
	const rules = await deliveryRules(req.scope);
	const ask = () => ordering.quoteShipping(items, rules, { ...wish, buyer });
	res.json(await askWithPromotion(req, wish.promotionCode, ask, ({ code }) => code?.refusal === UNKNOWN_CODE.message));
}
