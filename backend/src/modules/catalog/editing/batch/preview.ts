import { setImmediate as nextTurn } from "node:timers/promises";
import { PRODUCT_REFUSALS, type ProductRefusal, type Verdict } from "@confiserie/domain/catalogue/product-changes";
import type { AdminProduct } from "@confiserie/domain/contract/admin-product";
import {
	BATCH_PRODUCTS,
	PREVIEW_EXAMPLES,
	PREVIEW_REFUSED,
	type ProductBatchPreview,
	type ProductBatchRequest,
} from "@confiserie/domain/contract/product-batches";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { shopTime } from "../../../../lib/database/clock";
import { rows } from "../../../../lib/database/sql";
import { FILTERED_CATEGORY, refuseOtherProducts } from "../../batches";
import { refuseUnknownCategory } from "../../categories";
import { chosenProducts, readAdminProducts } from "../../products";
import { judgeAction } from "./judge";

/** Products judged at a time: in between the process serves others. */
const SLICE = 200;

/** What a batch would do. @throws ApiFailure PRODUCT_NOT_FOUND, SELECTION_CHANGED, VALIDATION */
export async function previewProductBatch(
	database: Knex,
	{ action, selection }: Omit<ProductBatchRequest, "requestId">,
): Promise<ProductBatchPreview> {
	await refuseUnknownCategory(database, selection.filter?.category, FILTERED_CATEGORY);
	const chosen = chosenProducts(selection);
	const found = await rows<{ productId: string }>(
		database,
		`select product_id from ${chosen.sql} chosen order by reference, product_id limit ?`,
		[...chosen.values, BATCH_PRODUCTS + 1],
	);
	refuseOtherProducts(selection, found.length);
	const tally = new Tally(found.length);
	const now = shopTime();
	for (let at = 0; at < found.length; at += SLICE) {
		const ids = found.slice(at, at + SLICE).map(({ productId }) => productId);
		const products = await readAdminProducts(database, { ids });
		const verdicts = await judgeAction(database, products, action, now);
		for (const product of products) tally.add(product, verdicts.get(product.id));
		await nextTurn();
	}
	return tally.preview();
}

class Tally {
	private readonly examples: ProductBatchPreview["examples"] = [];
	private readonly refused = new Map<ProductRefusal, string[]>();
	private changed = 0;
	private unchanged = 0;

	constructor(private readonly total: number) {}

	add({ id: productId, reference, name }: AdminProduct, verdict: Verdict | undefined): void {
		if (verdict?.result === "DONE") {
			this.changed += 1;
			const { before, after } = verdict;
			if (this.examples.length < PREVIEW_EXAMPLES)
				this.examples.push({ productId, reference, name, before: { ...before }, after: { ...after } });
		} else if (verdict?.result === "REFUSED")
			this.refused.set(verdict.refusal, [...(this.refused.get(verdict.refusal) ?? []), reference]);
		else this.unchanged += 1;
	}

	preview(): ProductBatchPreview {
		const refusals = [...this.refused].map(([code, references]) => ({
			reason: PRODUCT_REFUSALS[code],
			count: references.length,
			references: references.slice(0, PREVIEW_REFUSED),
		}));
		const { total, changed, unchanged, examples } = this;
		const refused = refusals.reduce((sum, { count }) => sum + count, 0);
		return { total, changed, unchanged, refused, examples, refusals: refusals.sort((a, b) => b.count - a.count) };
	}
}
