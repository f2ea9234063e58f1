import type { OauthError } from "@confiserie/domain/accounts/oauth";
import { emailFault, normaliseEmail } from "@confiserie/domain/customers/email";
import { oneLine } from "@confiserie/domain/text";
import type { MedusaRequest } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { googleCallbackUrl, googleClient } from "./google-client";
import type { Attempt } from "./sign-in-cookie";

/** Who signed in at the provider: `subject` is theirs for ever, the e-mail is verified and normalised. */
export interface GooglePerson {
	subject: string;
	email: string;
	firstName: string;
	lastName: string;
}

/**
 * Exchanges the provider's code for the person behind it: state, nonce, PKCE, and the identity token's signature,
 * issuer, audience and expiry are checked by the client. Returns the error that the callback page then shows.
 */
export async function googlePerson(
	req: MedusaRequest,
	{ state, nonce, verifier }: Attempt,
): Promise<GooglePerson | { error: OauthError }> {
	try {
		const client = await googleClient();
		const params = client.callbackParams(req.originalUrl);
		if (params.error && params.state === state)
			return { error: params.error === "access_denied" ? "access_denied" : "google_refused" };
		const checks = { state, nonce, code_verifier: verifier, response_type: "code" };
		const tokens = await client.callback(googleCallbackUrl(), params, checks);
		const { sub, email, email_verified: isVerified, given_name: first, family_name: last, name } = tokens.claims();
		if (!sub) return { error: "google_refused" };
		if (isVerified !== true || !email || emailFault(email) !== undefined) return { error: "email_not_verified" };
		const mailbox = normaliseEmail(email);
		return { subject: sub, email: mailbox, ...names(first, last, name, mailbox) };
	} catch (error) {
		req.scope.resolve(ContainerRegistrationKeys.LOGGER).warn(`Google sign-in refused: ${error}`);
		return { error: "google_refused" };
	}
}

/** A first name is always there, so that the shop can greet; the customer can correct both on their account page. */
function names(first = "", last = "", name = "", email = ""): { firstName: string; lastName: string } {
	const firstName = oneLine(first) || oneLine(name) || email.split("@")[0] || email;
	return { firstName: firstName.slice(0, 100), lastName: oneLine(last).slice(0, 100) };
}
