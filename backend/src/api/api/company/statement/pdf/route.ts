import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { callerOf } from "../../../../../http/caller";
import { clientAddress } from "../../../../../http/client-address";
import { countAttempt, pdfLimits } from "../../../../../http/limits";
import { sendPdf } from "../../../../../http/send-paper";
import { requireMembership } from "../../../../../modules/companies";
import { readStatementPdf } from "../../../../../modules/dunning";
import { ORDERING_MODULE, type OrderingService } from "../../../../../modules/order-service";

/** GET /api/company/statement/pdf: what the caller's company owes, as a file. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	const { book } = req.scope.resolve<OrderingService>(ORDERING_MODULE);
	const { companyId, customerId } = await requireMembership(book.pool, callerOf(req).customerId, "documents");
	await countAttempt(req.scope, pdfLimits(customerId, clientAddress(req)));
	const { name, bytes } = await readStatementPdf(book.pool, companyId, book.now());
	sendPdf(res, name, bytes);
}
