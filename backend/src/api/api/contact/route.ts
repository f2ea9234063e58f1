import { type ContactResponse, contactSchema } from "@confiserie/domain/contract/contact";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { clientAddress } from "../../../http/client-address";
import { contactLimits, countAttempt } from "../../../http/limits";
import { parseBody } from "../../../http/parse";
import { storeMessage } from "../../../modules/contact";
import { MAIL_MODULE, type MailService } from "../../../modules/mail";

/**
 * POST /api/contact -> 201 once the message is stored, to be sent to the shop by e-mail. A machine that filled in the
 * hidden field gets the same response and is not stored, so that it learns nothing.
 */
export async function POST(req: MedusaRequest, res: MedusaResponse<ContactResponse>): Promise<void> {
	const { website, ...message } = parseBody(contactSchema, req);
	await countAttempt(req.scope, contactLimits(clientAddress(req)));
	const { pool, shopEmail } = req.scope.resolve<MailService>(MAIL_MODULE).outbox;
	if (website === "") await storeMessage(pool, message, shopEmail);
	res.status(201).json({ received: true });
}
