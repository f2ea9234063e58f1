import { customerQuerySchema } from "@confiserie/domain/contract/personal-data";
import type { CustomerPage } from "@confiserie/domain/contract/staff-order";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { parseQuery } from "../../../../http/parse";
import { searchCustomers } from "../../../../modules/accounts";

/** GET /api/admin/customers?query=&sort=&page=&size=: customers with an account; without `query` everybody. */
export async function GET(req: MedusaRequest, res: MedusaResponse<CustomerPage>): Promise<void> {
	const database = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	res.json(await searchCustomers(database, parseQuery(customerQuerySchema, req)));
}
