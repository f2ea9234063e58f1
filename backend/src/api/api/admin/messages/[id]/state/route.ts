import { type ContactMessage, contactMessageStateSchema } from "@confiserie/domain/contract/contact-message";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { callerOf } from "../../../../../../http/caller";
import { parseBody } from "../../../../../../http/parse";
import { markMessage } from "../../../../../../modules/contact";

/** PUT /api/admin/messages/{id}/state: handled, or waiting again. */
export async function PUT(req: MedusaRequest, res: MedusaResponse<ContactMessage>): Promise<void> {
	const { state } = parseBody(contactMessageStateSchema, req);
	const database = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	res.json(await markMessage(database, String(req.params.id), state, callerOf(req).email));
}
