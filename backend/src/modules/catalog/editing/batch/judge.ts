import {
	isSameValues,
	judgeValues,
	type ProductAction,
	type ProductValues,
	type Verdict,
	valuesOf,
	valuesWanted,
} from "@confiserie/domain/catalogue/product-changes";
import type { AdminProduct } from "@confiserie/domain/contract/admin-product";
import type { ProductBatchAction } from "@confiserie/domain/contract/product-batches";
import type { PriceChange } from "@confiserie/domain/prices/prior-price";
import type { Sql } from "../../../../lib/database/sql";
import type { BatchItem } from "../../batches";
import { readPriceHistory } from "../../products";

/** Judges what an action would make of products, by the rules of the form. Writes nothing. */
export async function judgeAction(sql: Sql, products: readonly AdminProduct[], action: ProductAction, now: Date) {
	const wanted = new Map(products.map((product) => [product.id, valuesWanted(product, action)]));
	return judgeAll(sql, products, wanted, now);
}

/**
 * Decides the outcome for the products of a batch whose turn it is.
 * @param counted products whose stock was counted since the batch that is put back
 */
export async function judgeItems(
	sql: Sql,
	items: readonly BatchItem[],
	{ products, action, counted }: { products: AdminProduct[]; action: ProductBatchAction; counted: Set<string> },
	now: Date,
): Promise<Map<string, Verdict>> {
	const byId = new Map(products.map((product) => [product.id, product]));
	const wanted = new Map<string, ProductValues>();
	const verdicts = new Map<string, Verdict>();
	for (const item of items) {
		const product = byId.get(item.productId);
		if (!product) verdicts.set(item.productId, { result: "REFUSED", refusal: "GONE" });
		else {
			const values = valuesOfItem(product, item, action);
			if (isSameValues(values, valuesOf(product, values))) verdicts.set(item.productId, { result: "UNCHANGED" });
			else if (counted.has(product.id) || hasChanged(product, item))
				verdicts.set(item.productId, { result: "REFUSED", refusal: "CHANGED" });
			else wanted.set(item.productId, values);
		}
	}
	const rest = products.filter(({ id }) => wanted.has(id));
	for (const [id, verdict] of await judgeAll(sql, rest, wanted, now)) verdicts.set(id, verdict);
	return verdicts;
}

function valuesOfItem(product: AdminProduct, item: BatchItem, action: ProductBatchAction): ProductValues {
	if (item.boxes !== null) return { stocked: product.stocked + item.boxes };
	if (item.wanted) return item.wanted;
	if (action.kind === "RECEIPT" || action.kind === "UNDO") throw new Error(`Item ${item.productId} wants nothing.`);
	return valuesWanted(product, action);
}

const hasChanged = (product: AdminProduct, { expected }: BatchItem) =>
	expected !== null && !isSameValues(expected, valuesOf(product, expected));

async function judgeAll(
	sql: Sql,
	products: readonly AdminProduct[],
	wanted: ReadonlyMap<string, ProductValues>,
	now: Date,
): Promise<Map<string, Verdict>> {
	const announcing = products.filter(({ id, tags }) => [...tags, ...(wanted.get(id)?.tags ?? [])].includes("PROMO"));
	const histories = await readPriceHistory(
		sql,
		announcing.map(({ id }) => id),
	);
	const judge = (product: AdminProduct): Verdict =>
		judgeValues(product, wanted.get(product.id) ?? {}, histories.get(product.id) ?? NO_HISTORY, now);
	return new Map(products.map((product) => [product.id, judge(product)]));
}

const NO_HISTORY: PriceChange[] = [];
