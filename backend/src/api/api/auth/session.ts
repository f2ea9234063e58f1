import type { Session } from "@confiserie/domain/contract/auth";
import type { MedusaContainer } from "@medusajs/framework/types";
import { readAccount } from "../../../http/account-record";
import { issueToken } from "../../../http/token";

/** The user's fields and a token for the account of an identity, or undefined when the identity opens none. */
export async function openSession(scope: MedusaContainer, identityId: string): Promise<Session | undefined> {
	const account = await readAccount(scope, identityId);
	return account && { ...account, token: issueToken(scope, { identityId, customerId: account.id }) };
}
