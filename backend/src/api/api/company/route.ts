import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { sendCompany } from "../../../http/send-company";

/** GET /api/company -> the caller's company, null without one. */
export function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	return sendCompany(req, res);
}
