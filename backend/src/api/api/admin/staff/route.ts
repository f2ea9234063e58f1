import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { sendTeam } from "../../../../http/send-team";

/** GET /api/admin/staff: who is in the team, and who is invited. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	await sendTeam(req, res);
}
