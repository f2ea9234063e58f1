import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { ErrorCode } from "@confiserie/domain/contract/error";
import type { Form, Received } from "@confiserie/domain/contract/operation";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { z } from "@medusajs/framework/zod";
import multer from "multer";
import { parse } from "../http/parse";
import { ApiFailure } from "../modules/foundations/failures";

/** A file of a form, in a temporary file. */
interface ReceivedFile {
	path: string;
	/** As its sender calls it: only shown, never a path. */
	name: string;
}

/** A form as its handler receives it: its files, those beside it under their fields, and its JSON part. */
export type ReceivedForm<F extends Form> = { readonly file: ReceivedFile } & {
	readonly [Field in keyof F["beside"]]?: ReceivedFile;
} & (F extends { parts: { mapping: infer Mapping } } ? { readonly mapping: Received<Mapping> | undefined } : unknown);

/** Most bytes of a mapping: headings are short. */
const LONGEST_MAPPING = 256 * 1024;
const LONGEST_TEXT = 1024;

/**
 * Receives the form that a request carries; to be called after the gate has let the request pass. `discardFiles` deletes its files.
 * @throws ApiFailure UPLOAD_MISSING for anything that is no form with that file, the form's code for a file that is too large,
 * VALIDATION for an invalid mapping
 */
export async function receiveForm<F extends Form>(
	form: F,
	req: MedusaRequest,
	res: MedusaResponse,
): Promise<ReceivedForm<F>> {
	const { field, tooLarge = "FILE_TOO_LARGE", parts, beside = {} } = form;
	const most = new Map([[field, form.maximumBytes]]);
	for (const [name, { maximumBytes }] of Object.entries(beside)) most.set(name, maximumBytes);
	const receive = multer({
		storage: OWNER_ONLY_DISK,
		limits: {
			fileSize: Math.max(...most.values()),
			files: most.size,
			fields: 8,
			fieldSize: parts ? LONGEST_MAPPING : LONGEST_TEXT,
			// "a[100000000]" would become a list of that length.
			fieldNestingDepth: 0,
			parts: 8 + most.size,
			headerPairs: 20,
		},
	}).fields([...most.keys()].map((name) => ({ name, maxCount: 1 })));
	await new Promise<void>((resolve, reject) => {
		receive(req, res, (error: unknown) => (error ? reject(refusal(error, tooLarge)) : resolve()));
	});
	const sent = new Map(filesOf(req).map((file) => [file.fieldname, file]));
	if (!sent.has(field)) throw new ApiFailure("UPLOAD_MISSING", { field });
	for (const [name, { size }] of sent) if (size > (most.get(name) ?? 0)) throw new ApiFailure(tooLarge);
	const files = [...sent].map(([name, { path, originalname }]) => [
		name === field ? "file" : name,
		{ path, name: readable(originalname) },
	]);
	// Cast: the compiler cannot follow which fields this form has.
	return { ...Object.fromEntries(files), ...(parts && { mapping: mappingOf(parts.mapping, req) }) } as ReceivedForm<F>;
}

/** Deletes the files of a request, unless their handler has taken them over. */
export async function discardFiles(req: MedusaRequest): Promise<void> {
	for (const { path } of filesOf(req)) await rm(path, { force: true });
}

/** Leaves the files of a request to its handler, for work that goes on after the response. */
export function takeOverFiles(req: MedusaRequest): void {
	req.files = [];
}

function filesOf({ files = [] }: MedusaRequest): Express.Multer.File[] {
	return Object.values(files).flat();
}

/** Browsers send names as UTF-8, which the form parser reads as Latin-1. */
function readable(name: string): string {
	return Buffer.from(name, "latin1").toString("utf8").replaceAll(/\p{C}/gu, "");
}

function mappingOf<Schema extends z.ZodType>(schema: Schema, req: MedusaRequest): z.output<Schema> | undefined {
	const { mapping } = req.body as { mapping?: unknown };
	return mapping === undefined ? undefined : parse(schema, jsonOf(mapping));
}

function jsonOf(text: unknown): unknown {
	try {
		return JSON.parse(String(text));
	} catch {
		throw new ApiFailure("VALIDATION", { field: "mapping", message: "La correspondance n'est pas du JSON." });
	}
}

/** Temporary files that only the shop's own user reads; multer's own storage leaves their rights to the umask. */
const OWNER_ONLY_DISK: multer.StorageEngine = {
	_handleFile(_req, { stream }, done) {
		const path = join(tmpdir(), `upload-${randomUUID()}`);
		const target = createWriteStream(path, { flags: "wx", mode: 0o600 });
		pipeline(stream, target).then(
			() => done(null, { path, size: target.bytesWritten }),
			(error: unknown) => rm(path, { force: true }).then(() => done(error)),
		);
	},
	_removeFile(_req, { path }, done) {
		rm(path, { force: true }).then(() => done(null), done);
	},
};

/** A broken form is the sender's affair; a full disk is ours. */
function refusal(error: unknown, tooLarge: ErrorCode): unknown {
	if (error instanceof multer.MulterError)
		return new ApiFailure(error.code === "LIMIT_FILE_SIZE" ? tooLarge : "UPLOAD_MISSING");
	return error instanceof Error && "errno" in error ? error : new ApiFailure("UPLOAD_MISSING");
}
