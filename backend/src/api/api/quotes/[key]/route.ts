import type { Quote } from "@confiserie/domain/contract/quote";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { quoteLinks } from "../../../../http/quote-links";
import { openByLink } from "../../../../http/tries";
import { ORDERING_MODULE, type OrderingService } from "../../../../modules/order-service";
import { readQuote } from "../../../../modules/quotes";

/** GET /api/quotes/{key}: a quote, by the key of its mail. */
export async function GET(req: MedusaRequest, res: MedusaResponse<Quote>): Promise<void> {
	const { book } = req.scope.resolve<OrderingService>(ORDERING_MODULE);
	res.json(await openByLink(req, () => readQuote(book, req.params.key ?? "", quoteLinks(book))));
}
