import { rm, stat } from "node:fs/promises";
import { ERRORS } from "@confiserie/domain/contract/error";
import {
	type ImportMapping,
	importMappingSchema,
	type ProposedMapping,
} from "@confiserie/domain/contract/import-mapping";
import { IMPORT_LISTED_ERRORS } from "@confiserie/domain/contract/product-import";
import type { MedusaContainer } from "@medusajs/framework/types";
import { currentEnv } from "../../../../config/env";
import { openShopFiles } from "../../../../uploads/shop-files";
import { recordAudit } from "../../../foundations/audit";
import { ApiFailure } from "../../../foundations/failures";
import {
	ImageArchive,
	type ImportDefinition,
	type ImportJob,
	type MappedKind,
	proposeMapping,
	RefusedFile,
	readHeadings,
	startImport,
	type UnderWay,
} from "../../import";
import { changeCatalogue, type Editor } from "../editor";
import { analyseFile } from "./analyse";
import { countImages, fetchImages, imagePolicy } from "./fetched-images";
import { publish, takeBack, usedSince, writeRows } from "./write";

/** A file of products, its ZIP of images open; `mapping` is how it is read, where it is another software's. */
interface ProductFile {
	path: string;
	mapping?: ImportMapping | undefined;
	archive?: ImageArchive | undefined;
}

/** Imports of products: one at a time, all rows or none. */
export const PRODUCTS: ImportDefinition<ProductFile> & MappedKind<ImportMapping, ProposedMapping> = {
	kind: "products",
	entity: "product",
	undone: "products.import-undone",
	mapping: { schema: importMappingSchema, headings: readHeadings, propose: proposeMapping },
	// An editor who is saving a product at this moment finishes first.
	alone: changeCatalogue,
	run,
	usedSince,
	takeBack,
};

/**
 * Starts an import, or its dry run. The promise of its end never rejects: its state says how it failed. Its files are removed then.
 * @throws ApiFailure IMPORT_RUNNING while another one is under way, CSV_INVALID for images that are no ZIP
 */
export async function importProducts(
	scope: MedusaContainer,
	by: Editor,
	{ path, name, mapping, images }: Omit<ProductFile, "archive"> & { name: string; images?: string | undefined },
	dryRun: boolean,
): Promise<UnderWay> {
	const archive = images === undefined ? undefined : await openArchive(images);
	const close = async () => {
		await rm(path, { force: true });
		await archive?.close();
	};
	const asked = { by, fileName: name, dryRun };
	const { run, ended } = await startImport(scope, PRODUCTS, asked, { path, mapping, archive }).catch(async (error) => {
		await close();
		throw error;
	});
	return { run, ended: ended.catch(() => undefined).finally(close) };
}

function openArchive(path: string): Promise<ImageArchive> {
	return ImageArchive.open(path).catch((error: unknown) => {
		if (!(error instanceof RefusedFile)) throw error;
		const { message } = error;
		throw new ApiFailure("CSV_INVALID", { message, field: "images", errors: [{ field: "images", message }] });
	});
}

async function run(job: ImportJob, { path, mapping, archive }: ProductFile, by: Editor): Promise<void> {
	const { scope, sql, run } = job;
	const { report } = run;
	const step = progressOf(job);
	report.total = kilobytes((await stat(path)).size);
	const policy = imagePolicy();
	const onBytes = (bytes: number) => step(kilobytes(bytes));
	const pictures = openShopFiles(currentEnv()).public;
	const reading = { onBytes, mapping, policy, archive };
	const { planned, isRefused, ...analysis } = await analyseFile(sql, pictures, path, reading);
	Object.assign(report, analysis);
	if (isRefused) {
		run.state = "REFUSED";
		report.message = ERRORS.CSV_INVALID.message;
	}
	if (isRefused || run.dryRun) return;
	Object.assign(report, { phase: "IMAGES", done: 0, total: countImages(planned) });
	const missing = await fetchImages(scope, planned, { policy, archive, onDone: step });
	report.warnings = [...report.warnings, ...missing].slice(0, IMPORT_LISTED_ERRORS);
	Object.assign(report, { phase: "SAVING", done: 0, total: planned.length });
	const ids = await writeRows(job, planned, step);
	await recordAudit(sql, by, {
		action: "products.imported",
		entity: "product",
		entityId: run.id,
		label: run.fileName,
		changes: {
			created: { from: 0, to: report.created },
			changed: { from: 0, to: report.changed },
			references: { from: null, to: planned.slice(0, LISTED_REFERENCES).map(({ row }) => row.reference) },
		},
	});
	Object.assign(report, { phase: "INDEXING", done: 0, total: ids.length });
	// From here on the import counts as saved, also for the process that takes it over.
	await job.save();
	// An index that lags is repaired by its hourly run and is no reason to undo.
	await publish(scope, ids, step).catch((error) => job.log(error));
}
const LISTED_REFERENCES = 500;

/** Records the progress of a phase, at most twice a second. The returned function throws ImportLeaseLost. */
function progressOf(job: ImportJob): (done: number) => Promise<void> {
	let recordedAt = 0;
	return async (done) => {
		job.run.report.done = done;
		if (performance.now() - recordedAt < RECORD_EVERY_MS) return;
		recordedAt = performance.now();
		await job.save();
	};
}
const RECORD_EVERY_MS = 500;

function kilobytes(bytes: number): number {
	return Math.ceil(bytes / 1024);
}
