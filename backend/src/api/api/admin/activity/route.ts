import { activityQuerySchema } from "@confiserie/domain/contract/admin-activity";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { parseQuery } from "../../../../http/parse";
import { AUDIT_MODULE, type AuditService } from "../../../../modules/audit";

/** GET /api/admin/activity: what administrators changed, newest first, by words, kind and period. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	const query = parseQuery(activityQuerySchema, req);
	res.json(await req.scope.resolve<AuditService>(AUDIT_MODULE).list(query));
}
