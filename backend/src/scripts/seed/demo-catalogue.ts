import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { FIRST_CATEGORIES } from "@confiserie/domain/catalogue/category";
import type { ProductRow } from "@confiserie/domain/contract/product-row";
import { dayOf } from "@confiserie/domain/day";
import { daysBefore } from "@confiserie/domain/personal-data/retention";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { backendFolder, currentEnv } from "../../config/env";
import { shopTime } from "../../lib/database/clock";
import type { ObjectStore } from "../../lib/objects/object-store";
import { readCategories } from "../../modules/catalog/categories";
import { insertProducts } from "../../modules/catalog/editing";
import { RowJudge, readCatalogueFile } from "../../modules/catalog/import";
import {
	notePastPrices,
	PACKAGING_MODULE,
	type PackagingModuleService,
	readShopFrame,
} from "../../modules/catalog/products";
import { openShopFiles } from "../../uploads/shop-files";

/** Folder of the demo images below the uploads, and of their addresses below /static. */
const DEMO = "demo";

/**
 * Adds the products of the demo catalogue that the shop does not have yet, read and written as the import does; those that it has
 * stay as their merchant left them. Throws an Error for the first line with a fault.
 */
export async function seedDemoCatalogue(scope: MedusaContainer): Promise<void> {
	const source = join(backendFolder(process.cwd()), "catalogue");
	await copyImages(join(source, "images"), openShopFiles(currentEnv()).public);
	const rows = await readProducts(join(source, "demo.csv"));
	const packaging = scope.resolve<PackagingModuleService>(PACKAGING_MODULE);
	const references = rows.map(({ reference }) => reference);
	const known = await packaging.listProductPackagings({ reference: references }, { take: rows.length });
	const database = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	const categories = await readCategories(database);
	// A category may have been deleted: its products go with it.
	const missing = rows.filter(
		(row) =>
			!known.some(({ reference }) => reference === row.reference) &&
			categories.some(({ code }) => code === row.category),
	);
	if (missing.length === 0) return;
	const start = performance.now();
	const ids = await insertProducts(database, await readShopFrame(scope), missing);
	await notePriorPrices(database, missing, ids);
	const perProductMs = (performance.now() - start) / missing.length;
	scope
		.resolve(ContainerRegistrationKeys.LOGGER)
		.info(`Imported ${missing.length} products, ${perProductMs.toFixed(0)} ms each.`);
}

/** The products of a catalogue file, their images in the folder of the demonstration. */
async function readProducts(path: string): Promise<ProductRow[]> {
	const judge = new RowJudge(FIRST_CATEGORIES, dayOf(shopTime()));
	const rows: ProductRow[] = [];
	for await (const { line, stated, errors } of readCatalogueFile(path)) {
		const judged = stated ? judge.judge(stated, line) : { errors };
		if (judged.errors[0]) throw new Error(judged.errors[0].message);
		if (!("row" in judged) || !judged.row) continue;
		const images = judged.row.images.map((image) => image.replace("/static/", `/static/${DEMO}/`));
		rows.push({ ...judged.row, images });
	}
	return rows;
}

/** What the demonstration's reductions take off, and for how long the former price had held: the slides of the home page say as much. */
const REDUCTION = 0.3;
const HELD_DAYS = 45;

/** Gives the products with the label PROMO the past that it asks for. */
async function notePriorPrices(database: Knex, products: readonly ProductRow[], ids: readonly string[]): Promise<void> {
	const former = (price: number) => Math.ceil((price / (1 - REDUCTION)) * 100) / 100;
	const formerOrNone = (price: number | null) => price && former(price);
	const announcing = products.flatMap((product, at) => {
		const productId = ids[at];
		if (!productId || !product.tags.includes("PROMO")) return [];
		const pricePerPieceBox = former(product.pricePerPieceBox);
		const pricePerPieceLayer = formerOrNone(product.pricePerPieceLayer);
		const pricePerPiecePallet = formerOrNone(product.pricePerPiecePallet);
		return [{ productId, pricing: { ...product, pricePerPieceBox, pricePerPieceLayer, pricePerPiecePallet } }];
	});
	const since = daysBefore(shopTime(), HELD_DAYS);
	await notePastPrices(database, since, announcing);
}

/**
 * Copies what is missing or differs in size, so that a new image replaces the old one and a second run does nothing.
 */
async function copyImages(from: string, to: ObjectStore): Promise<void> {
	const existing = new Map<string, number>();
	for await (const { name, bytes } of to.list()) existing.set(name, bytes);
	const files = (await readdir(from)).filter((file) => file.endsWith(".webp"));
	for (const file of files) {
		const content = await readFile(join(from, file));
		const name = `${DEMO}/${file}`;
		if (content.length !== existing.get(name)) await to.write(name, Readable.from([content]), "image/webp");
	}
}
