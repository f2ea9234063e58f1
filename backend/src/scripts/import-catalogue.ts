import { readFile } from "node:fs/promises";
import { dayOf } from "@confiserie/domain/day";
import type { ExecArgs } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { shopTime } from "../lib/database/clock";
import { readCategories } from "../modules/catalog/categories";
import { aloneInCatalogue, importProductsWorkflow } from "../modules/catalog/editing";
import { parseCatalogue } from "../modules/catalog/import";
import { refreshProducts } from "../modules/catalog/search";

/**
 * Imports a catalogue file from the command line, all or nothing:
 * `medusa exec src/scripts/import-catalogue.ts products.csv [/static/folder]`.
 * Known references are changed, new ones created. Ends with code 1 and every complaint when the file has a fault.
 */
export default async function importCatalogue({ container, args }: ExecArgs): Promise<void> {
	const [file, imageFolder = "/static"] = args;
	if (!file) throw new Error("Name the file: medusa exec src/scripts/import-catalogue.ts products.csv");
	const { rows, errors } = parseCatalogue(
		await readFile(file, "utf8"),
		await readCategories(container.resolve(ContainerRegistrationKeys.PG_CONNECTION)),
		imageFolder,
		dayOf(shopTime()),
	);
	if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join("\n"));
	const { result } = await aloneInCatalogue(container, () => importProductsWorkflow(container).run({ input: rows }));
	// A script handles no events: what the subscriber of product changes does elsewhere happens here.
	const ids = result.map(({ productId }) => productId);
	await refreshProducts(container, ids);
	container.resolve(ContainerRegistrationKeys.LOGGER).info(`Imported ${ids.length} products.`);
}
