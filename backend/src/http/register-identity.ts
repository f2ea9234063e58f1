import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { createIdentity } from "../modules/customers/accounts";
import { failureOf } from "../modules/foundations/failures";

/**
 * Registers an identity over a route of Medusa's and answers with the token that `tokenOf` makes. For an e-mail that is taken it
 * answers in Medusa's words: the starters and the page of an invitation then sign in with the password instead.
 */
export async function registerIdentity(
	{ scope }: MedusaRequest,
	res: MedusaResponse,
	credentials: { email: string; password: string },
	tokenOf: (identityId: string) => string,
): Promise<void> {
	const identityId = await createIdentity(scope, credentials).catch((error: unknown) => {
		if (failureOf(error)?.code === "EMAIL_TAKEN") return undefined;
		throw error;
	});
	if (identityId) res.json({ token: tokenOf(identityId) });
	else res.status(401).json({ type: "unauthorized", message: "Identity with email already exists" });
}
