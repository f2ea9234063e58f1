import { statusMailRequestSchema } from "@confiserie/domain/contract/admin-order";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { parseBody } from "../../../../../../../http/parse";
import { MAIL_MODULE, type MailService } from "../../../../../../../modules/mail";
import { previewStatusMail } from "../../../../../../../modules/order-changes";
import { ORDERING_MODULE, type OrderingService } from "../../../../../../../modules/order-service";

/** POST /api/admin/orders/{id or number}/status/mail: what the customer would read of a change of status. Changes nothing. */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	const request = parseBody(statusMailRequestSchema, req);
	const { book } = req.scope.resolve<OrderingService>(ORDERING_MODULE);
	const mail = req.scope.resolve<MailService>(MAIL_MODULE);
	res.json(await previewStatusMail(book, mail, { idOrNumber: req.params.id ?? "", request }));
}
