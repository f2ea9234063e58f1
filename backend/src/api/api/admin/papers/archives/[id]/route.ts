import type { PaperArchive } from "@confiserie/domain/contract/paper";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { readArchive } from "../../../../../../modules/invoicing";

/** GET /api/admin/papers/archives/{id}: how far an archive is. */
export async function GET(req: MedusaRequest, res: MedusaResponse<PaperArchive>): Promise<void> {
	res.json(await readArchive(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), req.params.id ?? ""));
}
