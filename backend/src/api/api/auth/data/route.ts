import type { PersonalData } from "@confiserie/domain/contract/personal-data";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { accountOf } from "../../../../http/caller";
import { shopTime } from "../../../../lib/database/clock";
import { readPerson } from "../../../../modules/personal-data";

/** GET /api/auth/data -> everything that the shop knows of the caller. */
export async function GET(req: MedusaRequest, res: MedusaResponse<PersonalData>): Promise<void> {
	const database = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	res.json(await readPerson(database, accountOf(req).id, shopTime()));
}
