import type { ServerResponse } from "node:http";
import type { MedusaRequest } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { shopTime } from "../lib/database/clock";
import { listedOrigins } from "../modules/terms/channels";
import { allowOrigin } from "./api-headers";

/**
 * Lets pages of the origins that some key in force lists call what is a channel's, without any cookie. Whether it is their
 * own key is looked at with the request: a preflight carries none.
 */
export async function allowChannelPages(req: MedusaRequest, res: ServerResponse): Promise<void> {
	const { origin } = req.headers;
	if (!origin) return;
	const sql = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	if ((await listedOrigins(sql, shopTime())).has(origin)) allowOrigin(origin, res);
}
