import { container } from "@medusajs/framework";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { ApiFailure } from "../../modules/foundations/failures";
import { SENT } from "../operations/serve";
import { readAt } from "./reads";
import { catalogueSender, readsOf } from "./send-read";

let send: ReturnType<typeof catalogueSender> | undefined;

/** Answers a route of the catalogue as the reader does, for clients that call Medusa directly. */
export async function serveRead({ req, res }: { req: MedusaRequest; res: MedusaResponse }) {
	const sql = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	send ??= catalogueSender(readsOf(sql));
	const read = readAt(req.originalUrl);
	if (!read) throw new ApiFailure("NOT_FOUND");
	await send(req, res, read);
	return SENT;
}
