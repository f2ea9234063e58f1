import type { Role } from "@confiserie/domain/account";
import type { MedusaRequest } from "@medusajs/framework/http";
import { readCaller } from "./caller-record";
import { ApiFailure } from "./failure";
import { verifyToken } from "./token";

/** Who makes the request. `role` comes from the database at each request, never from the token. */
export interface Caller {
	customerId: string;
	email: string;
	role: Role;
}

const callers = new WeakMap<MedusaRequest, Caller>();

/** The caller of a route whose access is "customer" or "admin". Throws UNAUTHENTICATED anywhere else. */
export function callerOf(req: MedusaRequest): Caller {
	const caller = callers.get(req);
	if (!caller) throw new ApiFailure("UNAUTHENTICATED");
	return caller;
}

/**
 * Checks the bearer token and the account behind it. Throws UNAUTHENTICATED for a bad token and for an account that is
 * gone. The cookie session of Medusa Admin is never looked at, so that no foreign page can act for anybody.
 */
export async function identify(req: MedusaRequest): Promise<Caller> {
	const token = /^Bearer (\S+)$/i.exec(req.headers.authorization ?? "")?.[1];
	const claims = token && verifyToken(req.scope, token);
	const caller = claims ? await readCaller(req.scope, claims) : undefined;
	if (!caller) throw new ApiFailure("UNAUTHENTICATED");
	callers.set(req, caller);
	return caller;
}
