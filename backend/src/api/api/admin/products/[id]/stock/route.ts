import { type StockFigures, stockInputSchema } from "@confiserie/domain/contract/admin-product";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { callerOf } from "../../../../../../http/caller";
import { changeStock } from "../../../../../../modules/catalog/editing";
import { parseProduct } from "../../parse-product";

/** PATCH /api/admin/products/{id}/stock: boxes physically in stock. Source: accounts spec §7. */
export async function PATCH(req: MedusaRequest, res: MedusaResponse<StockFigures>): Promise<void> {
	const input = parseProduct(stockInputSchema, req);
	res.json(await changeStock(req.scope, callerOf(req), req.params.id ?? "", input));
}
