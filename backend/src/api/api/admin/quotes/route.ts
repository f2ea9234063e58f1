import {
	type AdminQuote,
	type QuotePage,
	quoteQuerySchema,
	quoteRequestSchema,
} from "@confiserie/domain/contract/quote";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { callerOf } from "../../../../http/caller";
import { parseBody, parseQuery } from "../../../../http/parse";
import { quoteLinks } from "../../../../http/quote-links";
import { customerOfId } from "../../../../medusa/accounts/people";
import { withStoredPhone } from "../../../../modules/accounts";
import { deliveryRules } from "../../../../modules/delivery";
import { depositRules } from "../../../../modules/deposits";
import { ApiFailure } from "../../../../modules/failures";
import { ORDERING_MODULE, type OrderingService } from "../../../../modules/order-service";
import { listAdminQuotes, makeQuote, readAdminQuote } from "../../../../modules/quotes";

/** GET /api/admin/quotes: all quotes, filtered, paged. */
export async function GET(req: MedusaRequest, res: MedusaResponse<QuotePage>): Promise<void> {
	const query = parseQuery(quoteQuerySchema, req);
	res.json(await listAdminQuotes(req.scope.resolve<OrderingService>(ORDERING_MODULE).book, query));
}

/** POST /api/admin/quotes: a quote for a customer, sent by mail -> 201 with the quote. */
export async function POST(req: MedusaRequest, res: MedusaResponse<AdminQuote>): Promise<void> {
	const body = parseBody(quoteRequestSchema, req);
	const request = { ...body, orderData: withStoredPhone(body.orderData, "orderData.phone") };
	const { book } = req.scope.resolve<OrderingService>(ORDERING_MODULE);
	if (request.customerId && !(await customerOfId(book.pool, request.customerId)))
		throw new ApiFailure("CUSTOMER_NOT_FOUND", { field: "customerId", message: "Ce client n'existe pas." });
	const [rules, deposit] = await Promise.all([deliveryRules(req.scope), depositRules(req.scope)]);
	const id = await makeQuote(book, { request, rules, depositRules: deposit, actor: callerOf(req) });
	res.status(201).json(await readAdminQuote(book, id, quoteLinks(book)));
}
