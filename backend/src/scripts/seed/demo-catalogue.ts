import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { FIRST_CATEGORIES } from "@confiserie/domain/category";
import type { ProductRow } from "@confiserie/domain/contract/product-row";
import { dayOf } from "@confiserie/domain/day";
import { daysBefore } from "@confiserie/domain/retention";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { backendFolder, currentEnv } from "../../config/env";
import { shopTime } from "../../lib/database/clock";
import type { ObjectStore } from "../../lib/objects/object-store";
import { readCategories } from "../../modules/catalog/categories";
import { importProductsWorkflow } from "../../modules/catalog/editing";
import { parseCatalogue } from "../../modules/catalog/import";
import { notePastPrices, PACKAGING_MODULE, type PackagingModuleService } from "../../modules/catalog/products";
import { openShopFiles } from "../../uploads/shop-files";

/** Folder of the demo images below the uploads, and of their addresses below /static. */
const DEMO = "demo";

/**
 * Imports the products of the demo catalogue that the shop does not have yet, by the same workflow as the admin; those
 * that it has stay as their merchant left them. Throws an Error with every complaint when the file has a fault.
 */
export async function seedDemoCatalogue(scope: MedusaContainer): Promise<void> {
	const source = join(backendFolder(process.cwd()), "catalogue");
	await copyImages(join(source, "images"), openShopFiles(currentEnv()).public);
	const { rows, errors } = parseCatalogue(
		await readFile(join(source, "demo.csv"), "utf8"),
		FIRST_CATEGORIES,
		`/static/${DEMO}`,
		dayOf(shopTime()),
	);
	if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join("\n"));
	const packaging = scope.resolve<PackagingModuleService>(PACKAGING_MODULE);
	const references = rows.map(({ reference }) => reference);
	const known = await packaging.listProductPackagings({ reference: references }, { take: rows.length });
	const categories = await readCategories(scope.resolve(ContainerRegistrationKeys.PG_CONNECTION));
	// A category may have been deleted: its products go with it.
	const missing = rows.filter(
		(row) =>
			!known.some(({ reference }) => reference === row.reference) &&
			categories.some(({ code }) => code === row.category),
	);
	if (missing.length === 0) return;
	const start = performance.now();
	const { result } = await importProductsWorkflow(scope).run({ input: missing });
	await notePriorPrices(scope, missing, result);
	const perProductMs = (performance.now() - start) / missing.length;
	scope
		.resolve(ContainerRegistrationKeys.LOGGER)
		.info(`Imported ${missing.length} products, ${perProductMs.toFixed(0)} ms each.`);
}

/** What the demonstration's reductions take off, and for how long the former price had held: the slides of the home page say as much. */
const REDUCTION = 0.3;
const HELD_DAYS = 45;

/** Gives the products with the label PROMO the past that it asks for. */
async function notePriorPrices(
	scope: MedusaContainer,
	products: readonly ProductRow[],
	saved: readonly { reference: string; productId: string }[],
): Promise<void> {
	const former = (price: number) => Math.ceil((price / (1 - REDUCTION)) * 100) / 100;
	const formerOrNone = (price: number | null) => price && former(price);
	const announcing = products.flatMap((product) => {
		const { productId } = saved.find(({ reference }) => reference === product.reference) ?? {};
		if (!productId || !product.tags.includes("PROMO")) return [];
		const pricePerPieceBox = former(product.pricePerPieceBox);
		const pricePerPieceLayer = formerOrNone(product.pricePerPieceLayer);
		const pricePerPiecePallet = formerOrNone(product.pricePerPiecePallet);
		return [{ productId, pricing: { ...product, pricePerPieceBox, pricePerPieceLayer, pricePerPiecePallet } }];
	});
	const since = daysBefore(shopTime(), HELD_DAYS);
	await notePastPrices(scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), since, announcing);
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
