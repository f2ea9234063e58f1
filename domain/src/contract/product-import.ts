import { z } from "zod";
import { flag } from "./query-values";

/** Most rows and bytes of an imported file. */
export const IMPORT_MAXIMUM_ROWS = 50_000;
export const IMPORT_MAXIMUM_BYTES = 64 * 1024 * 1024;
/** Most bytes of a ZIP of images beside it. */
export const IMPORT_IMAGES_MAXIMUM_BYTES = 256 * 1024 * 1024;
/** Errors that a response lists; the total is always stated. */
export const IMPORT_LISTED_ERRORS = 200;
/** How often a screen asks how far an import is. */
export const IMPORT_POLL_MS = 700;

/** RUNNING: under way; DONE: saved (or, on a dry run, could be saved); REFUSED: the file has faults; FAILED: all taken back. */
export const IMPORT_STATES = ["RUNNING", "DONE", "REFUSED", "FAILED"] as const;
export const IMPORT_PHASES = ["READING", "IMAGES", "SAVING", "INDEXING", "UNDOING"] as const;

/** Query of POST /admin/products/import; `dryRun=true` writes nothing. */
export const importQuerySchema = z.object({ dryRun: flag.optional() });

const count = z.number().int();

/** One complaint about a file: `line` counts from 1, the header included; `message` is a whole French sentence. */
export const importErrorSchema = z.object({ line: count, column: z.string().optional(), message: z.string() });
export type ImportError = z.infer<typeof importErrorSchema>;

/** State of an import or its dry run. Response of POST and GET /admin/products/import. */
export const productImportSchema = z.object({
	id: z.string(),
	state: z.enum(IMPORT_STATES),
	phase: z.enum(IMPORT_PHASES),
	dryRun: z.boolean(),
	fileName: z.string(),
	/** How far this phase is: rows of rows; kilobytes of the file while reading; images while they are fetched. */
	done: count,
	total: count,
	rows: count,
	created: count,
	changed: count,
	unchanged: count,
	/** What is allowed but looks like a typo, at most `IMPORT_LISTED_ERRORS`. */
	warnings: z.array(importErrorSchema),
	errors: z.array(importErrorSchema),
	errorCount: count,
	message: z.string().nullable(),
});
export type ProductImport = z.infer<typeof productImportSchema>;
