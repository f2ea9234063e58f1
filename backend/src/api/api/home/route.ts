import type { HomeContent } from "@confiserie/domain/home-content";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { shopSettings } from "../../../modules/settings";

/** GET /api/home: what visitors may see of the home page; drafts are left out, the days of a slide are for the page to judge. */
export async function GET(req: MedusaRequest, res: MedusaResponse<HomeContent>): Promise<void> {
	const home = await shopSettings(req.scope).read("home");
	res.setHeader("Cache-Control", "no-cache");
	res.json({ ...home, slides: home.slides.filter(({ enabled }) => enabled) });
}
