import { newsletterTokenSchema } from "@confiserie/domain/contract/newsletter";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { clientAddress } from "../../../../http/client-address";
import { countAttempt, mailedTokenLimits } from "../../../../http/limits";
import { parseBody } from "../../../../http/parse";
import { shopTime } from "../../../../lib/database/clock";
import { confirmNewsletter } from "../../../../modules/newsletter";

/** POST /api/newsletter/confirm { token } -> 204 once the address is confirmed. */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	const { token } = parseBody(newsletterTokenSchema, req);
	await countAttempt(req.scope, mailedTokenLimits("newsletter", clientAddress(req)));
	const database = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	await confirmNewsletter(database, token, shopTime());
	res.status(204).end();
}
