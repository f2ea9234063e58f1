import { newsletterRequestSchema } from "@confiserie/domain/contract/newsletter";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { clientAddress } from "../../../http/client-address";
import { countAttempt, mailedLinkLimits } from "../../../http/limits";
import { parseBody } from "../../../http/parse";
import { shopTime } from "../../../lib/database/clock";
import { askForNewsletter } from "../../../modules/newsletter";

/**
 * POST /api/newsletter -> 202 for every address. It is looked for after the response has left, so that neither its words nor
 * its delay tell who reads the newsletter.
 */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	const { email, website } = parseBody(newsletterRequestSchema, req);
	await countAttempt(req.scope, mailedLinkLimits("newsletter", email, clientAddress(req)));
	res.status(202).end();
	if (website !== "") return;
	const database = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	await askForNewsletter(database, email, shopTime()).catch((error: unknown) => {
		req.scope.resolve(ContainerRegistrationKeys.LOGGER).error(`A newsletter link could not be mailed: ${error}`);
	});
}
