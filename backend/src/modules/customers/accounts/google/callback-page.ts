import type { OauthError } from "@confiserie/domain/accounts/oauth";
import { HOME, safeRedirect } from "@confiserie/domain/accounts/safe-redirect";
import type { MedusaResponse } from "@medusajs/framework/http";
import { currentEnv } from "../../../../config/env";

/** Sends the browser to the storefront's /auth/callback with a ticket or an error. Source: accounts spec §4. */
export function toCallbackPage(
	res: MedusaResponse,
	outcome: { token: string; redirect: string } | { error: OauthError },
): void {
	const url = new URL("/auth/callback", currentEnv().STOREFRONT_URL);
	if ("error" in outcome) url.searchParams.set("error", outcome.error);
	else {
		url.searchParams.set("token", outcome.token);
		const path = safeRedirect(outcome.redirect);
		if (path !== HOME) url.searchParams.set("redirect", path);
	}
	res.redirect(302, url.toString());
}
