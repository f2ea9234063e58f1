import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { z } from "@medusajs/framework/zod";
import { parseQuery } from "../../../http/parse";
import { CONTACT_MODULE, type ContactModuleService } from "../../../modules/customers/contact";

const querySchema = z.object({
	offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
	limit: z.coerce.number().int().min(1).max(100).default(20),
});

/** What visitors wrote, newest first; for signed-in users of Medusa Admin, which guards everything under /admin. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	const { offset, limit } = parseQuery(querySchema, req);
	const [messages, count] = await req.scope
		.resolve<ContactModuleService>(CONTACT_MODULE)
		.listAndCountContactMessages({}, { skip: offset, take: limit, order: { created_at: "DESC", id: "DESC" } });
	res.json({ contact_messages: messages, count, offset, limit });
}
