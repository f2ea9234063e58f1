import type { MedusaCustomer } from "@confiserie/domain/contract/medusa-admin";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { codeContext } from "../../../../../modules/terms/commercial-codes";
import { readCustomerTerms } from "../../../../../modules/terms/deposits";

/** GET /admin/shop/customers/{id}: the customer's commercial codes and deposit permission. */
export async function GET(req: MedusaRequest, res: MedusaResponse<MedusaCustomer>): Promise<void> {
	res.json(await readCustomerTerms(codeContext(req.scope), req.params.id ?? ""));
}
