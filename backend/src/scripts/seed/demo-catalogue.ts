import { copyFile, mkdir, readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { backendFolder, currentEnv } from "../../config/env";
import { PACKAGING_MODULE, type PackagingModuleService } from "../../modules/packaging";
import { parseCatalogue } from "../../modules/product-import";
import { importProductsWorkflow } from "../../workflows/product/import-products";

/** Folder of the demo images below the uploads, and of their addresses below /static. */
const DEMO = "demo";

/**
 * Imports the products of the demo catalogue that the shop does not have yet, by the same workflow as the back office;
 * those that it has stay as their merchant left them. Throws an Error with every complaint when the file has a fault.
 */
export async function seedDemoCatalogue(scope: MedusaContainer): Promise<void> {
	const source = join(backendFolder(process.cwd()), "catalogue");
	await copyImages(join(source, "images"), join(currentEnv().UPLOADS_DIR, DEMO));
	const { rows, errors } = parseCatalogue(await readFile(join(source, "demo.csv"), "utf8"), `/static/${DEMO}`);
	if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join("\n"));
	const packaging = scope.resolve<PackagingModuleService>(PACKAGING_MODULE);
	const references = rows.map(({ reference }) => reference);
	const known = await packaging.listProductPackagings({ reference: references }, { take: rows.length });
	const missing = rows.filter((row) => !known.some(({ reference }) => reference === row.reference));
	if (missing.length === 0) return;
	const start = performance.now();
	await importProductsWorkflow(scope).run({ input: missing });
	const perProductMs = (performance.now() - start) / missing.length;
	scope
		.resolve(ContainerRegistrationKeys.LOGGER)
		.info(`Imported ${missing.length} products, ${perProductMs.toFixed(0)} ms each.`);
}

/** Copies what is missing or differs in size, so that a new picture replaces the old one and a second run does nothing. */
async function copyImages(from: string, to: string): Promise<void> {
	await mkdir(to, { recursive: true });
	const files = (await readdir(from)).filter((file) => file.endsWith(".webp"));
	await Promise.all(
		files.map(async (file) => {
			const [wanted, existing] = await Promise.all([
				stat(join(from, file)),
				stat(join(to, file)).catch(() => undefined),
			]);
			if (wanted.size !== existing?.size) await copyFile(join(from, file), join(to, file));
		}),
	);
}
