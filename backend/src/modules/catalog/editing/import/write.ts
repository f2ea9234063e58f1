import { randomUUID } from "node:crypto";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { AdminProduct } from "@confiserie/domain/contract/admin-product";
import type { ProductRow } from "@confiserie/domain/contract/product-row";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { deleteProductsWorkflow } from "@medusajs/medusa/core-flows";
import { fileIntoCollections } from "../../../../medusa/products/collections";
import { type ImportJob, isInterruption, type JournalEntry, journalOf } from "../../import";
import {
	PACKAGING_MODULE,
	type PackagingModuleService,
	readAdminProduct,
	readAdminProducts,
	readMedusaIds,
	readShopFrame,
	type SaveRow,
	type ShopFrame,
} from "../../products";
import { PRODUCT_SEARCH_MODULE, type ProductSearchService, refreshProducts } from "../../search";
import { aloneInCatalogue } from "../editor";
import { insertProducts } from "../insert-products";
import { orderedOf } from "../remove-product";
import { saveProductsWorkflow } from "../save-products";
import { addMissingLevels, type StockChange, setStock, takeStockBack } from "../steps/save-stock";
import type { PlannedRow } from "./analyse";
import { isUnchanged, rowOfProduct } from "./compare";

/** Products written in one go, and indexed: more are quicker, fewer let the process serve others in between. */
const BATCH = 50;
const INDEXED = 150;

/** The journal entry of a product: its former values, none of a new one, and the row that was written. */
interface Written {
	before: AdminProduct | null;
	row: ProductRow;
	/** Boxes by which the import raised or lowered the stock of a known product. */
	moved?: StockChange | undefined;
}

/** Saves rows batch after batch, each recorded in the journal first. Returns the ids. @throws ImportLeaseLost */
export async function writeRows(
	job: ImportJob,
	planned: PlannedRow[],
	onDone: (rows: number) => Promise<void>,
): Promise<string[]> {
	const { scope, sql: database } = job;
	const frame = await readShopFrame(scope);
	const ids: string[] = [];
	for (let at = 0; at < planned.length; at += BATCH) {
		const batch = planned.slice(at, at + BATCH);
		const fresh = batch.flatMap(({ row, previous }) => (previous ? [] : [row]));
		const known = batch.flatMap(({ row: { stock, ...row }, previous }) => (previous ? [row] : []));
		await aloneInCatalogue(scope, async (sql) => {
			await job.hold(sql);
			await recordWithStock(job, frame, batch);
			ids.push(...(await insertProducts(database, frame, fresh)));
			ids.push(...(await saveQuietly(scope, known)));
		});
		await onDone(at + batch.length);
		await nextTurn();
	}
	return ids;
}

/**
 * Records rows in the journal and sets the stock of known products, in a transaction of its own: an undo takes back the boxes that
 * were moved, and no others. A stock that the file leaves as it was at the analysis stays, since orders may have moved it meanwhile.
 */
function recordWithStock(job: ImportJob, { stockLocationId }: ShopFrame, batch: readonly PlannedRow[]): Promise<void> {
	return job.sql.transaction(async (sql) => {
		const ids = await readMedusaIds(
			sql,
			batch.flatMap(({ previous }) => previous?.id ?? []),
		);
		const items = batch.map(({ previous }) => ids.get(previous?.id ?? "")?.inventoryItemId);
		const wanted = batch.flatMap(({ row: { reference, stock }, previous }, index) => {
			const inventoryItemId = items[index];
			if (!inventoryItemId || stock === undefined || stock === previous?.stocked) return [];
			return [{ reference, inventoryItemId, stock }];
		});
		if (wanted.length > 0)
			await addMissingLevels(
				job.scope,
				stockLocationId,
				wanted.map(({ inventoryItemId }) => inventoryItemId),
			);
		const changes = new Map(
			(await setStock(sql, stockLocationId, wanted)).map((change) => [change.inventoryItemId, change]),
		);
		await job.record<Written>(
			sql,
			batch.map(({ row, previous }, index) => ({
				reference: row.reference,
				previous: { before: previous, row, moved: changes.get(items[index] ?? "") },
			})),
		);
	});
}

/** References of products that were edited since an import, and of new ones that were ordered or whose stock has moved. */
export async function usedSince(sql: Knex, importId: string): Promise<string[]> {
	const used: string[] = [];
	for await (const batch of journalOf<Written>(sql, importId, BATCH)) {
		const { now, created } = await stateOf(sql, batch);
		const ordered = await orderedOf(sql, created);
		for (const { reference, previous } of batch) {
			const { before, row } = previous;
			const product = now.get(reference);
			// One without its reference was deleted, which nothing takes back, or has another one.
			const isUsed = product
				? !isUnchanged({ ...row, stock: before ? undefined : (row.stock ?? 0) }, product) || ordered.has(product.id)
				: before && (await readAdminProduct(sql, before.id));
			if (isUsed) used.push(reference);
		}
	}
	return used;
}

/**
 * Takes back what the journal of an import says, whether or not the import got as far. What cannot be, such as a new product that is
 * ordered meanwhile, stays as it is, and in the journal. @throws ImportLeaseLost
 */
export async function takeBack(job: ImportJob): Promise<string[]> {
	const { scope, sql: database, run } = job;
	const { stockLocationId } = await readShopFrame(scope);
	const ids: string[] = [];
	const left: string[] = [];
	const putBack = (batch: JournalEntry<Written>[]) =>
		aloneInCatalogue(scope, async (sql) => {
			await job.hold(sql);
			const { now, created } = await stateOf(database, batch);
			// Off the shelf first, so that no order can begin between the check and the deletion.
			await scope.resolve<ProductSearchService>(PRODUCT_SEARCH_MODULE).remove(created);
			const ordered = await orderedOf(database, created);
			const gone = created.filter((id) => !ordered.has(id));
			if (gone.length > 0) await remove(scope, gone);
			const there = batch.flatMap(({ reference, previous }) => (now.has(reference) ? [previous] : []));
			const rows = there.flatMap(({ before }) => (before ? [rowOfProduct(before)] : []));
			ids.push(...created, ...(await saveQuietly(scope, rows)));
			const moved = there.flatMap(({ moved }) => moved ?? []);
			await takeStockBack(sql, stockLocationId, moved);
			const references = batch.map(({ reference }) => reference);
			const isLeft = (reference: string) => ordered.has(now.get(reference)?.id ?? "");
			left.push(...references.filter(isLeft));
			await job.forget(
				sql,
				references.filter((reference) => !isLeft(reference)),
			);
		});
	for await (const batch of journalOf<Written>(database, run.id, BATCH)) {
		await putBack(batch).catch(async (cause) => {
			if (isInterruption(cause)) throw cause;
			// The former EAN of one, say, is another product's by now: the others are put back all the same.
			for (const entry of batch)
				await putBack([entry]).catch((error) => {
					if (isInterruption(error)) throw error;
					job.log(error);
					left.push(entry.reference);
				});
		});
		await nextTurn();
	}
	await publish(scope, ids, async () => {});
	return left;
}

/** Products of journal entries as they are now, by reference, and the ids of those that their import created. */
async function stateOf(sql: Knex, batch: JournalEntry<Written>[]) {
	const products = await readAdminProducts(sql, { references: batch.map(({ reference }) => reference) });
	const now = new Map(products.map((product) => [product.reference, product]));
	const created = batch.flatMap(({ reference, previous }) => (previous.before ? [] : (now.get(reference)?.id ?? [])));
	return { now, created };
}

/**
 * Files products into their collections and writes them into the search index, in small portions. Prices of channels and
 * companies follow when the job that looks for unpublished changes publishes the products again: they belong to modules above.
 */
export async function publish(
	scope: MedusaContainer,
	ids: string[],
	onDone: (products: number) => Promise<void>,
): Promise<void> {
	const database = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	const written = new Set<string>();
	for (let at = 0; at < ids.length; at += INDEXED) {
		const portion = ids.slice(at, at + INDEXED);
		await fileIntoCollections(database, portion);
		await refreshProducts(scope, portion, { written, isProvisional: true });
		await onDone(Math.min(ids.length, at + INDEXED));
		await nextTurn();
	}
}

/**
 * Saves without events: thousands of them, each with its own query, would stop the process that is to handle them.
 * `publish` does what they are for.
 */
async function saveQuietly(scope: MedusaContainer, rows: SaveRow[]): Promise<string[]> {
	if (rows.length === 0) return [];
	const eventGroupId = randomUUID();
	const { result } = await saveProductsWorkflow(scope)
		.run({ input: rows, context: { eventGroupId, preventReleaseEvents: true } })
		.finally(() => scope.resolve(Modules.EVENT_BUS).clearGroupedEvents(eventGroupId));
	return result.map(({ productId }) => productId);
}

async function remove(scope: MedusaContainer, ids: string[]): Promise<void> {
	const eventGroupId = randomUUID();
	await deleteProductsWorkflow(scope)
		.run({ input: { ids }, context: { eventGroupId, preventReleaseEvents: true } })
		.finally(() => scope.resolve(Modules.EVENT_BUS).clearGroupedEvents(eventGroupId));
	await scope.resolve<PackagingModuleService>(PACKAGING_MODULE).softDeleteProductPackagings({ product_id: ids });
}
