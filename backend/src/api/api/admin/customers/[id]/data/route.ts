import type { PersonalData } from "@confiserie/domain/contract/personal-data";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { callerOf } from "../../../../../../http/caller";
import { shopTime } from "../../../../../../lib/database/clock";
import { exportCustomer } from "../../../../../../modules/personal-data";

/** GET /api/admin/customers/:id/data -> what the shop knows of a customer; the audit log says who took it. */
export async function GET(req: MedusaRequest, res: MedusaResponse<PersonalData>): Promise<void> {
	const database = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	res.json(await exportCustomer(database, `${req.params.id}`, callerOf(req), shopTime()));
}
