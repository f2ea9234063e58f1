import { pipeline } from "node:stream/promises";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { fileOfArchive } from "../../../../../../../modules/invoicing";

/** GET /api/admin/papers/archives/{id}/file: the ZIP, once it is written. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	const pool = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	const { month, file } = await fileOfArchive(pool, req.params.id ?? "");
	const content = await req.scope.resolve(Modules.FILE).getDownloadStream(file);
	res.setHeader("Content-Type", "application/zip");
	res.setHeader("Content-Disposition", `attachment; filename="factures-${month}.zip"`);
	await pipeline(content, res);
}
