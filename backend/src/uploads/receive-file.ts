import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { ErrorCode } from "@confiserie/domain/contract/error";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import multer from "multer";
import { ApiFailure } from "../modules/failures";

/** A file of a multipart form: in memory, or in a temporary file that the caller removes. */
interface Reception {
	field: string;
	/** Of a second file, which a request may carry. */
	optionalField?: string;
	/** Of each. */
	maximumBytes: number;
	tooLarge: ErrorCode;
	/** Where it goes: the sender's own name is used nowhere. */
	to: "memory" | "disk";
	/** Most bytes of each text beside the file. */
	longestText?: number;
}

/**
 * Takes the file that a request carries. Throws `tooLarge`, and UPLOAD_MISSING for anything that is no form with that
 * file. To be called after the gate has let the request pass.
 */
export async function receiveFile<Body>(
	req: MedusaRequest,
	res: MedusaResponse<Body>,
	reception: Reception,
): Promise<Express.Multer.File> {
	return (await receiveFiles(req, res, reception)).file;
}

/** The same with the second file. */
export async function receiveFiles<Body>(
	req: MedusaRequest,
	res: MedusaResponse<Body>,
	{ field, optionalField, maximumBytes, tooLarge, to, longestText = 1024 }: Reception,
): Promise<{ file: Express.Multer.File; optional: Express.Multer.File | undefined }> {
	const names = optionalField === undefined ? [field] : [field, optionalField];
	const receive = multer({
		storage: to === "memory" ? multer.memoryStorage() : OWNER_ONLY_DISK,
		limits: {
			fileSize: maximumBytes,
			files: names.length,
			fields: 8,
			fieldSize: longestText,
			// "a[100000000]" would become a list of that length.
			fieldNestingDepth: 0,
			parts: 8 + names.length,
			headerPairs: 20,
		},
	}).fields(names.map((name) => ({ name, maxCount: 1 })));
	await new Promise<void>((resolve, reject) => {
		receive(req, res, (error: unknown) => (error ? reject(refusal(error, tooLarge)) : resolve()));
	});
	const files = (req.files ?? {}) as Record<string, Express.Multer.File[]>;
	const file = files[field]?.[0];
	const optional = files[optionalField ?? ""]?.[0];
	if (!file) {
		if (optional?.path) await rm(optional.path, { force: true });
		throw new ApiFailure("UPLOAD_MISSING", { field });
	}
	return { file, optional };
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
