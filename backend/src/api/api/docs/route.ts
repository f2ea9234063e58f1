import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { PAGE, PAGE_POLICY } from "../../../http/docs/page";

/** GET /api/docs -> the contract for people. */
export function GET(_req: MedusaRequest, res: MedusaResponse): void {
	res.setHeader("Content-Security-Policy", PAGE_POLICY);
	res.setHeader("Cache-Control", "public, max-age=300");
	res.type("html").send(PAGE);
}
