import type { ShippingQuoteResponse } from "@confiserie/domain/contract/payment";
import { staffQuoteSchema } from "@confiserie/domain/contract/staff-order";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { parseBody } from "../../../../../http/parse";
import { shippingRules } from "../../../../../modules/delivery";
import { ORDERING_MODULE, type OrderingService } from "../../../../../modules/order-service";
import { priceQuote } from "../../../../../modules/quotes";

/** POST /api/admin/orders/quote: what boxes would cost through a channel, with delivery, in EUR. */
export async function POST(req: MedusaRequest, res: MedusaResponse<ShippingQuoteResponse>): Promise<void> {
	const { items, channelId } = parseBody(staffQuoteSchema, req);
	const { book } = req.scope.resolve<OrderingService>(ORDERING_MODULE);
	res.json(await priceQuote(book, items, await shippingRules(req.scope), channelId ?? undefined));
}
