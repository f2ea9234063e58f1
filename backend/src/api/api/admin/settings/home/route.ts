import { homeUpdateSchema, type Settings } from "@confiserie/domain/contract/medusa-admin";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { putSettings } from "../../../../../http/put-settings";

/** PUT /api/admin/settings/home. */
export const PUT = (req: MedusaRequest, res: MedusaResponse<Settings>): Promise<void> =>
	putSettings("home", homeUpdateSchema, req, res);
