import * as contract from "@confiserie/domain/contract/product-batches";
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

export default serve(contract, {
	listProductBatches: ({ scope }) =>
		listProductBatches(scope.resolve<ProductBatchService>(PRODUCT_BATCH_MODULE).host.pool),
	beginProductBatch: ({ scope, caller, body: request }) => {
		const batches = scope.resolve<ProductBatchService>(PRODUCT_BATCH_MODULE);
		return beginProductBatch(batches, request, caller);
	},
	previewProductBatch: ({ sql, body }) => previewProductBatch(sql, body),
	receiveStock: ({ scope, caller, body: receipt }) => {
		const batches = scope.resolve<ProductBatchService>(PRODUCT_BATCH_MODULE);
		return beginReceipt(batches, receipt, caller);
	},
	readProductBatch: ({ scope, params, query }) => {
		const { host } = scope.resolve<ProductBatchService>(PRODUCT_BATCH_MODULE);
		return readProductBatchDetail(host.pool, params.id, query);
	},
	stopProductBatch: async ({ scope, caller, params, now }) => {
		const batches = scope.resolve<ProductBatchService>(PRODUCT_BATCH_MODULE);
		requirePermission(caller, await permissionOfBatch(batches.host.pool, params.id));
		const stopped = await stopProductBatch(batches.host.pool, params.id, now);
		await batches.announce();
		return stopped;
	},
	undoProductBatch: async ({ scope, caller, params, body: { requestId } }) => {
		const batches = scope.resolve<ProductBatchService>(PRODUCT_BATCH_MODULE);
		requirePermission(caller, await permissionOfBatch(batches.host.pool, params.id));
		return beginUndo(batches, { id: params.id, requestId }, caller);
	},
});
