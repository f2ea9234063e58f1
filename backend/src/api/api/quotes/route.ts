import type { QuoteList } from "@confiserie/domain/contract/quote";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { callerOf } from "../../../http/caller";
import { ORDERING_MODULE, type OrderingService } from "../../../modules/order-service";
import { listOwnQuotes } from "../../../modules/quotes";

/** GET /api/quotes: the caller's own quotes. */
export async function GET(req: MedusaRequest, res: MedusaResponse<QuoteList>): Promise<void> {
	const { book } = req.scope.resolve<OrderingService>(ORDERING_MODULE);
	res.json(await listOwnQuotes(book, callerOf(req).customerId));
}
