import { rm, stat } from "node:fs/promises";
import { ERRORS } from "@confiserie/domain/contract/error";
import type { ProductImport } from "@confiserie/domain/contract/product-import";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { currentEnv } from "../../../config/env";
import { ApiFailure } from "../../../lib/failure";
import { recordAudit } from "../../../modules/audit";
import { PRODUCT_IMPORT_MODULE, type ProductImportService } from "../../../modules/product-import";
import { openShopFiles } from "../../../uploads/shop-files";
import { changeCatalogue, type Editor } from "../editor";
import { analyseFile, type PlannedRow } from "./analyse";
import { publish, undoImport, writeRows } from "./write";

/** A file to import: where it lies, and how its sender calls it. */
interface ImportedFile {
	path: string;
	name: string;
}

/**
 * Starts an import, or its dry run, which does all but write. Returns it as it begins and a promise of how it ended, which
 * never rejects; the file is removed then. All or nothing: what was written before a failure is taken back.
 * Throws IMPORT_RUNNING while another one is under way.
 */
export async function startImport(
	scope: MedusaContainer,
	editor: Editor,
	file: ImportedFile,
	dryRun: boolean,
): Promise<{ started: ProductImport; ended: Promise<ProductImport> }> {
	const imports = scope.resolve<ProductImportService>(PRODUCT_IMPORT_MODULE);
	const { size } = await stat(file.path);
	const progress = { ...NOTHING_YET, fileName: file.name.slice(0, 120), total: kilobytes(size) };
	// Whoever edits a product at this moment finishes first.
	const started = await changeCatalogue(scope, () => imports.begin({ dryRun, actorId: editor.customerId, progress }));
	if (!started) throw new ApiFailure("IMPORT_RUNNING");
	const ended = run(scope, editor, file, started).finally(() => rm(file.path, { force: true }));
	return { started, ended };
}

/** Ends imports whose process is gone: takes back what they wrote. */
export async function recoverImports(scope: MedusaContainer): Promise<void> {
	const imports = scope.resolve<ProductImportService>(PRODUCT_IMPORT_MODULE);
	for (const lost of await imports.claimLost()) {
		const job = { ...lost };
		await takeBack(scope, job);
		await imports.save({ ...job, state: "FAILED", message: "L'import a été interrompu. Rien n'a été modifié." });
	}
}

const NOTHING_YET = {
	phase: "READING",
	done: 0,
	rows: 0,
	created: 0,
	changed: 0,
	unchanged: 0,
	warnings: [],
	errors: [],
	errorCount: 0,
	message: null,
} satisfies Partial<ProductImport>;

async function run(
	scope: MedusaContainer,
	editor: Editor,
	file: ImportedFile,
	started: ProductImport,
): Promise<ProductImport> {
	const imports = scope.resolve<ProductImportService>(PRODUCT_IMPORT_MODULE);
	const job = { ...started };
	const step = progressOf(imports, job);
	try {
		const database: Knex = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
		const pictures = openShopFiles(currentEnv()).public;
		const { planned, ...analysis } = await analyseFile(database, pictures, file.path, (bytes) =>
			step(kilobytes(bytes)),
		);
		Object.assign(job, analysis);
		if (job.errorCount > 0) Object.assign(job, { state: "REFUSED", message: ERRORS.CSV_INVALID.message });
		else {
			if (!job.dryRun) await write(scope, editor, job, planned, step);
			job.state = "DONE";
		}
	} catch (error) {
		logFailure(scope, job, error);
		if (!job.dryRun) await takeBack(scope, job).catch((cause) => logFailure(scope, job, cause));
		Object.assign(job, { state: "FAILED", message: "L'import a échoué. Rien n'a été modifié. Réessayez." });
	}
	await imports.save(job).catch((error) => logFailure(scope, job, error));
	return job;
}

async function write(
	scope: MedusaContainer,
	editor: Editor,
	job: ProductImport,
	planned: PlannedRow[],
	step: (done: number) => Promise<void>,
): Promise<void> {
	Object.assign(job, { phase: "SAVING", done: 0, total: planned.length });
	const ids = await writeRows(scope, job.id, planned, step);
	const database: Knex = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	await recordAudit(database, {
		actorId: editor.customerId,
		actorEmail: editor.email,
		action: "products.imported",
		entity: "product",
		entityId: job.id,
		label: job.fileName,
		changes: {
			created: { from: 0, to: job.created },
			changed: { from: 0, to: job.changed },
			references: { from: null, to: planned.slice(0, LISTED_REFERENCES).map(({ row }) => row.reference) },
		},
	});
	await scope.resolve<ProductImportService>(PRODUCT_IMPORT_MODULE).forgetJournal(job.id);
	Object.assign(job, { phase: "INDEXING", done: 0, total: ids.length });
	// The products are saved: an index that lags is repaired by its hourly run and is no reason to undo.
	await publish(scope, ids, step).catch((error) => logFailure(scope, job, error));
}
const LISTED_REFERENCES = 500;

async function takeBack(scope: MedusaContainer, job: ProductImport): Promise<void> {
	job.phase = "UNDOING";
	const ids = await undoImport(scope, job.id);
	await scope.resolve<ProductImportService>(PRODUCT_IMPORT_MODULE).forgetJournal(job.id);
	await publish(scope, ids, async () => {});
}

/** Notes how far a phase is, at most twice a second, and always the sign of life that goes with it. */
function progressOf(imports: ProductImportService, job: ProductImport): (done: number) => Promise<void> {
	let notedAt = 0;
	return async (done) => {
		job.done = done;
		if (performance.now() - notedAt < NOTE_EVERY_MS) return;
		notedAt = performance.now();
		await imports.save(job);
	};
}
const NOTE_EVERY_MS = 500;

function logFailure(scope: MedusaContainer, job: ProductImport, error: unknown): void {
	const cause = error instanceof Error ? (error.stack ?? error.message) : JSON.stringify(error);
	scope.resolve(ContainerRegistrationKeys.LOGGER).error(`Import ${job.id} failed while ${job.phase}: ${cause}`);
}

function kilobytes(bytes: number): number {
	return Math.ceil(bytes / 1024);
}
