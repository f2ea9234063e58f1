import {
	BATCH_PRODUCTS,
	type ProductBatch,
	type ProductBatchAction,
	type ProductBatchRequest,
	type StockReceipt,
} from "@confiserie/domain/contract/product-batches";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { shopTime } from "../../../lib/database/clock";
import { lock, oneNumber, rows } from "../../../lib/database/sql";
import type { Administrator } from "../../foundations/audit";
import { refuseOtherCount } from "../../foundations/batches";
import { ApiFailure } from "../../foundations/failures";
import { refuseUnknownCategory } from "../categories";
import { chosenProducts } from "../products";
import { announceBatches, productBatches } from "./product-batches";
import { NOT_YET_UNDONE } from "./undone";

export const FILTERED_CATEGORY = "selection.filter.category";

/**
 * Notes which products are to change, with what they cost now, for the workers to do. The same request again gives the same
 * batch, so that a double click changes nothing twice.
 * @throws ApiFailure PRODUCT_NOT_FOUND, SELECTION_CHANGED, IDEMPOTENCY_CONFLICT, VALIDATION
 */
export function beginProductBatch(
	scope: MedusaContainer,
	{ requestId, action, selection }: ProductBatchRequest,
	actor: Administrator,
): Promise<ProductBatch> {
	return begin(scope, { requestId, actor, action, asked: { action, selection } }, async (sql, id) => {
		await refuseUnknownCategory(sql, selection.filter?.category, FILTERED_CATEGORY);
		const chosen = chosenProducts(selection);
		const added = await oneNumber(
			sql,
			`with added as (insert into product_batch_item (batch_id, position, product_id, reference, name, expected)
					select ?, row_number() over (order by reference, product_id), product_id, reference, name,
						case when ? then prices end
					from ${chosen.sql} chosen limit ? returning 1)
				select count(*)::int from added`,
			[id, action.kind === "PRICE", ...chosen.values, BATCH_PRODUCTS + 1],
		);
		refuseOtherProducts(selection, added);
	});
}

/** @throws ApiFailure PRODUCT_NOT_FOUND, SELECTION_CHANGED where other products are found than were chosen */
export function refuseOtherProducts(
	{ productIds, expected = 0 }: ProductBatchRequest["selection"],
	count: number,
): void {
	if (!productIds)
		refuseOtherCount({ count, expected, most: BATCH_PRODUCTS, noun: "produit", field: "selection.expected" });
	else if (count !== new Set(productIds).size)
		throw new ApiFailure("PRODUCT_NOT_FOUND", { field: "selection.productIds" });
}

/** Notes boxes that came in. @throws ApiFailure PRODUCT_NOT_FOUND with each unknown reference, IDEMPOTENCY_CONFLICT */
export function beginReceipt(
	scope: MedusaContainer,
	{ requestId, lines }: StockReceipt,
	actor: Administrator,
): Promise<ProductBatch> {
	return begin(scope, { requestId, actor, action: { kind: "RECEIPT" }, asked: { lines } }, async (sql, id) => {
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
	scope: MedusaContainer,
	{ id: undoes, requestId }: { id: string; requestId: string },
	actor: Administrator,
): Promise<ProductBatch> {
	const former = await productBatches.read(poolIn(scope), undoes);
	if (former.action.kind === "UNDO") throw new ApiFailure("NOTHING_TO_UNDO");
	const batch = { requestId, actor, action: { kind: "UNDO" } as const, undoes, asked: { undoes } };
	return begin(scope, batch, async (sql, id) => {
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
	scope: MedusaContainer,
	{ action, undoes, ...begun }: Begun,
	addItems: (sql: Knex.Transaction, id: string) => Promise<void>,
): Promise<ProductBatch> {
	const columns = { action: JSON.stringify(action), undoes: undoes ?? null };
	const pool = poolIn(scope);
	const id = await productBatches.begin(pool, shopTime(), { ...begun, columns }, addItems);
	await announceBatches(scope);
	return productBatches.read(pool, id);
}

const poolIn = (scope: MedusaContainer): Knex => scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
