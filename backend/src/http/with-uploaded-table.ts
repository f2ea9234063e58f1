import { rm } from "node:fs/promises";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { RefusedFile } from "../modules/catalog/import";
import { ApiFailure } from "../modules/failures";
import { receiveFile } from "../uploads/receive-file";

interface TableForm {
	maximumBytes: number;
	/** Most bytes of a text part beside the file. */
	longestText?: number;
}

/**
 * Receives the table in the form field `file`, and deletes it after `use`.
 * @throws ApiFailure CSV_INVALID for a file that is no table, UPLOAD_MISSING, FILE_TOO_LARGE
 */
export async function withUploadedTable<Result, Body>(
	req: MedusaRequest,
	res: MedusaResponse<Body>,
	form: TableForm,
	use: (path: string) => Promise<Result>,
): Promise<Result> {
	const { path } = await receiveFile(req, res, { ...form, field: "file", tooLarge: "FILE_TOO_LARGE", to: "disk" });
	try {
		return await use(path);
	} catch (error) {
		if (!(error instanceof RefusedFile)) throw error;
		const { message } = error;
		throw new ApiFailure("CSV_INVALID", { message, field: "file", errors: [{ field: "file", message }] });
	} finally {
		await rm(path, { force: true });
	}
}
