import { rm } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { importMappingSchema } from "@confiserie/domain/contract/import-mapping";
import {
	IMPORT_MAXIMUM_BYTES,
	importQuerySchema,
	type ProductImport,
} from "@confiserie/domain/contract/product-import";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { callerOf } from "../../../../../http/caller";
import { LONGEST_MAPPING, mappingPart } from "../../../../../http/mapping-part";
import { parseQuery } from "../../../../../http/parse";
import { startImport } from "../../../../../modules/catalog/editing";
import { ApiFailure } from "../../../../../modules/failures";
import { receiveFile } from "../../../../../uploads/receive-file";

/**
 * A short import finishes within the request; a longer one returns a link to its progress. Well below the client's 30
 * s.
 */
const PATIENCE_MS = 5_000;

/**
 * POST /api/admin/products/import, multipart field `file` -> 200 with the finished import, or 202 with one under way, to
 * be followed at /import/{id}. `?dryRun=true` writes nothing. A file with faults returns 400 with the import in `current`.
 * An optional part `mapping`, in JSON, says how a file of another software is read.
 * Source: accounts spec §7, §8 "import 400".
 */
export async function POST(req: MedusaRequest, res: MedusaResponse<ProductImport>): Promise<void> {
	const { dryRun } = parseQuery(importQuerySchema, req);
	const file = await receiveFile(req, res, {
		field: "file",
		maximumBytes: IMPORT_MAXIMUM_BYTES,
		tooLarge: "FILE_TOO_LARGE",
		to: "disk",
		longestText: LONGEST_MAPPING,
	});
	const { started, ended } = await begin(req, file, dryRun === true).catch(async (error: unknown) => {
		await rm(file.path, { force: true });
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

async function begin(req: MedusaRequest, file: Express.Multer.File, dryRun: boolean) {
	const mapping = mappingPart(importMappingSchema, req.body);
	return startImport(req.scope, callerOf(req), { path: file.path, name: nameOf(file), mapping }, dryRun);
}

/** Browsers send names as UTF-8, which the form parser reads as Latin-1. Only shown, never a path. */
function nameOf({ originalname }: Express.Multer.File): string {
	return Buffer.from(originalname, "latin1").toString("utf8").replaceAll(/\p{C}/gu, "") || "produits.csv";
}
