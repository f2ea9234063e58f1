import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { callerOf } from "../../../../../http/caller";
import { shopTime } from "../../../../../lib/database/clock";
import { COMMERCIAL_CODE_MODULE } from "../../../../../modules/commercial-code";
import { revokeCode } from "../../../../../modules/commercial-code/administer";
import type CommercialCodeService from "../../../../../modules/commercial-code/service";

/** DELETE /api/admin/commercial-codes/{id}: revokes a code; the list keeps it, with who and when. */
export async function DELETE(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	const { sql } = req.scope.resolve<CommercialCodeService>(COMMERCIAL_CODE_MODULE).book;
	await revokeCode(sql, { id: req.params.id ?? "", actor: callerOf(req), now: shopTime() });
	res.status(204).end();
}
