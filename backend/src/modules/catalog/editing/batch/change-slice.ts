import type { ProductValues } from "@confiserie/domain/catalogue/product-changes";
import type { AuditChange } from "@confiserie/domain/contract/activity";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { MedusaContainer } from "@medusajs/framework/types";
import { shopTime } from "../../../../lib/database/clock";
import type { Leased } from "../../../../lib/leased-queue";
import { lockLevels } from "../../../../medusa/inventory/levels";
import { type AuditEntry, changedSince, recordAudit } from "../../../foundations/audit";
import { type BatchItem, doneAt, nextItems, noteResults, type QueuedProductBatch } from "../../batches";
import { type MedusaIds, readAdminProducts, readMedusaIds, type ShopFrame } from "../../products";
import { changeCatalogue } from "../editor";
import { judgeItems } from "./judge";
import { type Change, writeValues } from "./write-values";

type Batch = QueuedProductBatch & Leased;

/**
 * How many products had their turn, and the ids of those that changed; of `astray` Medusa's prices are to be aligned.
 */
interface Slice {
	seen: number;
	changed: string[];
	astray: string[];
}

/**
 * Changes the next products of a batch as single edits would, in one transaction with history, audit log and each
 * result, so a repetition is harmless. Single edits wait for one slice, never for a batch.
 * @throws ApiFailure IMPORT_RUNNING
 */
export function changeSlice(scope: MedusaContainer, frame: ShopFrame, batch: Batch, limit: number): Promise<Slice> {
	return changeCatalogue(scope, async (sql) => {
		const items = await nextItems(sql, batch.id, limit);
		if (items.length === 0) return { seen: 0, changed: [], astray: [] };
		const ids = await readMedusaIds(
			sql,
			items.map(({ productId }) => productId),
		);
		await lockStock(sql, frame, items, ids);
		const products = await readAdminProducts(sql, { ids: [...ids.keys()] });
		const counted = await countedSince(sql, batch, items);
		const verdicts = await judgeItems(sql, items, { products, action: batch.action, counted }, shopTime());
		const changes = products.flatMap((product): Change[] => {
			const verdict = verdicts.get(product.id);
			const engine = ids.get(product.id);
			return verdict?.result === "DONE" && engine ? [{ product, ids: engine, after: verdict.after }] : [];
		});
		const astray = await writeValues(sql, frame, changes);
		await recordAudit(sql, { customerId: batch.actorId, email: batch.actorEmail }, ...changes.map(auditOf));
		await noteResults(
			sql,
			batch.id,
			[...verdicts].map(([productId, verdict]) => ({ productId, ...verdict })),
		);
		return { seen: items.length, changed: changes.map(({ product }) => product.id), astray };
	});
}

/** Skips the next product of a batch after an unexpected failure. */
export function giveUp(scope: MedusaContainer, batchId: string): Promise<void> {
	return changeCatalogue(scope, async (sql) => {
		const items = await nextItems(sql, batchId, 1);
		await noteResults(
			sql,
			batchId,
			items.map(({ productId }) => ({ productId, result: "REFUSED", refusal: "FAILED" })),
		);
	});
}

/** Before it is read: who holds stock meanwhile waits, so that no level falls below what is held. */
async function lockStock(
	sql: Knex.Transaction,
	frame: ShopFrame,
	items: readonly BatchItem[],
	ids: ReadonlyMap<string, MedusaIds>,
): Promise<void> {
	const moved = items.flatMap(({ productId, boxes }) => (boxes === null ? [] : (ids.get(productId) ?? [])));
	if (moved.length === 0) return;
	await lockLevels(
		sql,
		frame.stockLocationId,
		moved.map(({ inventoryItemId }) => inventoryItemId),
	);
}

/** Boxes that are taken back out of a stock that was counted since would be taken twice. */
async function countedSince(sql: Knex.Transaction, batch: Batch, items: readonly BatchItem[]): Promise<Set<string>> {
	const moved = items.filter(({ boxes }) => boxes !== null).map(({ productId }) => productId);
	if (batch.undoes === null || moved.length === 0) return new Set();
	return changedSince(sql, { entity: "product", field: "stocked" }, await doneAt(sql, batch.undoes, moved));
}

function auditOf({ product, after }: Change): AuditEntry {
	const fields = Object.keys(after) as (keyof ProductValues)[];
	const changes = fields
		.map((field): [string, AuditChange] => [field, { from: product[field] ?? null, to: after[field] ?? null }])
		.filter(([, { from, to }]) => JSON.stringify(from) !== JSON.stringify(to));
	return {
		action: after.stocked === undefined ? "product.updated" : "product.stock-changed",
		entity: "product",
		entityId: product.id,
		label: `${product.name} (${product.reference})`,
		changes: Object.fromEntries(changes),
	};
}
