import { pipeline } from "node:stream/promises";
import { paperMonthSchema } from "@confiserie/domain/contract/paper";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { auditPapers } from "../../../../../http/audit-papers";
import { parseQuery } from "../../../../../http/parse";
import { ApiFailure } from "../../../../../modules/failures";
import { numbersOf, papersArchive } from "../../../../../modules/invoicing";

/**
 * GET /api/admin/papers/archive: the billing documents of a month as ZIP, streamed. Who took it is recorded in the
 * audit log.
 */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	const { month } = parseQuery(paperMonthSchema, req);
	const sql = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	const numbers = await numbersOf(sql, month);
	if (numbers.length === 0) throw new ApiFailure("PAPER_NOT_FOUND", { message: "Aucune facture ce mois-là." });
	await auditPapers(req, "papers.exported", month);
	res.setHeader("Content-Type", "application/zip");
	res.setHeader("Content-Disposition", `attachment; filename="factures-${month}.zip"`);
	await pipeline(papersArchive(sql, numbers), res);
}
