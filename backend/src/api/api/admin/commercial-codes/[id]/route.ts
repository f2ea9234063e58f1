import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { callerOf } from "../../../../../http/caller";
import { shopTime } from "../../../../../lib/database/clock";
import { codeBook, revokeCode } from "../../../../../modules/commercial-code";

/** DELETE /api/admin/commercial-codes/{id}: revokes a code; it stays in the list, with who and when. */
export async function DELETE(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	const { sql } = codeBook(req.scope);
	await revokeCode(sql, { id: req.params.id ?? "", actor: callerOf(req), now: shopTime() });
	res.status(204).end();
}
