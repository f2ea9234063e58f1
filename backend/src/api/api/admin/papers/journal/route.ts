import { pipeline } from "node:stream/promises";
import { paperMonthSchema } from "@confiserie/domain/contract/paper";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { auditPapers } from "../../../../../http/audit-papers";
import { parseQuery } from "../../../../../http/parse";
import { exportJournal } from "../../../../../modules/invoicing";

/** GET /api/admin/papers/journal: the sales journal of a month as CSV, streamed. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	const { month } = parseQuery(paperMonthSchema, req);
	const sql = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	await auditPapers(req, "journal.exported", month);
	res.setHeader("Content-Type", "text/csv; charset=utf-8");
	res.setHeader("Content-Disposition", `attachment; filename="journal-des-ventes-${month}.csv"`);
	await pipeline(exportJournal(sql, month), res);
}
