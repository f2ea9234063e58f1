import { randomUUID } from "node:crypto";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { AdminProduct } from "@confiserie/domain/contract/admin-product";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { deleteProductsWorkflow } from "@medusajs/medusa/core-flows";
import { fileIntoCollections } from "../../../../medusa/products/collections";
import { type ImportLease, PRODUCT_IMPORT_MODULE, type ProductImportService } from "../../import";
import {
	PACKAGING_MODULE,
	type PackagingModuleService,
	readAdminProducts,
	readShopFrame,
	type SaveRow,
} from "../../products";
import { refreshProducts } from "../../search";
import { aloneInCatalogue } from "../editor";
import { insertProducts } from "../insert-products";
import { saveProductsWorkflow } from "../save-products";
import type { PlannedRow } from "./analyse";
import { rowOfProduct } from "./compare";

/** Products written in one go, and indexed: more are quicker, fewer let the process serve others in between. */
const BATCH = 50;
const INDEXED = 150;

/** Journal entry of a known product: its former values, and the stock that the file asks for. */
interface Before {
	product: AdminProduct;
	stock?: number | undefined;
}

/** Saves rows batch after batch, each recorded in the journal first. Returns the ids. @throws ImportLeaseLost */
export async function writeRows(
	scope: MedusaContainer,
	lease: ImportLease,
	planned: PlannedRow[],
	onDone: (rows: number) => Promise<void>,
): Promise<string[]> {
	const imports = scope.resolve<ProductImportService>(PRODUCT_IMPORT_MODULE);
	const database = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	const frame = await readShopFrame(scope);
	const ids: string[] = [];
	for (let at = 0; at < planned.length; at += BATCH) {
		const batch = planned.slice(at, at + BATCH);
		const rowsOf = (isKnown: boolean) =>
			batch.filter(({ previous }) => (previous !== null) === isKnown).map(({ row }) => row);
		await aloneInCatalogue(scope, async (sql) => {
			await imports.hold(sql, lease);
			await imports.journal<Before>(
				lease.importId,
				batch.map(({ row, previous }) => ({
					reference: row.reference,
					previous: previous && { product: previous, stock: row.stock },
				})),
			);
			ids.push(...(await insertProducts(database, frame, rowsOf(false))));
			ids.push(...(await saveQuietly(scope, rowsOf(true))));
		});
		await onDone(at + batch.length);
		await nextTurn();
	}
	return ids;
}

/**
 * Takes back what the journal of an import says, whether or not the import got as far. Returns the ids.
 * @throws ImportLeaseLost
 */
export async function undoImport(scope: MedusaContainer, lease: ImportLease): Promise<string[]> {
	const imports = scope.resolve<ProductImportService>(PRODUCT_IMPORT_MODULE);
	const database = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	const entries = await imports.undoEntries<Before>(lease.importId);
	const ids: string[] = [];
	for (let at = 0; at < entries.length; at += BATCH) {
		const batch = entries.slice(at, at + BATCH);
		await aloneInCatalogue(scope, async (sql) => {
			await imports.hold(sql, lease);
			const products = await readAdminProducts(database, { references: batch.map(({ reference }) => reference) });
			const now = new Map(products.map((product) => [product.reference, product]));
			const created = batch.flatMap(({ reference, previous }) => (previous ? [] : (now.get(reference)?.id ?? [])));
			if (created.length > 0) await remove(scope, created);
			const rows = batch.flatMap(({ reference, previous }) => {
				const current = now.get(reference);
				return previous && current ? [rowOfProduct(previous.product, formerStock(previous, current))] : [];
			});
			ids.push(...created, ...(await saveQuietly(scope, rows)));
		});
		await nextTurn();
	}
	return ids;
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
function formerStock({ product, stock }: Before, current: AdminProduct): number | undefined {
	if (stock === undefined || current.stocked === product.stocked) return undefined;
	return Math.max(current.reserved, current.stocked + product.stocked - stock);
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
