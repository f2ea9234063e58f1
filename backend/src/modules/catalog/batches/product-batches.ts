import type { StaffPermission } from "@confiserie/domain/accounts/staff";
import { PRODUCT_REFUSALS, type ProductRefusal } from "@confiserie/domain/catalogue/product-changes";
import type { ProductBatchAction, ProductBatchDetail } from "@confiserie/domain/contract/product-batches";
import type { MedusaContainer } from "@medusajs/framework/types";
import { announce } from "../../../lib/announce";
import type { Sql } from "../../../lib/database/sql";
import { Batches, type BatchRow, batchQueue } from "../../foundations/batches";
import { NOT_YET_UNDONE } from "./undone";

interface ProductBatchRow extends BatchRow {
	action: ProductBatchAction;
	/** The batch that this one puts back. */
	undoes: string | null;
	isUndoable: boolean;
}
type Item = Omit<ProductBatchDetail["results"]["content"][number], "result">;

/** Batches that change products. */
export const productBatches = new Batches<
	ProductBatchRow,
	Pick<ProductBatchRow, "id" | "action" | "undoes" | "isUndoable">,
	Item
>({
	table: "product_batch",
	prefix: "pbat",
	more: `batch.ended_at is not null and batch.undoes is null and batch.action->>'kind' <> 'UNDO' and done > 0 and exists (
		select 1 from product_batch_item item where item.batch_id = batch.id and ${NOT_YET_UNDONE}) as is_undoable`,
	own: ({ id, action, undoes, isUndoable }) => ({ id, action, undoes, isUndoable }),
	item: "product_id, reference, name, before, after",
	shown: (item) => ({ ...item, refusal: item.refusal && PRODUCT_REFUSALS[item.refusal as ProductRefusal] }),
});

/** A row of product_batch, as its worker reads it. */
export type QueuedProductBatch = Pick<ProductBatchRow, "actorEmail" | "action" | "undoes"> & { actorId: string };

/** Batches of products under way. */
export const PRODUCT_BATCHES = batchQueue<QueuedProductBatch>("product_batch");

/** Tells the workers that a batch is to be done. */
export const PRODUCT_BATCHES_DUE = "product_batch.due";

/** Wakes the workers. */
export const announceBatches = (scope: MedusaContainer): Promise<void> => announce(scope.cradle, PRODUCT_BATCHES_DUE);

/** The permission that stopping or undoing a batch takes: that of beginning it. @throws ApiFailure BATCH_NOT_FOUND */
export async function permissionOfBatch(sql: Sql, id: string): Promise<StaffPermission> {
	const { action } = await productBatches.read(sql, id);
	return action.kind === "RECEIPT" ? "stock.change" : "catalogue.change";
}
