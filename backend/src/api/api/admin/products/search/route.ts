import { type AdminProductPage, adminProductSearchSchema } from "@confiserie/domain/contract/admin-product";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { parseQuery } from "../../../../../http/parse";
import { listAdminProducts } from "../../../../../modules/catalog/products";

/** GET /api/admin/products/search: the list with a text, by name, reference or EAN. Source: accounts spec §7. */
export async function GET(req: MedusaRequest, res: MedusaResponse<AdminProductPage>): Promise<void> {
	const query = parseQuery(adminProductSearchSchema, req);
	res.json(await listAdminProducts(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), query));
}
