import { z } from "zod";
import { flag, whole } from "./query-values";

/** Most rows and bytes of an imported file. */
export const IMPORT_MAXIMUM_ROWS = 50_000;
export const IMPORT_MAXIMUM_BYTES = 64 * 1024 * 1024;
/** Most bytes of a ZIP of images beside it. */
export const IMPORT_IMAGES_MAXIMUM_BYTES = 256 * 1024 * 1024;
/** Errors that a response lists; the total is always stated. */
export const IMPORT_LISTED_ERRORS = 200;
/** How often a screen asks how far an import is. */
export const IMPORT_POLL_MS = 700;

/**
 * RUNNING: under way; DONE: saved (or, on a dry run, could be saved); REFUSED: the file has faults; FAILED: all taken back; UNDOING and
 * UNDONE: so is being done, or was, on request.
 */
const IMPORT_STATES = ["RUNNING", "DONE", "REFUSED", "FAILED", "UNDOING", "UNDONE"] as const;
const IMPORT_PHASES = ["READING", "IMAGES", "SAVING", "INDEXING"] as const;

/** Query of POST /admin/products/import; `dryRun=true` writes nothing. */
export const importQuerySchema = z.object({ dryRun: flag.optional() });

const count = z.number().int();

/** One complaint about a file: `line` counts from 1, the header included; `message` is a whole French sentence. */
const importErrorSchema = z.object({ line: count, column: z.string().optional(), message: z.string() });
export type ImportError = z.infer<typeof importErrorSchema>;

/** What is imported. */
const IMPORT_KINDS = ["products", "customers", "past-orders"] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** An import of any kind, its dry run or its undo, under way or ended. Response of the calls that begin, follow or undo one. */
export const importRunSchema = z.object({
	id: z.string(),
	kind: z.enum(IMPORT_KINDS),
	state: z.enum(IMPORT_STATES),
	phase: z.enum(IMPORT_PHASES),
	dryRun: z.boolean(),
	fileName: z.string(),
	/** E-mail of the administrator. */
	startedBy: z.string(),
	startedAt: z.string(),
	/** How far this phase is: rows of rows; kilobytes of the file while reading; images while they are fetched. */
	done: count,
	total: count,
	rows: count,
	/** Products, customers or lists of past orders. */
	created: count,
	changed: count,
	unchanged: count,
	/** What is allowed but looks like a typo, and parts of lines that are left out, at most `IMPORT_LISTED_ERRORS`. */
	warnings: z.array(importErrorSchema),
	/** Why lines are not imported, or none is. */
	errors: z.array(importErrorSchema),
	errorCount: count,
	/** What else came of it, or why nothing did. */
	message: z.string().nullable(),
	canUndo: z.boolean(),
});
export type ImportRun = z.infer<typeof importRunSchema>;

/** Query of GET /admin/{products|customers}/imports. */
export const importRunQuerySchema = z.object({ page: whole(0, 100_000).default(0) });

/** Its response: the latest first, dry runs left out. */
export const importRunPageSchema = z.object({ content: z.array(importRunSchema), last: z.boolean() });
