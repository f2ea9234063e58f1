import { shippingRequestSchema } from "@confiserie/domain/contract/payment";
import { UNKNOWN_CODE } from "@confiserie/domain/promotions/refusal";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { maybeCaller } from "../../../../http/caller";
import { clientAddress } from "../../../../http/client-address";
import { countAttempt, forgiveAttempt, promotionGuessLimits } from "../../../../http/limits";
import { parseBody } from "../../../../http/parse";
import { resolveBuyer } from "../../../../modules/company-terms";
import { deliveryRules } from "../../../../modules/delivery";
import { ORDERING_MODULE, type OrderingService } from "../../../../modules/order-service";

/** POST /api/payments/calculate-shipping: shipping and promotions of a cart at the shop's own prices, in EUR; of a company's member by its options. */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	const { items, as, ...wish } = parseBody(shippingRequestSchema, req);
	const ordering = req.scope.resolve<OrderingService>(ORDERING_MODULE);
	const caller = await maybeCaller(req);
	const limits = wish.promotionCode ? promotionGuessLimits(clientAddress(req)) : [];
	await countAttempt(req.scope, limits);
	const buyer = await resolveBuyer(ordering.book.pool, { customerId: caller?.customerId, as }, "");
	const quote = await ordering.quoteShipping(items, await deliveryRules(req.scope), { ...wish, buyer });
	if (quote.code?.refusal !== UNKNOWN_CODE.message) await forgiveAttempt(req.scope, limits);
	res.json(quote);
}
