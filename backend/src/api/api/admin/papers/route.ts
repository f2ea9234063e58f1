import { type PaperPage, paperQuerySchema } from "@confiserie/domain/contract/paper";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { parseQuery } from "../../../../http/parse";
import { findPapers } from "../../../../modules/invoicing";

/** GET /api/admin/papers: invoices and credit notes by number or by month. */
export async function GET(req: MedusaRequest, res: MedusaResponse<PaperPage>): Promise<void> {
	const query = parseQuery(paperQuerySchema, req);
	res.json(await findPapers(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), query));
}
