import type { Role } from "@confiserie/domain/account";
import type { User } from "@confiserie/domain/contract/auth";
import type { MedusaRequest } from "@medusajs/framework/http";
import { readAccount } from "./account-record";
import { ApiFailure } from "./failure";
import { verifyToken } from "./token";

/** Who makes the request. `role` comes from the database at each request, never from the token. */
export interface Caller {
	customerId: string;
	email: string;
	role: Role;
}

const accounts = new WeakMap<MedusaRequest, User>();

/** The caller of a route whose access is "customer" or "admin". Throws UNAUTHENTICATED anywhere else. */
export function callerOf(req: MedusaRequest): Caller {
	const { id, email, role } = accountOf(req);
	return { customerId: id, email, role };
}

/** The caller's whole account, as GET /auth/me answers it. Throws like `callerOf`. */
export function accountOf(req: MedusaRequest): User {
	const account = accounts.get(req);
	if (!account) throw new ApiFailure("UNAUTHENTICATED");
	return account;
}

/**
 * Checks the bearer token and the account behind it. Throws UNAUTHENTICATED for a bad token and for an account that is
 * gone. The cookie session of Medusa Admin is never looked at, so that no foreign page can act for anybody.
 */
export async function identify(req: MedusaRequest): Promise<Caller> {
	const token = /^Bearer (\S+)$/i.exec(req.headers.authorization ?? "")?.[1];
	const claims = token ? verifyToken(req.scope, token) : undefined;
	const account = claims && (await readAccount(req.scope, claims.identityId));
	if (!account || account.id !== claims?.customerId) throw new ApiFailure("UNAUTHENTICATED");
	accounts.set(req, account);
	return callerOf(req);
}
