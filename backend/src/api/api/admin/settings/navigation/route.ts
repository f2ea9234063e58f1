import { navigationUpdateSchema, type Settings } from "@confiserie/domain/contract/medusa-admin";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { putSettings } from "../../../../../http/put-settings";

/** PUT /api/admin/settings/navigation. */
export const PUT = (req: MedusaRequest, res: MedusaResponse<Settings>): Promise<void> =>
	putSettings("navigation", navigationUpdateSchema, req, res);
