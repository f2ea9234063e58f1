import { setTimeout as wait } from "node:timers/promises";
import type { ImportRun } from "@confiserie/domain/contract/product-import";
import * as contract from "@confiserie/domain/contract/product-imports";
import { dayOf } from "@confiserie/domain/day";
import type { Caller } from "../http/caller";
import type { Asked } from "../http/operations/asked";
import { reply, serve } from "../http/operations/serve";
import { importProducts, PRODUCTS } from "../modules/catalog/editing";
import {
	deleteProfile,
	exportCatalogue,
	exportTemplate,
	exportWorkbook,
	findImport,
	listImports,
	listProfiles,
	proposalOf,
	renameProfile,
	shownImport,
	type UnderWay,
	undoImport,
} from "../modules/catalog/import";
import { recordAudit } from "../modules/foundations/audit";
import { ApiFailure } from "../modules/foundations/failures";
import { PRODUCT_IMPORTS } from "../modules/operations/imports";
import { takeOverFiles } from "../uploads/receive-form";

/** A short import ends within its request; a longer one is followed. Well below the client's 30 s. */
const PATIENCE_MS = 5_000;

/** Names an export, produits-2026-11-20.csv, and records who takes the catalogue out of the shop. */
async function recordExport(
	{ sql, caller, now }: Pick<Asked, "sql" | "now"> & { caller: Caller },
	extension: "csv" | "xlsx",
): Promise<string> {
	const name = `produits-${dayOf(now)}.${extension}`;
	await recordAudit(sql, caller, { action: "products.exported", entity: "product", entityId: name, label: name });
	return name;
}

/** An import as it is once it has ended, or the patience is over. */
async function inTime({ run, ended }: UnderWay): Promise<ImportRun> {
	const patience = new AbortController();
	await Promise.race([ended, wait(PATIENCE_MS, undefined, { signal: patience.signal })]);
	patience.abort();
	return shownImport(run);
}

export default serve(contract, {
	exportProducts: async (asked) => ({ name: await recordExport(asked, "csv"), bytes: exportCatalogue(asked.sql) }),
	exportProductsAsWorkbook: async (asked) => ({
		name: await recordExport(asked, "xlsx"),
		bytes: await exportWorkbook(asked.sql),
	}),
	readImportTemplate: async () => ({ name: "modele-produits.xlsx", bytes: await exportTemplate() }),
	importProducts: async ({ scope, caller, query: { dryRun = false }, receive, req }) => {
		const { file, images, mapping } = await receive();
		const given = { path: file.path, name: file.name || "produits.csv", images: images?.path, mapping };
		const begun = await importProducts(scope, caller, given, dryRun);
		takeOverFiles(req);
		const job = await inTime(begun);
		if (job.state === "REFUSED")
			throw new ApiFailure("CSV_INVALID", {
				field: "file",
				errors: job.errors.map(({ message }) => ({ field: "file", message })),
				current: job,
			});
		return job.state === "RUNNING" ? reply(202, job) : reply(200, job);
	},
	proposeImportMapping: async ({ sql, receive }) => {
		const { file } = await receive();
		return proposalOf(sql, PRODUCTS, file.path);
	},
	listImportMappings: ({ sql }) => listProfiles(sql, PRODUCTS),
	renameImportMapping: ({ sql, caller, params: { id }, body: { name } }) =>
		renameProfile(sql, PRODUCTS, { id, name }, caller),
	deleteImportMapping: ({ sql, caller, params }) => deleteProfile(sql, PRODUCTS, params.id, caller),
	listProductImports: ({ sql, query }) => listImports(sql, PRODUCT_IMPORTS, query),
	undoProductImport: async ({ scope, caller, params }) => {
		const job = await inTime(await undoImport(scope, PRODUCT_IMPORTS, params.importId, caller));
		return job.state === "UNDOING" ? reply(202, job) : reply(200, job);
	},
	readImport: async ({ sql, params }) => shownImport(await findImport(sql, PRODUCT_IMPORTS, params.importId)),
});
