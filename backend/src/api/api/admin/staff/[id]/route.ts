import type { StaffRemoved } from "@confiserie/domain/contract/staff";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { callerOf } from "../../../../../http/caller";
import { shopTime } from "../../../../../lib/database/clock";
import { removeMember } from "../../../../../modules/accounts";
import { keysIssuedBy } from "../../../../../modules/channel-key";

/** DELETE /api/admin/staff/{id}: takes a member out of the team. Returns the keys that end with it. */
export async function DELETE(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	const pool = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	const { personId, revokedKeys } = await removeMember(pool, req.params.id ?? "", callerOf(req));
	const keys = await keysIssuedBy(pool, personId, shopTime());
	res.json({ keys, revokedKeys } satisfies StaffRemoved);
}
