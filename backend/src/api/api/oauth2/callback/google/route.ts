import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import {
	claimGoogleAccount,
	googlePerson,
	issueTicket,
	makeHolder,
	takeAttempt,
	toCallbackPage,
} from "../../../../../modules/accounts";

/**
 * GET /api/oauth2/callback/google: back from the provider. Leads to the storefront's /auth/callback with a ticket of one
 * minute and one use, or an error; no session token is ever part of an address. Source: accounts spec §4.
 */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	const attempt = takeAttempt(req, res);
	if (!attempt) return toCallbackPage(res, { error: "sign_in_expired" });
	const person = await googlePerson(req, attempt);
	if ("error" in person) return toCallbackPage(res, person);
	const account = await claimGoogleAccount(req.scope, person);
	const database = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	const ticket =
		"identityId" in account
			? { identityId: account.identityId, data: {} }
			: // The e-mail has an account already: its password decides, behind the same ticket.
				{ identityId: null, data: { ...person } };
	const token = await issueTicket(database, "sign-in", ticket, makeHolder(res));
	toCallbackPage(res, { token, redirect: attempt.redirect });
}
