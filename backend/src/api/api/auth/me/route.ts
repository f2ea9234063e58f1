import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { accountOf } from "../../../../http/caller";

/** GET /api/auth/me -> the caller. Source: accounts spec §7. */
export function GET(req: MedusaRequest, res: MedusaResponse): void {
	res.json(accountOf(req));
}
