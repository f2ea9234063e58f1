import { type ProductBatch, undoProductBatchSchema } from "@confiserie/domain/contract/product-batch";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { callerOf, requirePermission } from "../../../../../../../http/caller";
import { parseBody } from "../../../../../../../http/parse";
import {
	beginUndo,
	PRODUCT_BATCH_MODULE,
	type ProductBatchService,
	permissionOfBatch,
} from "../../../../../../../modules/catalog/batches";

/** POST /api/admin/products/batches/{id}/undo -> 202 with the batch that puts back what this one did. */
export async function POST(req: MedusaRequest, res: MedusaResponse<ProductBatch>): Promise<void> {
	const { requestId } = parseBody(undoProductBatchSchema, req);
	const batches = req.scope.resolve<ProductBatchService>(PRODUCT_BATCH_MODULE);
	requirePermission(callerOf(req), await permissionOfBatch(batches.host.pool, req.params.id ?? ""));
	res.status(202).json(await beginUndo(batches, { id: req.params.id ?? "", requestId }, callerOf(req)));
}
