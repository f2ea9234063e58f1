import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { sendPdf } from "../../../../../../http/send-paper";
import { ORDERING_MODULE, type OrderingService } from "../../../../../../modules/order-service";
import { readQuotePdf } from "../../../../../../modules/quotes";

/** GET /api/admin/quotes/{id}/pdf: a quote as a file. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	const { book } = req.scope.resolve<OrderingService>(ORDERING_MODULE);
	const { number, bytes } = await readQuotePdf(book, { id: req.params.id ?? "" });
	sendPdf(res, number, bytes);
}
