import type { Session } from "@confiserie/domain/contract/auth";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { openAccountSession, passSecondFactor, readAccount } from "../modules/customers/accounts";
import { issueToken } from "./token";

/**
 * Opens a session: the user's fields and a token for the account of an identity. Undefined when the identity opens
 * none, or its password is no longer the one of `passwordHash`, if given. Throws SECOND_FACTOR_REQUIRED, SECOND_FACTOR_WRONG.
 */
export async function openSession(
	scope: MedusaContainer,
	{ identityId, passwordHash, code }: { identityId: string; passwordHash?: string; code?: string | undefined },
): Promise<Session | undefined> {
	const account = await readAccount(scope, identityId);
	if (!account) return undefined;
	const { hasSecondFactor: _, ...user } = account;
	const passed = await passSecondFactor(scope, identityId, code);
	const database = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	const sessionId = await openAccountSession(database, passed, passwordHash);
	return sessionId === undefined
		? undefined
		: { ...user, token: issueToken(scope, { identityId, customerId: account.id, sessionId }) };
}
