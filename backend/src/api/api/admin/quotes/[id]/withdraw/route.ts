import type { AdminQuote } from "@confiserie/domain/contract/quote";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { callerOf } from "../../../../../../http/caller";
import { quoteLinks } from "../../../../../../http/quote-links";
import { ORDERING_MODULE, type OrderingService } from "../../../../../../modules/order-service";
import { readAdminQuote, withdrawQuote } from "../../../../../../modules/quotes";

/** POST /api/admin/quotes/{id}/withdraw: a quote can be accepted no more -> the quote. */
export async function POST(req: MedusaRequest, res: MedusaResponse<AdminQuote>): Promise<void> {
	const { book } = req.scope.resolve<OrderingService>(ORDERING_MODULE);
	const id = req.params.id ?? "";
	await withdrawQuote(book, id, callerOf(req));
	res.json(await readAdminQuote(book, id, quoteLinks(book)));
}
