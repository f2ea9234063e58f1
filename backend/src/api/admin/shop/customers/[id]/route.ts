import type { EngineCustomer } from "@confiserie/domain/contract/medusa-admin";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { COMMERCIAL_CODE_MODULE } from "../../../../../modules/commercial-code";
import { readCustomerTerms } from "../../../../../modules/commercial-code/administer";
import type CommercialCodeService from "../../../../../modules/commercial-code/service";

/** GET /admin/shop/customers/{id}: the customer's commercial codes and deposit permission. */
export async function GET(req: MedusaRequest, res: MedusaResponse<EngineCustomer>): Promise<void> {
	const { sql, secret } = req.scope.resolve<CommercialCodeService>(COMMERCIAL_CODE_MODULE).book;
	res.json(await readCustomerTerms(sql, secret, req.params.id ?? ""));
}
