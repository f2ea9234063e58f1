import type { Settings } from "@confiserie/domain/contract/medusa-admin";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readSettings, shopSettings } from "../../../../modules/settings";

/** GET /api/admin/settings: every group as it is now, with the version that PUT wants back. */
export async function GET(req: MedusaRequest, res: MedusaResponse<Settings>): Promise<void> {
	res.json(await readSettings(shopSettings(req.scope).database));
}
