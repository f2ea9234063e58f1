import { type Quote, quoteAcceptanceSchema } from "@confiserie/domain/contract/quote";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { maybeCaller } from "../../../../../http/caller";
import { parseBody } from "../../../../../http/parse";
import { paymentPathAt, quoteLinks } from "../../../../../http/quote-links";
import { noteOrder } from "../../../../../http/request-watch";
import { openByLink } from "../../../../../http/tries";
import { mailApprovers } from "../../../../../modules/approvals";
import { ORDERING_MODULE, type OrderingService } from "../../../../../modules/order-service";
import { acceptQuote, readQuote } from "../../../../../modules/quotes";

/** POST /api/quotes/{key}/accept: its customer accepts a quote -> the quote with the order that it became. */
export async function POST(req: MedusaRequest, res: MedusaResponse<Quote>): Promise<void> {
	const { asksApproval } = parseBody(quoteAcceptanceSchema, req);
	const { book } = req.scope.resolve<OrderingService>(ORDERING_MODULE);
	const key = req.params.key ?? "";
	const callerId = (await maybeCaller(req))?.customerId;
	const acceptance = { quote: { key }, by: undefined, member: { callerId, asksApproval }, onWaiting: mailApprovers };
	await openByLink(req, () => acceptQuote(book, { ...acceptance, paymentPath: paymentPathAt(book) }));
	const quote = await readQuote(book, key, quoteLinks(book));
	if (quote.order) noteOrder(req, quote.order.orderNumber);
	res.json(quote);
}
