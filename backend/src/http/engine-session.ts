import {
	getAuthContextFromJwtToken,
	type MedusaNextFunction,
	type MedusaRequest,
	type MedusaResponse,
} from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { one } from "../modules/ordering/db";
import { admitStaff } from "./caller";

/**
 * Every call of Medusa Admin: the engine has checked its token or cookie, this checks that they still hold. A session ends
 * with the password or the e-mail that it was opened with, and with the administrator's right: the next call answers 401,
 * as the engine's own refusals do, and the dashboard asks for the password. A call with an API key, or one that the engine
 * lets in without an account, passes.
 */
export async function checkEngineSession(
	req: MedusaRequest,
	res: MedusaResponse,
	next: MedusaNextFunction,
): Promise<void> {
	const context = "auth_context" in req ? contextOf(req.auth_context) : undefined;
	if (!context) return next();
	const administrator = await readStaff(req, context);
	if (!administrator) {
		res.status(401).json({ message: "Unauthorized" });
		return;
	}
	admitStaff(req, administrator);
	next();
}

/** A token that has ended must not buy a new one. */
export async function checkRefreshedSession(
	req: MedusaRequest,
	res: MedusaResponse,
	next: MedusaNextFunction,
): Promise<void> {
	const { jwtSecret } = req.scope.resolve(ContainerRegistrationKeys.CONFIG_MODULE).projectConfig.http;
	const inSession: unknown = "auth_context" in req.session ? req.session.auth_context : undefined;
	const inToken = getAuthContextFromJwtToken(req.headers.authorization, jwtSecret ?? "", ["bearer"], ["user"]);
	for (const context of [contextOf(inSession), contextOf(inToken)]) {
		if (!context || (await readStaff(req, context))) continue;
		res.status(401).json({ message: "Unauthorized" });
		return;
	}
	next();
}

/** Whose session it is, and when its token was issued, in seconds. */
interface SessionContext {
	userId: string;
	identityId: string;
	issuedAt: number;
}

function contextOf(value: unknown): SessionContext | undefined {
	if (typeof value !== "object" || value === null) return undefined;
	const {
		actor_type: actorType,
		actor_id: userId,
		auth_identity_id: identityId,
		iat,
	} = value as Record<string, unknown>;
	if (actorType !== "user" || typeof userId !== "string" || !userId || typeof identityId !== "string") return undefined;
	// Without a date it is older than any password.
	return { userId, identityId, issuedAt: typeof iat === "number" ? iat : 0 };
}

/**
 * The administrator behind a session, under the id of the shop's account if the identity has one; undefined when the
 * session has ended. The row of the credentials changes with the password and the e-mail alone. Tokens carry whole
 * seconds: one of the very second of the change still counts as after it.
 */
function readStaff(
	req: MedusaRequest,
	{ userId, identityId, issuedAt }: SessionContext,
): Promise<{ customerId: string; email: string } | undefined> {
	return one<{ customerId: string; email: string }>(
		req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION),
		`select coalesce(customer.id, staff.id) as customer_id, staff.email from auth_identity identity
			join "user" staff on staff.id = identity.app_metadata ->> 'user_id' and staff.deleted_at is null
			left join customer on customer.id = identity.app_metadata ->> 'customer_id' and customer.deleted_at is null
			where identity.id = ? and staff.id = ? and identity.deleted_at is null and not exists (
				select 1 from provider_identity credentials where credentials.auth_identity_id = identity.id
					and credentials.provider = 'emailpass' and credentials.deleted_at is null
					and floor(extract(epoch from credentials.updated_at)) > ?)`,
		[identityId, userId, issuedAt],
	);
}
