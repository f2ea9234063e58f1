import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { unsubscribe } from "../../../../../modules/newsletter";

/**
 * POST /api/newsletter/unsubscribe/{token}, as mail programs call it, with a form that is not read (RFC 8058) -> 204 in
 * any case.
 */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	const database = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	await unsubscribe(database, req.params.token ?? "");
	res.status(204).end();
}
