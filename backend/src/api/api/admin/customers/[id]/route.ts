import type { CustomerDetail } from "@confiserie/domain/contract/personal-data";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { shopTime } from "../../../../../lib/database/clock";
import { readCustomer } from "../../../../../modules/personal-data";

/** GET /api/admin/customers/:id -> what the shop knows of a customer, and what the staff notes. */
export async function GET(req: MedusaRequest, res: MedusaResponse<CustomerDetail>): Promise<void> {
	const database = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	res.json(await readCustomer(database, `${req.params.id}`, shopTime()));
}
