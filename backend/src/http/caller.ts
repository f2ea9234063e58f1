import type { Role } from "@confiserie/domain/account";
import type { User } from "@confiserie/domain/contract/auth";
import type { MedusaRequest } from "@medusajs/framework/http";
import { ApiFailure } from "../lib/failure";
import { readAccountInSession } from "../modules/account";
import { type TokenClaims, verifyToken } from "./token";

/** Who makes the request. `role` comes from the database at each request, never from the token. */
export interface Caller {
	customerId: string;
	email: string;
	role: Role;
}

const callers = new WeakMap<MedusaRequest, { account: User; claims: TokenClaims }>();
const staff = new WeakMap<MedusaRequest, Caller>();

/**
 * The caller of a route whose access is "customer" or "admin", or of a route that Medusa Admin calls. Throws
 * UNAUTHENTICATED anywhere else.
 */
export function callerOf(req: MedusaRequest): Caller {
	const administrator = staffOf(req);
	if (administrator) return administrator;
	const { id, email, role } = accountOf(req);
	return { customerId: id, email, role };
}

/** Notes who uses Medusa Admin, so that a handler of /api/admin serves both doors. */
export function admitStaff(req: MedusaRequest, administrator: Omit<Caller, "role">): void {
	staff.set(req, { ...administrator, role: "ADMIN" });
}

/** The caller's whole account, as GET /auth/me returns it. Throws like `callerOf`. */
export function accountOf(req: MedusaRequest): User {
	return knownCaller(req).account;
}

/** The auth identity and the session that the request was made with. Throws like `callerOf`. */
export function sessionOf(req: MedusaRequest): TokenClaims {
	return knownCaller(req).claims;
}

/** Who uses Medusa Admin; undefined for a call with an API key. */
export function staffOf(req: MedusaRequest): Caller | undefined {
	return staff.get(req);
}

function knownCaller(req: MedusaRequest): { account: User; claims: TokenClaims } {
	const caller = callers.get(req);
	if (!caller) throw new ApiFailure("UNAUTHENTICATED");
	return caller;
}

/**
 * Checks the bearer token, its session and the account behind it. Throws UNAUTHENTICATED for a bad token, a session that
 * has ended and an account that is gone. The cookie session of Medusa Admin is never looked at, so that no foreign page
 * can act for anybody.
 */
export async function identify(req: MedusaRequest): Promise<Caller> {
	const token = /^Bearer (\S+)$/i.exec(req.headers.authorization ?? "")?.[1];
	const claims = token ? verifyToken(req.scope, token) : undefined;
	const account = claims && (await readAccountInSession(req.scope, claims));
	if (!account || account.id !== claims.customerId) throw new ApiFailure("UNAUTHENTICATED");
	callers.set(req, { account, claims });
	return callerOf(req);
}
