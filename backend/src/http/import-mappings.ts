import {
	type ImportKind,
	type ImportProfile,
	importProfileInputSchema,
} from "@confiserie/domain/contract/import-mapping";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { deleteProfile, listProfiles, renameProfile } from "../modules/catalog/import";
import { callerOf } from "./caller";
import { parseBody } from "./parse";

const pool = (req: MedusaRequest) => req.scope.resolve<Knex>(ContainerRegistrationKeys.PG_CONNECTION);

/** GET /api/admin/{kind}/import-mappings: what was saved for files of other software. */
export const listMappings =
	(kind: ImportKind) =>
	async (req: MedusaRequest, res: MedusaResponse<ImportProfile[]>): Promise<void> => {
		res.json(await listProfiles(pool(req), kind));
	};

/** PATCH /api/admin/{kind}/import-mappings/{id} of { name }. */
export const renameMapping =
	(kind: ImportKind) =>
	async (req: MedusaRequest, res: MedusaResponse<ImportProfile>): Promise<void> => {
		const { name } = parseBody(importProfileInputSchema, req);
		res.json(await renameProfile(pool(req), kind, { id: req.params.id ?? "", name }, callerOf(req)));
	};

/** DELETE /api/admin/{kind}/import-mappings/{id}. */
export const deleteMapping =
	(kind: ImportKind) =>
	async (req: MedusaRequest, res: MedusaResponse): Promise<void> => {
		await deleteProfile(pool(req), kind, req.params.id ?? "", callerOf(req));
		res.status(204).end();
	};
