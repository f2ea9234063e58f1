import * as contract from "@confiserie/domain/contract/lots";
import { dayOf } from "@confiserie/domain/day";
import { serve } from "../http/operations/serve";
import { readShopFrame } from "../modules/catalog/products";
import {
	blockLot,
	confirmLots,
	countStock,
	exportRecall,
	listLots,
	listReceipts,
	listStockCounts,
	mailRecall,
	readRecall,
	recordReceipt,
	removeFromLot,
	unblockLot,
} from "../modules/lots";

export default serve(contract, {
	listReceipts: ({ ordering: { book }, query }) => listReceipts(book.pool, query),
	recordReceipt: async ({ scope, ordering: { book }, caller, body: input }) => {
		const { stockLocationId: locationId } = await readShopFrame(scope);
		const received = { locationId, actor: caller, now: book.now() };
		return recordReceipt(book.pool, input, received);
	},
	listLots: ({ ordering: { book }, query }) => listLots(book.pool, query, book.now()),
	listStockCounts: ({ ordering: { book }, query }) => listStockCounts(book.pool, query),
	countStock: ({ ordering: { book }, caller, body }) => {
		const act = { actor: caller, now: book.now() };
		return countStock(book.pool, body, act);
	},
	blockLot: ({ ordering: { book }, caller, params, body }) => {
		const act = { id: params.id, actor: caller, now: book.now() };
		return blockLot(book.pool, act, body);
	},
	unblockLot: ({ ordering: { book }, caller, params, body }) => {
		const act = { id: params.id, actor: caller, now: book.now() };
		return unblockLot(book.pool, act, body);
	},
	removeFromLot: ({ ordering: { book }, caller, params, body }) => {
		const act = { id: params.id, actor: caller, now: book.now() };
		return removeFromLot(book.pool, act, body);
	},
	readRecall: ({ ordering: { book }, params }) => readRecall(book.pool, params.id, book.now()),
	mailRecall: ({ ordering: { book }, caller, params, body }) => {
		const act = { id: params.id, actor: caller, now: book.now() };
		return mailRecall(book.pool, act, body);
	},
	exportRecall: async ({ ordering: { book }, caller, params }) => {
		const act = { id: params.id, actor: caller, now: book.now() };
		const { code, csv } = await exportRecall(book.pool, act);
		return { bytes: csv, name: `rappel-${code.replace(/[^A-Za-z0-9-]+/g, "-")}.csv` };
	},
	confirmLots: async ({ ordering: { book }, body }) => ({
		boxes: await confirmLots(book.pool, body, dayOf(book.now())),
	}),
});
