import { type DepositPermissionRow, setPermissionSchema } from "@confiserie/domain/contract/commercial-code";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { callerOf } from "../../../../http/caller";
import { parseBody } from "../../../../http/parse";
import { shopTime } from "../../../../lib/database/clock";
import { COMMERCIAL_CODE_MODULE } from "../../../../modules/commercial-code";
import { listPermissions, setPermission } from "../../../../modules/commercial-code/administer";
import type CommercialCodeService from "../../../../modules/commercial-code/service";

/** GET /api/admin/deposit-permissions: the accounts with a decision of their own. */
export async function GET(req: MedusaRequest, res: MedusaResponse<DepositPermissionRow[]>): Promise<void> {
	const { sql } = req.scope.resolve<CommercialCodeService>(COMMERCIAL_CODE_MODULE).book;
	res.json(await listPermissions(sql));
}

/** PUT /api/admin/deposit-permissions { email, permission }: who may pay by deposit whatever the code. */
export async function PUT(req: MedusaRequest, res: MedusaResponse<DepositPermissionRow[]>): Promise<void> {
	const wish = parseBody(setPermissionSchema, req);
	const { sql } = req.scope.resolve<CommercialCodeService>(COMMERCIAL_CODE_MODULE).book;
	await setPermission(sql, { ...wish, actor: callerOf(req), now: shopTime() });
	res.json(await listPermissions(sql));
}
