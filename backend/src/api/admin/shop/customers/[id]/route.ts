import type { MedusaCustomer } from "@confiserie/domain/contract/medusa-admin";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { codeBook } from "../../../../../modules/commercial-code";
import { readCustomerTerms } from "../../../../../modules/deposits";

/** GET /admin/shop/customers/{id}: the customer's commercial codes and deposit permission. */
export async function GET(req: MedusaRequest, res: MedusaResponse<MedusaCustomer>): Promise<void> {
	res.json(await readCustomerTerms(codeBook(req.scope), req.params.id ?? ""));
}
