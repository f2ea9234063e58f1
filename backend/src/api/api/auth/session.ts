import type { Session } from "@confiserie/domain/contract/auth";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { issueToken } from "../../../http/token";
import { openAccountSession, readAccount } from "../../../modules/account";

/**
 * Opens a session: the user's fields and a token for the account of an identity. Undefined when the identity opens
 * none, or its password is no longer the one of `passwordHash`, if given.
 */
export async function openSession(
	scope: MedusaContainer,
	{ identityId, passwordHash }: { identityId: string; passwordHash?: string },
): Promise<Session | undefined> {
	const account = await readAccount(scope, identityId);
	if (!account) return undefined;
	const database = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	const sessionId = await openAccountSession(database, identityId, passwordHash);
	return sessionId === undefined
		? undefined
		: { ...account, token: issueToken(scope, { identityId, customerId: account.id, sessionId }) };
}
