import * as contract from "@confiserie/domain/contract/order-batches";
import { serve } from "../http/operations/serve";
import { beginBatch, orderBatches, stopBatch } from "../modules/sales/order-changes";

export default serve(contract, {
	listOrderBatches: ({ ordering }) => orderBatches.list(ordering.context.pool),
	beginOrderBatch: ({ ordering: { context }, caller, body: request }) => beginBatch(context, request, caller),
	readOrderBatch: ({ ordering: { context }, params, query }) => orderBatches.readDetail(context.pool, params.id, query),
	stopOrderBatch: ({ ordering: { context }, params }) => stopBatch(context, params.id),
});
