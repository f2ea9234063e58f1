import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, generateJwtToken } from "@medusajs/framework/utils";
import { sign, verify } from "jsonwebtoken";

/** Whom a token of Medusa Admin is issued to. */
export interface StaffClaims {
	identityId: string;
	userId: string;
	/** The row that ends with it; see decision 140. */
	sessionId: string;
}

const PROVIDER = "emailpass";
const RESET = "reset";

/** The bearer token of Medusa Admin, as Medusa reads it, that also names its session. */
export function issueStaffToken(scope: MedusaContainer, { identityId, userId, sessionId }: StaffClaims): string {
	return issue(scope, {
		actor_id: userId,
		auth_identity_id: identityId,
		app_metadata: { user_id: userId },
		sid: sessionId,
	});
}

/** Issues a token that accepts an invitation and grants nothing else: the identity has no user yet. */
export function issueInvitedToken(scope: MedusaContainer, identityId: string): string {
	return issue(scope, { actor_id: "", auth_identity_id: identityId, app_metadata: {} });
}

function issue(scope: MedusaContainer, claims: object): string {
	const { jwtSecret, jwtExpiresIn, jwtOptions } = httpConfig(scope);
	const content = { actor_type: "user", auth_provider: PROVIDER, mfa_enabled: false, user_metadata: {}, ...claims };
	return generateJwtToken(content, { secret: jwtSecret, expiresIn: jwtExpiresIn, jwtOptions });
}

/**
 * The token of a mailed link to /app/reset-password. Its page reads the e-mail out of it, hence a JWT; what opens is
 * the one-use secret of a ticket within; the database stores only its hash.
 */
export function issueResetToken(scope: MedusaContainer, email: string, secret: string): string {
	const content = { entity_id: email, provider: PROVIDER, purpose: RESET };
	return sign(content, httpConfig(scope).jwtSecret ?? "", { algorithm: "HS256", expiresIn: "1h", jwtid: secret });
}

/** The secret in a token of `issueResetToken`, or undefined for any other text. */
export function secretOfResetToken(scope: MedusaContainer, token: string): string | undefined {
	try {
		const content = verify(token, httpConfig(scope).jwtSecret ?? "", { algorithms: ["HS256"] });
		return typeof content === "object" && content.purpose === RESET ? content.jti : undefined;
	} catch {
		return undefined;
	}
}

function httpConfig(scope: MedusaContainer) {
	return scope.resolve(ContainerRegistrationKeys.CONFIG_MODULE).projectConfig.http;
}
