import { type NewsletterPreference, newsletterChoiceSchema } from "@confiserie/domain/contract/newsletter";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { accountOf } from "../../../../http/caller";
import { clientAddress } from "../../../../http/client-address";
import { countAttempt, mailedLinkLimits } from "../../../../http/limits";
import { parseBody } from "../../../../http/parse";
import { shopTime } from "../../../../lib/database/clock";
import { askForNewsletter, leaveNewsletter, readPreference } from "../../../../modules/newsletter";

/** GET /api/auth/newsletter -> whether the account's address gets it. */
export async function GET(req: MedusaRequest, res: MedusaResponse<NewsletterPreference>): Promise<void> {
	const database = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	res.json(await readPreference(database, accountOf(req).email, shopTime()));
}

/**
 * PUT /api/auth/newsletter: the subscription is confirmed by a mailed link, as for any visitor, because the account's
 * address is not verified.
 */
export async function PUT(req: MedusaRequest, res: MedusaResponse<NewsletterPreference>): Promise<void> {
	const { subscribed } = parseBody(newsletterChoiceSchema, req);
	const { email } = accountOf(req);
	const database = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	if (subscribed) {
		await countAttempt(req.scope, mailedLinkLimits("newsletter", email, clientAddress(req)));
		await askForNewsletter(database, email, shopTime());
	} else await leaveNewsletter(database, email);
	res.json(await readPreference(database, email, shopTime()));
}
