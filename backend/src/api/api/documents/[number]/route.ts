import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { callerOf } from "../../../../http/caller";
import { clientAddress } from "../../../../http/client-address";
import { countAttempt, pdfLimits } from "../../../../http/limits";
import { sendPdf } from "../../../../http/send-paper";
import { readByNumber } from "../../../../http/tries";
import { documentOwner, readDocumentPdf } from "../../../../modules/documents";
import { ORDERING_MODULE, type OrderingService } from "../../../../modules/order-service";

/** GET /api/documents/{number}: one of the caller's documents as PDF. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	const { book } = req.scope.resolve<OrderingService>(ORDERING_MODULE);
	const { customerId } = callerOf(req);
	await countAttempt(req.scope, pdfLimits(customerId, clientAddress(req)));
	const owner = await documentOwner(book.pool, customerId);
	const { number, bytes } = await readByNumber(req, () => readDocumentPdf(book, owner, req.params.number ?? ""));
	sendPdf(res, number, bytes);
}
