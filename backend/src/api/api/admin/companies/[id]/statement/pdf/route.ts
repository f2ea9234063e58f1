import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { sendPdf } from "../../../../../../../http/send-paper";
import { readStatementPdf } from "../../../../../../../modules/dunning";
import { ORDERING_MODULE, type OrderingService } from "../../../../../../../modules/order-service";

/** GET /api/admin/companies/{id}/statement/pdf: what a company owes, as a file. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	const { book } = req.scope.resolve<OrderingService>(ORDERING_MODULE);
	const { name, bytes } = await readStatementPdf(book.pool, req.params.id ?? "", book.now());
	sendPdf(res, name, bytes);
}
