import { type ContactAnswer, contactSchema } from "@confiserie/domain/contract/contact";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { clientAddress } from "../../../http/client-address";
import { contactLimits, countAttempt } from "../../../http/limits";
import { parseBody } from "../../../http/parse";
import { CONTACT_MODULE } from "../../../modules/contact";
import type ContactModuleService from "../../../modules/contact/service";

/**
 * POST /api/contact -> 201 once the message is kept. A machine that filled in the hidden field gets the same answer and
 * is not kept, so that it learns nothing.
 */
export async function POST(req: MedusaRequest, res: MedusaResponse<ContactAnswer>): Promise<void> {
	const { website, ...message } = parseBody(contactSchema, req);
	await countAttempt(req.scope, contactLimits(clientAddress(req)));
	if (website === "") await req.scope.resolve<ContactModuleService>(CONTACT_MODULE).createContactMessages(message);
	res.status(201).json({ received: true });
}
