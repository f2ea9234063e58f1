import type { AdminProductStats } from "@confiserie/domain/contract/admin-product";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { countAdminProducts } from "../../../../../modules/catalog/products";

/** GET /api/admin/products/stats: products by state. Source: accounts spec §7. */
export async function GET(req: MedusaRequest, res: MedusaResponse<AdminProductStats>): Promise<void> {
	res.json(await countAdminProducts(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)));
}
