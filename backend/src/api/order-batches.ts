import * as contract from "@confiserie/domain/contract/order-batches";
import { serve } from "../http/operations/serve";
import { beginBatch, listBatches, readBatchDetail, stopBatch } from "../modules/order-changes";

export default serve(contract, {
	listOrderBatches: ({ ordering }) => listBatches(ordering.book.pool),
	beginOrderBatch: ({ ordering: { book }, caller, body: request }) => beginBatch(book, request, caller),
	readOrderBatch: ({ ordering: { book }, params, query }) => readBatchDetail(book.pool, params.id, query),
	stopOrderBatch: ({ ordering: { book }, params }) => stopBatch(book, params.id),
});
