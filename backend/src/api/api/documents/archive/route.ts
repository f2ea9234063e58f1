import { pipeline } from "node:stream/promises";
import { documentArchiveQuerySchema } from "@confiserie/domain/contract/document";
import { dayOf } from "@confiserie/domain/day";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { callerOf } from "../../../../http/caller";
import { archiveLimits, countAttempt } from "../../../../http/limits";
import { parseQuery } from "../../../../http/parse";
import { documentOwner, documentsArchive } from "../../../../modules/documents";
import { ORDERING_MODULE, type OrderingService } from "../../../../modules/order-service";

/** GET /api/documents/archive: the caller's documents as ZIP, written while it downloads. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	const { book } = req.scope.resolve<OrderingService>(ORDERING_MODULE);
	const { customerId } = callerOf(req);
	const query = parseQuery(documentArchiveQuerySchema, req);
	await countAttempt(req.scope, archiveLimits(customerId));
	const archive = await documentsArchive(book, await documentOwner(book.pool, customerId), query);
	res.setHeader("Content-Type", "application/zip");
	res.setHeader("Content-Disposition", `attachment; filename="documents-${dayOf(book.now())}.zip"`);
	await pipeline(archive, res);
}
