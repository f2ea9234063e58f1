import type { Navigation } from "@confiserie/domain/content/navigation";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { shopSettings } from "../../../modules/settings";

/** GET /api/navigation: menus, footer and banner. */
export async function GET(req: MedusaRequest, res: MedusaResponse<Navigation>): Promise<void> {
	const navigation = await shopSettings(req.scope).read("navigation");
	res.setHeader("Cache-Control", "no-cache");
	res.json(navigation);
}
