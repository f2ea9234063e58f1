import { type DepositPermissionRow, setPermissionSchema } from "@confiserie/domain/contract/commercial-code";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { callerOf } from "../../../../http/caller";
import { parseBody } from "../../../../http/parse";
import { shopTime } from "../../../../lib/database/clock";
import { codeBook } from "../../../../modules/commercial-code";
import { listPermissions, setPermission } from "../../../../modules/deposits";

/** GET /api/admin/deposit-permissions: the accounts with a decision of their own. */
export async function GET(req: MedusaRequest, res: MedusaResponse<DepositPermissionRow[]>): Promise<void> {
	const { sql } = codeBook(req.scope);
	res.json(await listPermissions(sql));
}

/** PUT /api/admin/deposit-permissions { email, permission }: who may pay by deposit whatever the code. */
export async function PUT(req: MedusaRequest, res: MedusaResponse<DepositPermissionRow[]>): Promise<void> {
	const wish = parseBody(setPermissionSchema, req);
	const { sql } = codeBook(req.scope);
	await setPermission(sql, { ...wish, actor: callerOf(req), now: shopTime() });
	res.json(await listPermissions(sql));
}
