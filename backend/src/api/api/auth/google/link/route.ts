import type { Session } from "@confiserie/domain/contract/auth";
import { googleLinkSchema } from "@confiserie/domain/contract/oauth";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { clientAddress } from "../../../../../http/client-address";
import { countAttempt, forgiveAttempt, signInLimits } from "../../../../../http/limits";
import { parseBody } from "../../../../../http/parse";
import { openByLink } from "../../../../../http/tries";
import { holderOf, linkGoogle, readTicket, signIn } from "../../../../../modules/accounts";
import { ApiFailure } from "../../../../../modules/failures";
import { openSession } from "../../session";

/**
 * POST /api/auth/google/link -> the session of the account whose password was given; the Google account opens it from
 * then on. A wrong password returns 401 as a login does, counts as one, and leaves the ticket good for another try.
 */
export async function POST(req: MedusaRequest, res: MedusaResponse<Session>): Promise<void> {
	const { linkToken, password } = parseBody(googleLinkSchema, req);
	const database = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	const holder = holderOf(req);
	const ticket = await openByLink(req, async () => {
		const known = await readTicket(database, "google-link", linkToken, holder);
		if (!known) throw new ApiFailure("TICKET_REFUSED");
		return known;
	});
	const counted = signInLimits(ticket.data.email ?? "", clientAddress(req));
	await countAttempt(req.scope, counted);
	const credentials = await signIn(req.scope, ticket.data.email ?? "", password);
	if (!credentials) throw new ApiFailure("BAD_CREDENTIALS");
	await forgiveAttempt(req.scope, counted);
	await linkGoogle(database, credentials.identityId, linkToken, holder);
	const session = await openSession(req.scope, credentials);
	if (!session) throw new ApiFailure("BAD_CREDENTIALS");
	res.json(session);
}
