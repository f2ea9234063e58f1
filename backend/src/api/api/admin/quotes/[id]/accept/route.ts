import type { AdminQuote } from "@confiserie/domain/contract/quote";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { callerOf } from "../../../../../../http/caller";
import { paymentPathAt, quoteLinks } from "../../../../../../http/quote-links";
import { noteOrder } from "../../../../../../http/request-watch";
import { ORDERING_MODULE, type OrderingService } from "../../../../../../modules/order-service";
import { acceptQuote, readAdminQuote } from "../../../../../../modules/quotes";

/** POST /api/admin/quotes/{id}/accept: staff notes that a customer accepts -> the quote with its order. */
export async function POST(req: MedusaRequest, res: MedusaResponse<AdminQuote>): Promise<void> {
	const { book } = req.scope.resolve<OrderingService>(ORDERING_MODULE);
	const id = req.params.id ?? "";
	await acceptQuote(book, { quote: { id }, by: callerOf(req), paymentPath: paymentPathAt(book) });
	const quote = await readAdminQuote(book, id, quoteLinks(book));
	if (quote.order) noteOrder(req, quote.order.orderNumber);
	res.json(quote);
}
