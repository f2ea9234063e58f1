import * as contract from "@confiserie/domain/contract/product-batches";
import { requirePermission } from "../http/caller";
import { serve } from "../http/operations/serve";
import {
	announceBatches,
	beginProductBatch,
	beginReceipt,
	beginUndo,
	permissionOfBatch,
	productBatches,
} from "../modules/catalog/batches";
import { previewProductBatch } from "../modules/catalog/editing";

export default serve(contract, {
	listProductBatches: ({ sql }) => productBatches.list(sql),
	beginProductBatch: ({ scope, caller, body }) => beginProductBatch(scope, body, caller),
	previewProductBatch: ({ sql, body }) => previewProductBatch(sql, body),
	receiveStock: ({ scope, caller, body }) => beginReceipt(scope, body, caller),
	readProductBatch: ({ sql, params, query }) => productBatches.readDetail(sql, params.id, query),
	stopProductBatch: async ({ scope, sql, caller, params, now }) => {
		requirePermission(caller, await permissionOfBatch(sql, params.id));
		const stopped = await productBatches.stop(sql, params.id, now);
		await announceBatches(scope);
		return stopped;
	},
	undoProductBatch: async ({ scope, sql, caller, params, body: { requestId } }) => {
		requirePermission(caller, await permissionOfBatch(sql, params.id));
		return beginUndo(scope, { id: params.id, requestId }, caller);
	},
});
