import { type PaperArchive, paperMonthSchema } from "@confiserie/domain/contract/paper";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { auditPapers } from "../../../../../http/audit-papers";
import { parseBody } from "../../../../../http/parse";
import { shopTime } from "../../../../../lib/database/clock";
import { beginArchive } from "../../../../../modules/invoicing";

/**
 * POST /api/admin/papers/archives -> 202 with the archive as it begins, to be followed at /archives/{id}. Who asked is
 * recorded in the audit log.
 */
export async function POST(req: MedusaRequest, res: MedusaResponse<PaperArchive>): Promise<void> {
	const { month } = parseBody(paperMonthSchema, req);
	const archive = await beginArchive(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), month, shopTime());
	await auditPapers(req, "papers.exported", month);
	res.status(202).json(archive);
}
