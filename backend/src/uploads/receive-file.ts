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

/** One file of a multipart form: in memory, or in a temporary file that the caller removes. */
interface Reception {
	field: string;
	maximumBytes: number;
	tooLarge: ErrorCode;
	/** Where it goes: the sender's own name is used nowhere. */
	to: "memory" | "disk";
	/** Most bytes of each text beside the file. */
	longestText?: number;
}

/**
 * Takes the one file that a request carries. Throws `tooLarge`, and UPLOAD_MISSING for anything that is no form with that
 * file. To be called after the gate has let the request pass.
 */
export async function receiveFile<Body>(
	req: MedusaRequest,
	res: MedusaResponse<Body>,
	{ field, maximumBytes, tooLarge, to, longestText = 1024 }: Reception,
): Promise<Express.Multer.File> {
	const receive = multer({
		storage: to === "memory" ? multer.memoryStorage() : OWNER_ONLY_DISK,
		limits: { fileSize: maximumBytes, files: 1, fields: 8, fieldSize: longestText, parts: 9, headerPairs: 20 },
	}).single(field);
	const file = await new Promise<Express.Multer.File | undefined>((resolve, reject) => {
		receive(req, res, (error: unknown) => (error ? reject(refusal(error, tooLarge)) : resolve(req.file)));
	});
	if (!file) throw new ApiFailure("UPLOAD_MISSING", { field });
	return file;
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
