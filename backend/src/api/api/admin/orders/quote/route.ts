import type { ShippingQuoteResponse } from "@confiserie/domain/contract/payment";
import { staffQuoteSchema } from "@confiserie/domain/contract/staff-order";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { parseBody } from "../../../../../http/parse";
import { deliveryRules } from "../../../../../modules/delivery";
import { ORDERING_MODULE, type OrderingService } from "../../../../../modules/order-service";
import { priceQuote } from "../../../../../modules/quotes";

/** POST /api/admin/orders/quote: what boxes would cost through a channel, with delivery, in EUR. */
export async function POST(req: MedusaRequest, res: MedusaResponse<ShippingQuoteResponse>): Promise<void> {
	const request = parseBody(staffQuoteSchema, req);
	const { book } = req.scope.resolve<OrderingService>(ORDERING_MODULE);
	res.json(await priceQuote(book, request, await deliveryRules(req.scope)));
}
