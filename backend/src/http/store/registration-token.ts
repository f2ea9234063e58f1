import type { MedusaContainer } from "@medusajs/framework/types";
import { sign, verify } from "jsonwebtoken";
import { shopSeconds } from "../../lib/database/clock";
import { secretOf } from "../token";

/** The identity, not bound to an account yet, that a registration over the Store API may use. */
export interface Registrant {
	identityId: string;
	email: string;
}

// It opens nothing but an account: neither /api nor Medusa's routes for a customer who is known.
const AUDIENCE = "confiserie:registration";

/** The token between the two halves of a registration over the Store API, in Medusa's form of an unregistered actor. */
export function issueRegistrationToken(scope: MedusaContainer, { identityId, email }: Registrant): string {
	const content = {
		actor_id: "",
		actor_type: "customer",
		auth_identity_id: identityId,
		entity_id: email,
		app_metadata: {},
		iat: shopSeconds(),
	};
	return sign(content, secretOf(scope), { algorithm: "HS256", expiresIn: "1h", audience: AUDIENCE });
}

/** Whom a bearer token of `issueRegistrationToken` stands for; undefined for any other text. */
export function registrantOf(scope: MedusaContainer, authorization: string | undefined): Registrant | undefined {
	const token = /^Bearer (\S+)$/i.exec(authorization ?? "")?.[1];
	if (!token) return undefined;
	try {
		const content = verify(token, secretOf(scope), {
			algorithms: ["HS256"],
			audience: AUDIENCE,
			clockTimestamp: shopSeconds(),
		});
		if (typeof content === "string") return undefined;
		const { auth_identity_id: identityId, entity_id: email } = content;
		return typeof identityId === "string" && typeof email === "string" ? { identityId, email } : undefined;
	} catch {
		return undefined;
	}
}
