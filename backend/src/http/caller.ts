import type { Role, StaffRole } from "@confiserie/domain/accounts/account";
import { isAllowed, roleRefusal, type StaffPermission } from "@confiserie/domain/accounts/staff";
import type { User } from "@confiserie/domain/contract/auth";
import type { MedusaRequest } from "@medusajs/framework/http";
import { currentEnv } from "../config/env";
import { type Account, type OwnedKey, readAccountInSession } from "../modules/customers/accounts";
import { ApiFailure, failureOf } from "../modules/foundations/failures";
import { bearerOf } from "./bearer";
import { noteAccount } from "./request-watch";
import { type TokenClaims, verifyToken } from "./token";

/** Who makes the request. Both roles come from the database at each request, never from the token. */
export interface Caller {
	customerId: string;
	email: string;
	role: Role;
	/** What an administrator may do; null for a customer. */
	staffRole: StaffRole | null;
	/** Whether a code was asked for at the sign-in, or would be now. */
	hasSecondFactor: boolean;
}

/** A secret key of Medusa that a request is made with. It may do what its owner may, apart from the team and the keys. */
export interface ApiKeyCaller {
	id: string;
	title: string;
	owner: Caller;
}

const callers = new WeakMap<MedusaRequest, { account: Account; claims: TokenClaims }>();
const staff = new WeakMap<MedusaRequest, Caller>();
const keys = new WeakMap<MedusaRequest, ApiKeyCaller>();

/**
 * The caller of a route whose access is "customer" or "admin", or of a route that Medusa Admin calls. Throws
 * UNAUTHENTICATED anywhere else.
 */
export function callerOf(req: MedusaRequest): Caller {
	const administrator = staffOf(req);
	if (administrator) return administrator;
	const { id, email, role, staffRole = null, hasSecondFactor } = knownCaller(req).account;
	return { customerId: id, email, role, staffRole, hasSecondFactor };
}

/** Sets the Medusa Admin user as caller, so that a handler of /api/admin serves both admins. */
export function admitStaff(req: MedusaRequest, administrator: Omit<Caller, "role">): void {
	staff.set(req, { ...administrator, role: "ADMIN" });
	noteAccount(req, administrator.customerId);
}

/** Records that a request is made with a secret key of Medusa, on its owner's behalf. */
export function admitKey(req: MedusaRequest, { id, title, owner }: OwnedKey): void {
	keys.set(req, { id, title, owner: { ...owner, role: "ADMIN" } });
}

/** Throws FORBIDDEN for a customer, ROLE_REFUSED for an administrator whose role does not allow it, SECOND_FACTOR_MISSING. */
export function requirePermission(caller: Caller, permission: StaffPermission): void {
	const { role, staffRole } = caller;
	if (role !== "ADMIN" || !staffRole) throw new ApiFailure("FORBIDDEN");
	if (isSecondFactorMissing(caller)) throw new ApiFailure("SECOND_FACTOR_MISSING");
	if (!isAllowed(staffRole, permission)) throw new ApiFailure("ROLE_REFUSED", { message: roleRefusal(staffRole) });
}

/** Whether the shop asks the caller for a second factor that is not set up: then nothing else is served to them. */
export function isSecondFactorMissing({ staffRole, hasSecondFactor }: Caller): boolean {
	return currentEnv().SECOND_FACTOR === "owners" && staffRole === "owner" && !hasSecondFactor;
}

/** The caller's whole account, as GET /auth/me returns it. Throws like `callerOf`. */
export function accountOf(req: MedusaRequest): User {
	const { hasSecondFactor: _, ...user } = knownCaller(req).account;
	return user;
}

/** The auth identity and the session that the request was made with. Throws like `callerOf`. */
export function sessionOf(req: MedusaRequest): TokenClaims {
	return knownCaller(req).claims;
}

/** The customer who calls a public route with a token; undefined for a guest, and for a token that is no longer good. */
export async function maybeCaller(req: MedusaRequest): Promise<Caller | undefined> {
	if (!bearerOf(req)) return undefined;
	try {
		return await identify(req);
	} catch (error) {
		if (failureOf(error)?.code === "UNAUTHENTICATED") return undefined;
		throw error;
	}
}

/** The customer of a request that `identify` has let pass; undefined for anybody else. */
export function knownCustomerOf(req: MedusaRequest): Caller | undefined {
	return callers.has(req) ? callerOf(req) : undefined;
}

/** The secret key of Medusa that a request is made with. */
export function keyOf(req: MedusaRequest): ApiKeyCaller | undefined {
	return keys.get(req);
}

/** Who answers for a call of Medusa Admin: the person, or the owner of the key. */
export function actorOf(req: MedusaRequest): Caller | undefined {
	return staffOf(req) ?? keyOf(req)?.owner;
}

/** Who uses Medusa Admin; undefined for a call with an API key. */
export function staffOf(req: MedusaRequest): Caller | undefined {
	return staff.get(req);
}

function knownCaller(req: MedusaRequest): { account: Account; claims: TokenClaims } {
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
	const token = bearerOf(req);
	const claims = token ? verifyToken(req.scope, token) : undefined;
	const account = claims && (await readAccountInSession(req.scope, claims));
	if (!account || account.id !== claims.customerId) throw new ApiFailure("UNAUTHENTICATED");
	callers.set(req, { account, claims });
	noteAccount(req, account.id);
	return callerOf(req);
}
