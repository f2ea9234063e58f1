import * as contract from "@confiserie/domain/contract/lots";
import { dayOf } from "@confiserie/domain/day";
import type { Caller } from "../http/caller";
import type { Asked } from "../http/operations/asked";
import { serve } from "../http/operations/serve";
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
	recordDelivery,
	recordReceipt,
	removeFromLot,
	unblockLot,
	undoReceipt,
} from "../modules/catalog/lots";
import { readShopFrame } from "../modules/catalog/products";

const actOf = ({ ordering, caller, params }: Pick<Asked, "ordering"> & { caller: Caller; params: { id: string } }) => ({
	id: params.id,
	actor: caller,
	now: ordering.context.now(),
});

const receivedBy = async ({ scope, ordering, caller }: Pick<Asked, "scope" | "ordering"> & { caller: Caller }) => ({
	locationId: (await readShopFrame(scope)).stockLocationId,
	actor: caller,
	now: ordering.context.now(),
});

export default serve(contract, {
	listReceipts: ({ ordering: { context }, query }) => listReceipts(context.pool, query),
	recordReceipt: async (asked) => recordReceipt(asked.ordering.context.pool, asked.body, await receivedBy(asked)),
	recordDelivery: async (asked) => ({
		content: await recordDelivery(asked.ordering.context.pool, asked.body, await receivedBy(asked)),
	}),
	undoReceipt: (asked) => undoReceipt(asked.ordering.context.pool, actOf(asked)),
	listLots: ({ ordering: { context }, query }) => listLots(context.pool, query, context.now()),
	listStockCounts: ({ ordering: { context }, query }) => listStockCounts(context.pool, query),
	countStock: ({ ordering: { context }, caller, body }) =>
		countStock(context.pool, body, { actor: caller, now: context.now() }),
	blockLot: (asked) => blockLot(asked.ordering.context.pool, actOf(asked), asked.body),
	unblockLot: (asked) => unblockLot(asked.ordering.context.pool, actOf(asked), asked.body),
	removeFromLot: (asked) => removeFromLot(asked.ordering.context.pool, actOf(asked), asked.body),
	readRecall: ({ ordering: { context }, params }) => readRecall(context.pool, params.id, context.now()),
	mailRecall: (asked) => mailRecall(asked.ordering.context.pool, actOf(asked), asked.body),
	exportRecall: async (asked) => {
		const { code, csv } = await exportRecall(asked.ordering.context.pool, actOf(asked));
		return { bytes: csv, name: `rappel-${code.replace(/[^A-Za-z0-9-]+/g, "-")}.csv` };
	},
	confirmLots: async ({ ordering: { context }, body }) => ({
		boxes: await confirmLots(context.pool, body, dayOf(context.now())),
	}),
});
