import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { sign, verify } from "jsonwebtoken";
import { shopSeconds } from "../lib/database/clock";
import { LONGEST_DAYS } from "../modules/customers/accounts";

/** Whom a token was issued to. It carries no role: that is read from the database. */
export interface TokenClaims {
	identityId: string;
	customerId: string;
	sessionId: string;
}

/** As long as a session can last; that it ends earlier, idle or closed, is known to the database. */
const LIFETIME_SECONDS = LONGEST_DAYS * 24 * 60 * 60;
// Medusa Admin's own tokens share the secret but carry no audience: they do not open /api.
const ISSUER = "confiserie";
const AUDIENCE = "confiserie:api";

/** Issues the bearer token of /api: a JWT of three parts, HS256, signed with Medusa's secret. */
export function issueToken(scope: MedusaContainer, claims: TokenClaims): string {
	const content = {
		actor_id: claims.customerId,
		actor_type: "customer",
		auth_identity_id: claims.identityId,
		sid: claims.sessionId,
		iat: shopSeconds(),
	};
	return sign(content, secretOf(scope), {
		algorithm: "HS256",
		expiresIn: LIFETIME_SECONDS,
		issuer: ISSUER,
		audience: AUDIENCE,
	});
}

/** The claims of a token of ours, or undefined for any other: forged, expired, without expiry, for another audience. */
export function verifyToken(scope: MedusaContainer, token: string): TokenClaims | undefined {
	try {
		const content = verify(token, secretOf(scope), {
			algorithms: ["HS256"],
			issuer: ISSUER,
			audience: AUDIENCE,
			// Counts from the issue date, so that a far expiry lengthens nothing.
			maxAge: LIFETIME_SECONDS,
			clockTimestamp: shopSeconds(),
		});
		if (typeof content === "string" || typeof content.exp !== "number") return undefined;
		const { actor_id: customerId, actor_type: actorType, auth_identity_id: identityId, sid: sessionId } = content;
		return actorType === "customer" && isId(customerId) && isId(identityId) && isId(sessionId)
			? { customerId, identityId, sessionId }
			: undefined;
	} catch {
		return undefined;
	}
}

function isId(value: unknown): value is string {
	return typeof value === "string" && /^\w+$/.test(value);
}

/** The secret that every token of the shop is signed with. */
export function secretOf(scope: MedusaContainer): string {
	const { jwtSecret } = scope.resolve(ContainerRegistrationKeys.CONFIG_MODULE).projectConfig.http;
	if (typeof jwtSecret !== "string" || !jwtSecret) throw new Error("The engine has no JWT secret.");
	return jwtSecret;
}
