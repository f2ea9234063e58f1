import { type ProductBatchDetail, productBatchQuerySchema } from "@confiserie/domain/contract/product-batch";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { parseQuery } from "../../../../../../http/parse";
import {
	PRODUCT_BATCH_MODULE,
	type ProductBatchService,
	readProductBatchDetail,
} from "../../../../../../modules/catalog/batches";

/** GET /api/admin/products/batches/{id}: how far it is, and a page of what became of its products. */
export async function GET(req: MedusaRequest, res: MedusaResponse<ProductBatchDetail>): Promise<void> {
	const query = parseQuery(productBatchQuerySchema, req);
	const { host } = req.scope.resolve<ProductBatchService>(PRODUCT_BATCH_MODULE);
	res.json(await readProductBatchDetail(host.pool, req.params.id ?? "", query));
}
