import type { ProductBatch } from "@confiserie/domain/contract/product-batch";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { callerOf, requirePermission } from "../../../../../../../http/caller";
import { shopTime } from "../../../../../../../lib/database/clock";
import {
	PRODUCT_BATCH_MODULE,
	type ProductBatchService,
	permissionOfBatch,
	stopProductBatch,
} from "../../../../../../../modules/catalog/batches";

/** POST /api/admin/products/batches/{id}/stop -> the batch, which ends with the products that it is at. */
export async function POST(req: MedusaRequest, res: MedusaResponse<ProductBatch>): Promise<void> {
	const batches = req.scope.resolve<ProductBatchService>(PRODUCT_BATCH_MODULE);
	requirePermission(callerOf(req), await permissionOfBatch(batches.host.pool, req.params.id ?? ""));
	const stopped = await stopProductBatch(batches.host.pool, req.params.id ?? "", shopTime());
	await batches.announce();
	res.json(stopped);
}
