import { type ContactMessagePage, contactMessageQuerySchema } from "@confiserie/domain/contract/contact-message";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { parseQuery } from "../../../../http/parse";
import { listMessages } from "../../../../modules/contact";

/** GET /api/admin/messages?state=&query=&page=: what visitors wrote. */
export async function GET(req: MedusaRequest, res: MedusaResponse<ContactMessagePage>): Promise<void> {
	const database = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	res.json(await listMessages(database, parseQuery(contactMessageQuerySchema, req)));
}
