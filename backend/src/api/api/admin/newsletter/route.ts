import type { NewsletterCount } from "@confiserie/domain/contract/newsletter";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { shopTime } from "../../../../lib/database/clock";
import { countReaders } from "../../../../modules/newsletter";

/** GET /api/admin/newsletter -> how many read it. */
export async function GET(req: MedusaRequest, res: MedusaResponse<NewsletterCount>): Promise<void> {
	res.json(await countReaders(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), shopTime()));
}
