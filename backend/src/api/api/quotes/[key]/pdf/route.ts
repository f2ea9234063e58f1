import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { clientAddress } from "../../../../../http/client-address";
import { countAttempt, pdfLimits } from "../../../../../http/limits";
import { sendPdf } from "../../../../../http/send-paper";
import { openByLink } from "../../../../../http/tries";
import { ORDERING_MODULE, type OrderingService } from "../../../../../modules/order-service";
import { readQuotePdf } from "../../../../../modules/quotes";

/** GET /api/quotes/{key}/pdf: a quote as a file. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	const { book } = req.scope.resolve<OrderingService>(ORDERING_MODULE);
	const key = req.params.key ?? "";
	await countAttempt(req.scope, pdfLimits(key, clientAddress(req)));
	const { number, bytes } = await openByLink(req, () => readQuotePdf(book, { key }));
	sendPdf(res, number, bytes);
}
