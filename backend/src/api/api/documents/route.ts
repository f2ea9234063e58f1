import { type DocumentPage, documentQuerySchema } from "@confiserie/domain/contract/document";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { callerOf } from "../../../http/caller";
import { parseQuery } from "../../../http/parse";
import { documentOwner, listDocuments } from "../../../modules/documents";
import { ORDERING_MODULE, type OrderingService } from "../../../modules/order-service";

/** GET /api/documents: the caller's orders, quotes, invoices and credit notes, and their company's where the role reads them. */
export async function GET(req: MedusaRequest, res: MedusaResponse<DocumentPage>): Promise<void> {
	const { book } = req.scope.resolve<OrderingService>(ORDERING_MODULE);
	const owner = await documentOwner(book.pool, callerOf(req).customerId);
	res.json(await listDocuments(book.pool, owner, parseQuery(documentQuerySchema, req)));
}
