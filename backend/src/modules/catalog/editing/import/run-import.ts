import { rm, stat } from "node:fs/promises";
import { ERRORS } from "@confiserie/domain/contract/error";
import type { ImportMapping } from "@confiserie/domain/contract/import-mapping";
import { IMPORT_LISTED_ERRORS, type ProductImport } from "@confiserie/domain/contract/product-import";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { currentEnv } from "../../../../config/env";
import { openShopFiles } from "../../../../uploads/shop-files";
import { recordAudit } from "../../../foundations/audit";
import { ApiFailure } from "../../../foundations/failures";
import {
	HEARTBEAT_MS,
	ImageArchive,
	type ImportLease,
	ImportLeaseLost,
	PRODUCT_IMPORT_MODULE,
	type ProductImportService,
	RefusedFile,
	saveProfile,
} from "../../import";
import { changeCatalogue, type Editor } from "../editor";
import { analyseFile, type PlannedRow } from "./analyse";
import { countImages, fetchImages, imagePolicy } from "./fetched-images";
import { publish, undoImport, writeRows } from "./write";

/** A file to import: where it lies, and how its sender calls it. */
interface ImportedFile {
	path: string;
	name: string;
	/** How it is read, where it is another software's. */
	mapping?: ImportMapping | undefined;
	/** Path of a ZIP of images of its products. */
	images?: string | undefined;
}

/** The same with its ZIP open. */
interface OpenedFile extends Omit<ImportedFile, "images"> {
	archive?: ImageArchive | undefined;
}

/**
 * Starts an import, or its dry run, which does all but write. Returns it as it begins and a promise of how it ended, which
 * never rejects; its files are removed then. What was written before a failure is taken back.
 * @throws ApiFailure IMPORT_RUNNING while another one is under way, CSV_INVALID for images that are no ZIP
 */
export async function startImport(
	scope: MedusaContainer,
	editor: Editor,
	{ images, ...file }: ImportedFile,
	dryRun: boolean,
): Promise<{ started: ProductImport; ended: Promise<ProductImport> }> {
	const imports = scope.resolve<ProductImportService>(PRODUCT_IMPORT_MODULE);
	const { size } = await stat(file.path);
	const progress = { ...NOTHING_YET, fileName: file.name.slice(0, 120), total: kilobytes(size) };
	const archive = images === undefined ? undefined : await openArchive(images);
	const begin = async () => {
		const begun = await imports.begin({ dryRun, actorId: editor.customerId, progress });
		if (!begun) throw new ApiFailure("IMPORT_RUNNING");
		return begun;
	};
	// An editor who is saving a product at this moment finishes first.
	const begun = await changeCatalogue(scope, begin).catch(async (error: unknown) => {
		await archive?.close();
		throw error;
	});
	const ended = run(scope, editor, { ...file, archive }, begun).finally(async () => {
		await rm(file.path, { force: true });
		await archive?.close();
	});
	return { started: begun.job, ended };
}

function openArchive(path: string): Promise<ImageArchive> {
	return ImageArchive.open(path).catch((error: unknown) => {
		if (!(error instanceof RefusedFile)) throw error;
		const { message } = error;
		throw new ApiFailure("CSV_INVALID", { message, field: "images", errors: [{ field: "images", message }] });
	});
}

/** Ends imports whose process is gone: takes back what they wrote, unless all of it was saved. */
export async function recoverImports(scope: MedusaContainer): Promise<void> {
	const imports = scope.resolve<ProductImportService>(PRODUCT_IMPORT_MODULE);
	for (const { job, lease } of await imports.claimLost()) {
		if (job.phase === "INDEXING") {
			// The hourly run of the index shows what is saved.
			await imports.forgetJournal(job.id);
			await imports.end(lease, job, "DONE");
		} else {
			await takeBack(scope, job, lease);
			await imports.end(lease, { ...job, message: "L'import a été interrompu. Rien n'a été modifié." }, "FAILED");
		}
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
	file: OpenedFile,
	{ job: started, lease }: { job: ProductImport; lease: ImportLease },
): Promise<ProductImport> {
	const imports = scope.resolve<ProductImportService>(PRODUCT_IMPORT_MODULE);
	const job = { ...started };
	const step = progressOf(imports, job, lease);
	// A step may take longer than the silence after which an import counts as lost.
	const heartbeat = setInterval(() => {
		imports.beat(lease).catch((error) => logFailure(scope, job, error));
	}, HEARTBEAT_MS);
	try {
		const database: Knex = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
		const pictures = openShopFiles(currentEnv()).public;
		const onBytes = (bytes: number) => step(kilobytes(bytes));
		const { planned, isRefused, ...analysis } = await analyseFile(database, pictures, file.path, {
			onBytes,
			mapping: file.mapping,
			policy: imagePolicy(),
			archive: file.archive,
		});
		Object.assign(job, analysis);
		if (isRefused) Object.assign(job, { state: "REFUSED", message: ERRORS.CSV_INVALID.message });
		else {
			if (!job.dryRun) {
				Object.assign(job, { phase: "IMAGES", done: 0, total: countImages(planned) });
				const missing = await fetchImages(scope, planned, {
					policy: imagePolicy(),
					archive: file.archive,
					onDone: step,
				});
				job.warnings = [...job.warnings, ...missing].slice(0, IMPORT_LISTED_ERRORS);
				await write(scope, editor, { job, lease }, planned, step);
				// The products are saved: a mapping that is not is no reason to undo.
				if (file.mapping)
					await saveProfile(database, "products", file.mapping, editor).catch((error) => logFailure(scope, job, error));
			}
			job.state = "DONE";
		}
	} catch (error) {
		logFailure(scope, job, error);
		// Its new lease owner takes it back and ends it.
		if (!job.dryRun && !(error instanceof ImportLeaseLost))
			await takeBack(scope, job, lease).catch((cause) => logFailure(scope, job, cause));
		Object.assign(job, { state: "FAILED", message: "L'import a échoué. Rien n'a été modifié. Réessayez." });
	} finally {
		clearInterval(heartbeat);
	}
	if (job.state !== "RUNNING") await imports.end(lease, job, job.state).catch((error) => logFailure(scope, job, error));
	return job;
}

async function write(
	scope: MedusaContainer,
	editor: Editor,
	{ job, lease }: { job: ProductImport; lease: ImportLease },
	planned: PlannedRow[],
	step: (done: number) => Promise<void>,
): Promise<void> {
	Object.assign(job, { phase: "SAVING", done: 0, total: planned.length });
	const ids = await writeRows(scope, lease, planned, step);
	const imports = scope.resolve<ProductImportService>(PRODUCT_IMPORT_MODULE);
	const database: Knex = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	await recordAudit(database, editor, {
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
	Object.assign(job, { phase: "INDEXING", done: 0, total: ids.length });
	// From here on the import counts as saved, also for the process that takes it over.
	await imports.save(lease, job);
	await imports.forgetJournal(job.id);
	// The products are saved: an index that lags is repaired by its hourly run and is no reason to undo.
	await publish(scope, ids, step).catch((error) => logFailure(scope, job, error));
}
const LISTED_REFERENCES = 500;

async function takeBack(scope: MedusaContainer, job: ProductImport, lease: ImportLease): Promise<void> {
	job.phase = "UNDOING";
	const ids = await undoImport(scope, lease);
	await scope.resolve<ProductImportService>(PRODUCT_IMPORT_MODULE).forgetJournal(job.id);
	await publish(scope, ids, async () => {});
}

/** Records the progress of a phase, at most twice a second. The returned function throws ImportLeaseLost. */
function progressOf(
	imports: ProductImportService,
	job: ProductImport,
	lease: ImportLease,
): (done: number) => Promise<void> {
	let recordedAt = 0;
	return async (done) => {
		job.done = done;
		if (performance.now() - recordedAt < RECORD_EVERY_MS) return;
		recordedAt = performance.now();
		await imports.save(lease, job);
	};
}
const RECORD_EVERY_MS = 500;

function logFailure(scope: MedusaContainer, job: ProductImport, error: unknown): void {
	const cause = error instanceof Error ? (error.stack ?? error.message) : JSON.stringify(error);
	scope.resolve(ContainerRegistrationKeys.LOGGER).error(`Import ${job.id} failed while ${job.phase}: ${cause}`);
}

function kilobytes(bytes: number): number {
	return Math.ceil(bytes / 1024);
}
