import { type ImportProfile, importProfileInputSchema } from "@confiserie/domain/contract/import-mapping";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { callerOf } from "../../../../../http/caller";
import { parseBody } from "../../../../../http/parse";
import { deleteProfile, renameProfile } from "../../../../../modules/catalog/import";

const pool = (req: MedusaRequest) => req.scope.resolve<Knex>(ContainerRegistrationKeys.PG_CONNECTION);

/** PATCH /api/admin/import-mappings/{id} of { name }. */
export async function PATCH(req: MedusaRequest, res: MedusaResponse<ImportProfile>): Promise<void> {
	const { name } = parseBody(importProfileInputSchema, req);
	res.json(await renameProfile(pool(req), req.params.id ?? "", name, callerOf(req)));
}

/** DELETE /api/admin/import-mappings/{id}. */
export async function DELETE(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	await deleteProfile(pool(req), req.params.id ?? "", callerOf(req));
	res.status(204).end();
}
