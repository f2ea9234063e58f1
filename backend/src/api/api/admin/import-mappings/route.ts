import type { ImportProfile } from "@confiserie/domain/contract/import-mapping";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { listProfiles } from "../../../../modules/catalog/import";

/** GET /api/admin/import-mappings: what was saved for files of other software. */
export async function GET(req: MedusaRequest, res: MedusaResponse<ImportProfile[]>): Promise<void> {
	res.json(await listProfiles(req.scope.resolve<Knex>(ContainerRegistrationKeys.PG_CONNECTION)));
}
