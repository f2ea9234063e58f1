import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { currentEnv } from "../../../../../config/env";
import { callerOf } from "../../../../../http/caller";
import { exportReaders } from "../../../../../modules/newsletter";

/** GET /api/admin/newsletter/export: CSV of All confirmed subscribers. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	const database = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	const csv = await exportReaders(database, callerOf(req), currentEnv().STOREFRONT_URL);
	res.setHeader("Content-Type", "text/csv; charset=utf-8");
	res.setHeader("Content-Disposition", 'attachment; filename="lettre-inscrits.csv"');
	res.send(csv);
}
