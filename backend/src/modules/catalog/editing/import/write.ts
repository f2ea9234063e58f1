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
	readShopFrame,
	type SaveRow,
} from "../../products";
import { PRODUCT_SEARCH_MODULE, type ProductSearchService, refreshProducts } from "../../search";
import { aloneInCatalogue } from "../editor";
import { insertProducts } from "../insert-products";
import { orderedOf } from "../remove-product";
import { saveProductsWorkflow } from "../save-products";
import type { PlannedRow } from "./analyse";
import { isUnchanged, rowOfProduct } from "./compare";

/** Products written in one go, and indexed: more are quicker, fewer let the process serve others in between. */
const BATCH = 50;
const INDEXED = 150;

/** The journal entry of a product: its former values, none of a new one, and the row that was written. */
interface Written {
	before: AdminProduct | null;
	row: ProductRow;
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
		const rowsOf = (isKnown: boolean) =>
			batch.filter(({ previous }) => (previous !== null) === isKnown).map(({ row }) => row);
		await aloneInCatalogue(scope, async (sql) => {
			await job.hold(sql);
			// By itself: what follows is no part of this transaction.
			await job.record<Written>(
				database,
				batch.map(({ row, previous }) => ({ reference: row.reference, previous: { before: previous, row } })),
			);
			ids.push(...(await insertProducts(database, frame, rowsOf(false))));
			ids.push(...(await saveQuietly(scope, rowsOf(true))));
		});
		await onDone(at + batch.length);
		await nextTurn();
	}
	return ids;
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
			const rows = batch.flatMap(({ reference, previous: { before, row } }) => {
				const current = now.get(reference);
				return before && current ? [rowOfProduct(before, formerStock(before, row, current))] : [];
			});
			ids.push(...created, ...(await saveQuietly(scope, rows)));
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

/** Files products into their collections and writes them into the search index, in small portions. */
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
		await refreshProducts(scope, portion, { written });
		await onDone(Math.min(ids.length, at + INDEXED));
		await nextTurn();
	}
}

/** Boxes that orders moved meanwhile stay moved; undefined where the import did not touch the stock. */
function formerStock(before: AdminProduct, { stock }: ProductRow, current: AdminProduct): number | undefined {
	if (stock === undefined || current.stocked === before.stocked) return undefined;
	return Math.max(current.reserved, current.stocked + before.stocked - stock);
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
