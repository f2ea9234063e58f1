import * as contract from "@confiserie/domain/contract/lots";
import { dayOf } from "@confiserie/domain/day";
import type { Caller } from "../http/caller";
import type { Asked } from "../http/operations/asked";
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

const actOf = ({ ordering, caller, params }: Pick<Asked, "ordering"> & { caller: Caller; params: { id: string } }) => ({
	id: params.id,
	actor: caller,
	now: ordering.book.now(),
});

export default serve(contract, {
	listReceipts: ({ ordering: { book }, query }) => listReceipts(book.pool, query),
	recordReceipt: async ({ scope, ordering: { book }, caller, body: input }) => {
		const { stockLocationId: locationId } = await readShopFrame(scope);
		const received = { locationId, actor: caller, now: book.now() };
		return recordReceipt(book.pool, input, received);
	},
	listLots: ({ ordering: { book }, query }) => listLots(book.pool, query, book.now()),
	listStockCounts: ({ ordering: { book }, query }) => listStockCounts(book.pool, query),
	countStock: ({ ordering: { book }, caller, body }) => countStock(book.pool, body, { actor: caller, now: book.now() }),
	blockLot: (asked) => blockLot(asked.ordering.book.pool, actOf(asked), asked.body),
	unblockLot: (asked) => unblockLot(asked.ordering.book.pool, actOf(asked), asked.body),
	removeFromLot: (asked) => removeFromLot(asked.ordering.book.pool, actOf(asked), asked.body),
	readRecall: ({ ordering: { book }, params }) => readRecall(book.pool, params.id, book.now()),
	mailRecall: (asked) => mailRecall(asked.ordering.book.pool, actOf(asked), asked.body),
	exportRecall: async (asked) => {
		const { code, csv } = await exportRecall(asked.ordering.book.pool, actOf(asked));
		return { bytes: csv, name: `rappel-${code.replace(/[^A-Za-z0-9-]+/g, "-")}.csv` };
	},
	confirmLots: async ({ ordering: { book }, body }) => ({
		boxes: await confirmLots(book.pool, body, dayOf(book.now())),
	}),
});
