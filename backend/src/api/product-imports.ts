import { setTimeout as wait } from "node:timers/promises";
import * as contract from "@confiserie/domain/contract/product-imports";
import { dayOf } from "@confiserie/domain/day";
import type { Caller } from "../http/caller";
import type { Asked } from "../http/operations/asked";
import { reply, serve } from "../http/operations/serve";
import { startImport } from "../modules/catalog/editing";
import {
	deleteProfile,
	exportCatalogue,
	exportTemplate,
	exportWorkbook,
	findProfile,
	listProfiles,
	PRODUCT_IMPORT_MODULE,
	type ProductImportService,
	proposeMapping,
	readHeadings,
	renameProfile,
} from "../modules/catalog/import";
import { recordAudit } from "../modules/foundations/audit";
import { ApiFailure } from "../modules/foundations/failures";
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

/** The result of a promise, or the other value once the patience is over. */
async function inTime<Result>(result: Promise<Result>, otherwise: Result): Promise<Result> {
	const patience = new AbortController();
	const first = await Promise.race([result, wait(PATIENCE_MS, otherwise, { signal: patience.signal })]);
	patience.abort();
	return first;
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
		const { started, ended } = await startImport(scope, caller, given, dryRun);
		takeOverFiles(req);
		const job = await inTime(ended, started);
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
		const { headings, rows } = await readHeadings(file.path);
		return proposeMapping(headings, rows, await findProfile(sql, "products", headings));
	},
	listImportMappings: ({ sql }) => listProfiles(sql, "products"),
	renameImportMapping: ({ sql, caller, params: { id }, body: { name } }) =>
		renameProfile(sql, "products", { id, name }, caller),
	deleteImportMapping: ({ sql, caller, params }) => deleteProfile(sql, "products", params.id, caller),
	readImport: async ({ scope, params }) => {
		const job = await scope.resolve<ProductImportService>(PRODUCT_IMPORT_MODULE).find(params.importId);
		if (!job) throw new ApiFailure("IMPORT_NOT_FOUND");
		return job;
	},
});
