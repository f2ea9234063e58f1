import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { findPerson } from "../../../../medusa/accounts/administrators";
import { removeSecondFactor } from "../../../../medusa/accounts/second-factors";
import { type Administrator, recordAudit } from "../../../foundations/audit";
import { ApiFailure } from "../../../foundations/failures";
import { alone } from "../alone";
import { endSessions } from "../sessions";

/**
 * Removes the second factor of a user who has lost it and its recovery codes, and ends their sessions; the password
 * alone opens the next. Returns whether there was one. @throws ApiFailure NOT_FOUND for an e-mail that has no account
 */
export function resetSecondFactor(pool: Knex, email: string, by: Administrator): Promise<boolean> {
	return alone(pool, async (sql) => {
		const { userIdentityId, customerIdentityId, userId, customerId } = await findPerson(sql, email);
		const identityId = userIdentityId ?? customerIdentityId;
		const entityId = customerId ?? userId;
		if (!identityId || !entityId) throw new ApiFailure("NOT_FOUND", { message: `${email} n'a pas de compte.` });
		if (!(await removeSecondFactor(sql, identityId))) return false;
		await endSessions(sql, identityId);
		await recordAudit(sql, by, { action: "second-factor.reset", entity: "customer", entityId, label: email });
		return true;
	});
}
