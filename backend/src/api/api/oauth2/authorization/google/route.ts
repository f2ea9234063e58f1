import { safeRedirect } from "@confiserie/domain/safe-redirect";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { generators } from "openid-client";
import {
	googleCallbackUrl,
	googleClient,
	hasGoogle,
	rememberAttempt,
	toCallbackPage,
} from "../../../../../modules/accounts";

/**
 * GET /api/oauth2/authorization/google?redirect=/checkout -> the provider's sign-in, with state, nonce and PKCE bound
 * to this browser. Errors lead to /auth/callback?error=…, since a person is looking. Source: accounts spec §4, §7.
 */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	if (!hasGoogle()) return toCallbackPage(res, { error: "google_unavailable" });
	const { redirect } = req.query;
	const attempt = {
		state: generators.state(),
		nonce: generators.nonce(),
		verifier: generators.codeVerifier(),
		redirect: safeRedirect(typeof redirect === "string" ? redirect : undefined),
	};
	try {
		const client = await googleClient();
		rememberAttempt(res, attempt);
		res.redirect(
			302,
			client.authorizationUrl({
				redirect_uri: googleCallbackUrl(),
				scope: "openid email profile",
				state: attempt.state,
				nonce: attempt.nonce,
				code_challenge: generators.codeChallenge(attempt.verifier),
				code_challenge_method: "S256",
				prompt: "select_account",
			}),
		);
	} catch (error) {
		req.scope.resolve(ContainerRegistrationKeys.LOGGER).warn(`Google sign-in: the provider does not respond: ${error}`);
		toCallbackPage(res, { error: "google_unreachable" });
	}
}
