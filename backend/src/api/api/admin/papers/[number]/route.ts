import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { sendPaper } from "../../../../../http/send-paper";
import { ApiFailure } from "../../../../../modules/failures";
import { readPaper } from "../../../../../modules/invoicing";

/** GET /api/admin/papers/{number}: any billing document. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	const found = await readPaper(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), req.params.number ?? "");
	if (!found) throw new ApiFailure("PAPER_NOT_FOUND");
	await sendPaper(res, found.paper);
}
