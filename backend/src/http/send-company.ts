import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { shopTime } from "../lib/database/clock";
import { readOwnCompany } from "../modules/companies";
import { callerOf } from "./caller";

/** Sends the caller's company as it is now. */
export async function sendCompany(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	const pool = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	res.json(await readOwnCompany(pool, callerOf(req).customerId, shopTime()));
}
