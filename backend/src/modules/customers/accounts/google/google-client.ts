import type { ShopSettings } from "@confiserie/domain/contract/settings";
import { type Client, custom, Issuer } from "openid-client";
import { currentEnv } from "../../../../config/env";

const TIMEOUT_MS = 10_000;
/** Where Google sends the browser back to: the shop's own origin, whose cookie holds the other half of the sign-in. */
const CALLBACK_PATH = "/api/oauth2/callback/google";

/** Whether this shop offers Google sign-in. */
export function hasGoogle(): boolean {
	return currentEnv().GOOGLE_CLIENT_ID !== undefined;
}

/** What the button of the login screens shall do. */
export function googleOffer(): ShopSettings["googleSignIn"] {
	if (hasGoogle()) return "ready";
	return currentEnv().PAYMENTS_MODE === "demo" ? "demo" : "off";
}

export function googleCallbackUrl(): string {
	return `${currentEnv().STOREFRONT_URL}${CALLBACK_PATH}`;
}

/** The OpenID client, its endpoints discovered once from GOOGLE_ISSUER. Throws while the provider cannot be reached. */
export function googleClient(): Promise<Client> {
	client ??= discover().catch((error: unknown) => {
		client = undefined;
		throw error;
	});
	return client;
}

let client: Promise<Client> | undefined;

async function discover(): Promise<Client> {
	const { GOOGLE_ISSUER, GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET } = currentEnv();
	if (!GOOGLE_CLIENT_ID || !GOOGLE_CLIENT_SECRET) throw new Error("Google sign-in has no credentials.");
	custom.setHttpOptionsDefaults({ timeout: TIMEOUT_MS });
	const issuer = await Issuer.discover(GOOGLE_ISSUER);
	return new issuer.Client({
		client_id: GOOGLE_CLIENT_ID,
		client_secret: GOOGLE_CLIENT_SECRET,
		redirect_uris: [googleCallbackUrl()],
		response_types: ["code"],
		id_token_signed_response_alg: "RS256",
	});
}
