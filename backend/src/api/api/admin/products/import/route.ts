import { rm } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { importMappingSchema } from "@confiserie/domain/contract/import-mapping";
import {
	IMPORT_IMAGES_MAXIMUM_BYTES,
	IMPORT_MAXIMUM_BYTES,
	importQuerySchema,
	type ProductImport,
} from "@confiserie/domain/contract/product-import";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { callerOf } from "../../../../../http/caller";
import { LONGEST_MAPPING, mappingPart } from "../../../../../http/mapping-part";
import { parseQuery } from "../../../../../http/parse";
import { startImport } from "../../../../../modules/catalog/editing";
import { ImageArchive, RefusedFile } from "../../../../../modules/catalog/import";
import { ApiFailure } from "../../../../../modules/failures";
import { receiveFiles } from "../../../../../uploads/receive-file";

/**
 * A short import finishes within the request; a longer one returns a link to its progress. Well below the client's 30
 * s.
 */
const PATIENCE_MS = 5_000;

/**
 * POST /api/admin/products/import, multipart field `file` -> 200 with the finished import, or 202 with one under way, to
 * be followed at /import/{id}. `?dryRun=true` writes nothing. A file with faults returns 400 with the import in `current`.
 * An optional part `mapping`, in JSON, says how a file of another software is read; an optional file `images` is a ZIP of
 * images.
 * Source: accounts spec §7, §8 "import 400".
 */
export async function POST(req: MedusaRequest, res: MedusaResponse<ProductImport>): Promise<void> {
	const { dryRun } = parseQuery(importQuerySchema, req);
	const { file, optional: images } = await receiveFiles(req, res, {
		field: "file",
		optionalField: "images",
		maximumBytes: IMPORT_IMAGES_MAXIMUM_BYTES,
		tooLarge: "FILE_TOO_LARGE",
		to: "disk",
		longestText: LONGEST_MAPPING,
	});
	const { started, ended } = await begin(req, { file, images }, dryRun === true).catch(async (error: unknown) => {
		for (const { path } of images ? [file, images] : [file]) await rm(path, { force: true });
		throw error;
	});
	const patience = new AbortController();
	const job = await Promise.race([ended, wait(PATIENCE_MS, started, { signal: patience.signal })]);
	patience.abort();
	if (job.state === "REFUSED")
		throw new ApiFailure("CSV_INVALID", {
			field: "file",
			errors: job.errors.map(({ message }) => ({ field: "file", message })),
			current: job,
		});
	res.status(job.state === "RUNNING" ? 202 : 200).json(job);
}

interface Sent {
	file: Express.Multer.File;
	images: Express.Multer.File | undefined;
}

async function begin(req: MedusaRequest, { file, images }: Sent, dryRun: boolean) {
	if (file.size > IMPORT_MAXIMUM_BYTES) throw new ApiFailure("FILE_TOO_LARGE");
	const mapping = mappingPart(importMappingSchema, req.body);
	const archive = images && (await openArchive(images.path));
	return startImport(req.scope, callerOf(req), { path: file.path, name: nameOf(file), mapping, archive }, dryRun).catch(
		async (error: unknown) => {
			await archive?.close();
			throw error;
		},
	);
}

/** @throws ApiFailure CSV_INVALID */
function openArchive(path: string): Promise<ImageArchive> {
	return ImageArchive.open(path).catch((error: unknown) => {
		if (!(error instanceof RefusedFile)) throw error;
		const { message } = error;
		throw new ApiFailure("CSV_INVALID", { message, field: "images", errors: [{ field: "images", message }] });
	});
}

/** Browsers send names as UTF-8, which the form parser reads as Latin-1. Only shown, never a path. */
function nameOf({ originalname }: Express.Multer.File): string {
	return Buffer.from(originalname, "latin1").toString("utf8").replaceAll(/\p{C}/gu, "") || "produits.csv";
}
