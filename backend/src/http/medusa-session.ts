import type { StaffRole } from "@confiserie/domain/accounts/account";
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { STAFF } from "../medusa/accounts/account";
import { OPEN_SESSION, readOwnedKey, withStaffRole } from "../modules/customers/accounts";
import { admitKey, admitStaff, type Caller } from "./caller";
import type { StaffClaims } from "./medusa-token";

/**
 * Every call of Medusa Admin: Medusa has checked its token or cookie, this checks that they still hold. A session ends
 * at the sign-out, with the password or the e-mail that it was opened with, and with the administrator's right: the
 * next call returns 401, as Medusa's own refusals do, and the dashboard asks for the password. A secret key holds while
 * it is not revoked and its creator is an owner. A call that Medusa lets in without an account passes.
 */
export async function checkMedusaSession(
	req: MedusaRequest,
	res: MedusaResponse,
	next: MedusaNextFunction,
): Promise<void> {
	const context = "auth_context" in req ? req.auth_context : undefined;
	if (isOfKey(context)) {
		const key = await readOwnedKey(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), context.actor_id);
		if (!key) return refuse(res);
		admitKey(req, key);
		return next();
	}
	// The identity of an invited user who accepts.
	if (!isOfUser(context)) return next();
	const claims = staffClaims(context);
	const administrator = claims && (await readStaff(req, claims));
	if (!administrator) return refuse(res);
	admitStaff(req, administrator);
	next();
}

/** In Medusa's own words, which the dashboard knows. */
function refuse(res: MedusaResponse): void {
	res.status(401).json({ message: "Unauthorized" });
}

/** Claims of a token of Medusa Admin, verified by Medusa. */
export interface StaffContext extends StaffClaims {
	/** In seconds. */
	issuedAt: number;
}

function isOfKey(context: unknown): context is { actor_id: string } {
	return hasFields(context) && context.actor_type === "api-key" && isText(context.actor_id);
}

function isOfUser(context: unknown): boolean {
	return hasFields(context) && context.actor_type === "user" && Boolean(context.actor_id);
}

/** The actor of a verified token or cookie; undefined for another kind of actor, an invitee, or no session. */
export function staffClaims(context: unknown): StaffContext | undefined {
	if (!hasFields(context) || context.actor_type !== "user") return undefined;
	const { actor_id: userId, auth_identity_id: identityId, sid: sessionId, iat } = context;
	if (!isText(userId) || !isText(identityId) || !isText(sessionId)) return undefined;
	// Without a date it is older than any password.
	return { userId, identityId, sessionId, issuedAt: typeof iat === "number" ? iat : 0 };
}

const hasFields = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
const isText = (value: unknown): value is string => typeof value === "string" && value !== "";

/**
 * The administrator behind a session, under the id of the shop's account if the identity has one; undefined when the
 * session has ended. Tokens carry whole seconds: one of the very second in which the password changed still counts as after it.
 */
export async function readStaff(
	req: MedusaRequest,
	{ userId, identityId, sessionId, issuedAt }: StaffContext,
): Promise<Omit<Caller, "role"> | undefined> {
	const { rows } = await req.scope
		.resolve(ContainerRegistrationKeys.PG_CONNECTION)
		.raw<{ rows: { customer_id: string; email: string; role: StaffRole; has_second_factor: boolean }[] }>(
			`with ${OPEN_SESSION} ${withStaffRole(`select ${STAFF} and exists (select 1 from open_session)`)}`,
			{ userId, identityId, sessionId, issuedAt },
		);
	const [row] = rows;
	if (!row) return undefined;
	return {
		customerId: row.customer_id,
		email: row.email,
		staffRole: row.role,
		hasSecondFactor: row.has_second_factor,
	};
}
