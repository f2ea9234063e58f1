import { BATCH_PAGE_SIZE } from "@confiserie/domain/contract/batch";
import type {
	ProductBatch,
	ProductBatchAction,
	ProductBatchDetail,
	ProductBatchList,
} from "@confiserie/domain/contract/product-batches";
import { PRODUCT_REFUSALS, type ProductRefusal } from "@confiserie/domain/product-changes";
import type { StaffPermission } from "@confiserie/domain/staff";
import { one, rows, type Sql } from "../../../lib/database/sql";
import { type BatchRow, progressOf, withFigures } from "../../batches";
import { ApiFailure } from "../../failures";
import { NOT_YET_UNDONE } from "./undone";

interface ProductBatchRow extends BatchRow {
	action: ProductBatchAction;
	undoes: string | null;
	isUndoable: boolean;
}

const READ = withFigures(
	"product_batch",
	`batch.ended_at is not null and batch.undoes is null and batch.action->>'kind' <> 'UNDO' and done > 0 and exists (
		select 1 from product_batch_item item where item.batch_id = batch.id and ${NOT_YET_UNDONE}) as is_undoable`,
);

/** The latest batches of the whole team, newest first. */
export async function listProductBatches(sql: Sql): Promise<ProductBatchList> {
	const found = await rows<ProductBatchRow>(sql, `${READ} order by batch.created_at desc, batch.id desc limit ?`, [
		BATCH_PAGE_SIZE,
	]);
	return { content: found.map(serializeBatch) };
}

/** How far a batch is. @throws ApiFailure BATCH_NOT_FOUND */
export async function readProductBatch(sql: Sql, id: string): Promise<ProductBatch> {
	const found = await one<ProductBatchRow>(sql, `${READ} where batch.id = ?`, [id]);
	if (!found) throw new ApiFailure("BATCH_NOT_FOUND");
	return serializeBatch(found);
}

/** What who stops or undoes a batch must be allowed: what it took to begin it. @throws ApiFailure BATCH_NOT_FOUND */
export async function permissionOfBatch(sql: Sql, id: string): Promise<StaffPermission> {
	const { action } = await readProductBatch(sql, id);
	return action.kind === "RECEIPT" ? "stock.change" : "catalogue.change";
}

type Result = Omit<ProductBatchDetail["results"]["content"][number], "refusal"> & { refusal: ProductRefusal | null };

/** The same with a page of what became of its products, refused ones first. @throws ApiFailure BATCH_NOT_FOUND */
export async function readProductBatchDetail(
	sql: Sql,
	id: string,
	{ page, size }: { page: number; size: number },
): Promise<ProductBatchDetail> {
	const batch = await readProductBatch(sql, id);
	const content = await rows<Result>(
		sql,
		`select product_id, reference, name, state as result, refusal, before, after from product_batch_item item
			where item.batch_id = ? order by item.state <> 'REFUSED', item.position limit ? offset ?`,
		[id, size, page * size],
	);
	return {
		...batch,
		results: {
			content: content.map((item) => ({ ...item, refusal: item.refusal && PRODUCT_REFUSALS[item.refusal] })),
			totalElements: batch.total,
			last: (page + 1) * size >= batch.total,
		},
	};
}

/** Lets a batch end with the products that it is at; one that has ended stays as it is. @throws ApiFailure BATCH_NOT_FOUND */
export async function stopProductBatch(sql: Sql, id: string, now: Date): Promise<ProductBatch> {
	await sql.raw("update product_batch set stopped_at = ? where id = ? and stopped_at is null and ended_at is null", [
		now,
		id,
	]);
	return readProductBatch(sql, id);
}

function serializeBatch(row: ProductBatchRow): ProductBatch {
	const { id, action, undoes, isUndoable } = row;
	return { id, action, ...progressOf(row), undoes, isUndoable };
}
