import type { ProductRefusal, ProductValues } from "@confiserie/domain/catalogue/product-changes";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { rows, type Sql } from "../../../lib/database/sql";
import { notStopped } from "../../foundations/batches";

/** A product of a batch whose turn it is. */
export interface BatchItem {
	productId: string;
	reference: string;
	name: string;
	/** What its values must be still; null where the change does not depend on them. */
	expected: ProductValues | null;
	/** The values that an undo puts back; null where the batch's action determines them. */
	wanted: ProductValues | null;
	/** Boxes to add, below 0 to take away; null where no stock moves. */
	boxes: number | null;
}

/** What became of a product. */
export type ItemResult = { productId: string } & (
	| { result: "DONE"; before: ProductValues; after: ProductValues }
	| { result: "UNCHANGED" }
	| { result: "REFUSED"; refusal: ProductRefusal }
);

/** Claims the next products of a batch; none when all are done or the batch was stopped. */
export function nextItems(sql: Knex.Transaction, batchId: string, limit: number): Promise<BatchItem[]> {
	return rows<BatchItem>(
		sql,
		`select product_id, reference, name, expected, wanted, boxes from product_batch_item
			where batch_id = ? and state = 'WAITING'
				and ${notStopped("product_batch")}
			order by position limit ? for update`,
		[batchId, limit],
	);
}

/** Notes what became of products, in the transaction that changed them. */
export async function noteResults(sql: Knex.Transaction, batchId: string, results: readonly ItemResult[]) {
	await sql.raw(
		`update product_batch_item item set state = noted.result, refusal = noted.refusal, before = noted.before,
				after = noted.after, done_at = clock_timestamp()
			from jsonb_to_recordset(?::jsonb)
				as noted ("productId" text, result text, refusal text, before jsonb, after jsonb)
			where item.batch_id = ? and item.product_id = noted."productId"`,
		[JSON.stringify(results), batchId],
	);
}

/** When the batch `batchId` did each of these products, as PostgreSQL writes it: a Date would lose its microseconds. */
export function doneAt(
	sql: Sql,
	batchId: string,
	productIds: readonly string[],
): Promise<{ id: string; at: string }[]> {
	return rows(
		sql,
		"select product_id as id, done_at::text as at from product_batch_item where batch_id = ? and product_id = any(?)",
		[batchId, productIds],
	);
}
