import {
	BATCH_PRODUCTS,
	type ProductBatch,
	type ProductBatchAction,
	type ProductBatchRequest,
	type StockReceipt,
} from "@confiserie/domain/contract/product-batches";
import { formatCount } from "@confiserie/domain/format";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { shopTime } from "../../../lib/database/clock";
import { lock, one, rows } from "../../../lib/database/sql";
import type { Administrator } from "../../audit";
import { writeBatch } from "../../batches";
import { ApiFailure } from "../../failures";
import { refuseUnknownCategory } from "../categories";
import { chosenProducts } from "../products";
import { readProductBatch } from "./read";
import type ProductBatchService from "./service";
import { NOT_YET_UNDONE } from "./undone";

export const FILTERED_CATEGORY = "selection.filter.category";

/**
 * Notes which products are to change, with what they cost now, for the workers to do. The same request again gives the same
 * batch, so that a double click changes nothing twice.
 * @throws ApiFailure PRODUCT_NOT_FOUND, SELECTION_CHANGED, IDEMPOTENCY_CONFLICT, VALIDATION
 */
export function beginProductBatch(
	batches: ProductBatchService,
	{ requestId, action, selection }: ProductBatchRequest,
	actor: Administrator,
): Promise<ProductBatch> {
	return begin(batches, { requestId, actor, action, asked: { action, selection } }, async (sql, id) => {
		await refuseUnknownCategory(sql, selection.filter?.category, FILTERED_CATEGORY);
		const chosen = chosenProducts(selection);
		const added = await one<{ count: number }>(
			sql,
			`with added as (insert into product_batch_item (batch_id, position, product_id, reference, name, expected)
					select ?, row_number() over (order by reference, product_id), product_id, reference, name,
						case when ? then prices end
					from ${chosen.sql} chosen limit ? returning 1)
				select count(*)::int as count from added`,
			[id, action.kind === "PRICE", ...chosen.values, BATCH_PRODUCTS + 1],
		);
		refuseOtherCount(selection, added?.count ?? 0);
	});
}

/** @throws ApiFailure PRODUCT_NOT_FOUND, SELECTION_CHANGED where other products are found than were chosen */
export function refuseOtherCount(selection: ProductBatchRequest["selection"], count: number): void {
	if (selection.productIds) {
		if (count !== new Set(selection.productIds).size)
			throw new ApiFailure("PRODUCT_NOT_FOUND", { field: "selection.productIds" });
		return;
	}
	if (count === selection.expected) return;
	const many =
		count > BATCH_PRODUCTS ? `plus de ${formatCount(BATCH_PRODUCTS, "produit")}` : formatCount(count, "produit");
	const message = `Ce filtre trouve maintenant ${many}\u00a0: rien n'a été fait. Choisissez-les de nouveau.`;
	throw new ApiFailure("SELECTION_CHANGED", { field: "selection.expected", message });
}

/** Notes boxes that came in. @throws ApiFailure PRODUCT_NOT_FOUND with each unknown reference, IDEMPOTENCY_CONFLICT */
export function beginReceipt(
	batches: ProductBatchService,
	{ requestId, lines }: StockReceipt,
	actor: Administrator,
): Promise<ProductBatch> {
	return begin(batches, { requestId, actor, action: { kind: "RECEIPT" }, asked: { lines } }, async (sql, id) => {
		const written = await rows<{ reference: string }>(
			sql,
			`insert into product_batch_item (batch_id, position, product_id, reference, name, boxes)
				select ?, min(line.place), chosen.product_id, chosen.reference, chosen.name, sum(line.boxes)
				from unnest(?::text[], ?::int[]) with ordinality as line (reference, boxes, place)
				join ${chosenProducts({}).sql} chosen using (reference)
				group by chosen.product_id, chosen.reference, chosen.name returning reference`,
			[id, lines.map(({ reference }) => reference), lines.map(({ boxes }) => boxes), []],
		);
		const known = new Set(written.map(({ reference }) => reference));
		const errors = lines.flatMap(({ reference }, index) =>
			known.has(reference)
				? []
				: [{ field: `lines.${index}.reference`, message: `Aucun produit n'a la référence ${reference}.` }],
		);
		const [first] = errors;
		if (first) throw new ApiFailure("PRODUCT_NOT_FOUND", { ...first, errors });
	});
}

/**
 * Begins a batch that puts back what another did and what was not put back yet.
 * @throws ApiFailure BATCH_NOT_FOUND, NOTHING_TO_UNDO, IDEMPOTENCY_CONFLICT
 */
export async function beginUndo(
	batches: ProductBatchService,
	{ id: undoes, requestId }: { id: string; requestId: string },
	actor: Administrator,
): Promise<ProductBatch> {
	const former = await readProductBatch(batches.host.pool, undoes);
	if (former.action.kind === "UNDO") throw new ApiFailure("NOTHING_TO_UNDO");
	const batch = { requestId, actor, action: { kind: "UNDO" } as const, undoes, asked: { undoes } };
	return begin(batches, batch, async (sql, id) => {
		await lock(sql, "product-batch-undo", undoes);
		const written = await rows(
			sql,
			`insert into product_batch_item (batch_id, position, product_id, reference, name, expected, wanted, boxes)
				select ?, position, product_id, reference, name, case when boxes is null then after end,
					case when boxes is null then before end, -boxes
				from product_batch_item item where batch_id = ? and ${NOT_YET_UNDONE} returning 1`,
			[id, undoes],
		);
		if (written.length === 0 || !former.endedAt) throw new ApiFailure("NOTHING_TO_UNDO");
	});
}

interface Begun {
	requestId: string;
	actor: Administrator;
	action: ProductBatchAction;
	undoes?: string;
	/** What tells a repetition from another request under the same key. */
	asked: object;
}

async function begin(
	batches: ProductBatchService,
	{ action, undoes, ...begun }: Begun,
	addItems: (sql: Knex.Transaction, id: string) => Promise<void>,
): Promise<ProductBatch> {
	const kind = { table: "product_batch", prefix: "pbat", now: shopTime };
	const columns = { action: JSON.stringify(action), undoes: undoes ?? null };
	const id = await writeBatch(batches.host.pool, kind, { ...begun, columns }, addItems);
	await batches.announce();
	return readProductBatch(batches.host.pool, id);
}
