import * as contract from "@confiserie/domain/contract/product-batches";
import type { MedusaContainer } from "@medusajs/framework/types";
import { requirePermission } from "../http/caller";
import { serve } from "../http/operations/serve";
import {
	beginProductBatch,
	beginReceipt,
	beginUndo,
	listProductBatches,
	PRODUCT_BATCH_MODULE,
	type ProductBatchService,
	permissionOfBatch,
	readProductBatchDetail,
	stopProductBatch,
} from "../modules/catalog/batches";
import { previewProductBatch } from "../modules/catalog/editing";

const batchesIn = (scope: MedusaContainer) => scope.resolve<ProductBatchService>(PRODUCT_BATCH_MODULE);

export default serve(contract, {
	listProductBatches: ({ scope }) => listProductBatches(batchesIn(scope).host.pool),
	beginProductBatch: ({ scope, caller, body }) => beginProductBatch(batchesIn(scope), body, caller),
	previewProductBatch: ({ sql, body }) => previewProductBatch(sql, body),
	receiveStock: ({ scope, caller, body }) => beginReceipt(batchesIn(scope), body, caller),
	readProductBatch: ({ scope, params, query }) => readProductBatchDetail(batchesIn(scope).host.pool, params.id, query),
	stopProductBatch: async ({ scope, caller, params, now }) => {
		const batches = batchesIn(scope);
		requirePermission(caller, await permissionOfBatch(batches.host.pool, params.id));
		const stopped = await stopProductBatch(batches.host.pool, params.id, now);
		await batches.announce();
		return stopped;
	},
	undoProductBatch: async ({ scope, caller, params, body: { requestId } }) => {
		const batches = batchesIn(scope);
		requirePermission(caller, await permissionOfBatch(batches.host.pool, params.id));
		return beginUndo(batches, { id: params.id, requestId }, caller);
	},
});
