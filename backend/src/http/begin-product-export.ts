import { dayOf } from "@confiserie/domain/day";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { shopTime } from "../lib/database/clock";
import { recordAudit } from "../modules/audit";
import { callerOf } from "./caller";

const TYPES = {
	csv: "text/csv; charset=utf-8",
	xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

/** Records who takes the catalogue out of the shop and names the file, produits-2026-11-20.csv. @returns the database to read it from */
export async function beginProductExport(
	req: MedusaRequest,
	res: MedusaResponse,
	extension: keyof typeof TYPES,
): Promise<Knex> {
	const { customerId, email } = callerOf(req);
	const database = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	const name = `produits-${dayOf(shopTime())}`;
	const fileName = `${name}.${extension}`;
	await recordAudit(database, {
		actorId: customerId,
		actorEmail: email,
		action: "products.exported",
		entity: "product",
		entityId: fileName,
		label: fileName,
		changes: {},
	});
	sendAsFile(res, name, extension);
	return database;
}

/** Sets the headers of a file to be saved under this name. */
export function sendAsFile(res: MedusaResponse, name: string, extension: keyof typeof TYPES): void {
	res.setHeader("Content-Type", TYPES[extension]);
	res.setHeader("Content-Disposition", `attachment; filename="${name}.${extension}"`);
}
