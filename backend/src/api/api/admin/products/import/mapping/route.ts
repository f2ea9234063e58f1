import { rm } from "node:fs/promises";
import type { ProposedMapping } from "@confiserie/domain/contract/import-mapping";
import { IMPORT_MAXIMUM_BYTES } from "@confiserie/domain/contract/product-import";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { findProfile, proposeMapping, readHeadings, UnreadableTable } from "../../../../../../modules/catalog/import";
import { ApiFailure } from "../../../../../../modules/failures";
import { receiveFile } from "../../../../../../uploads/receive-file";

/**
 * POST /api/admin/products/import/mapping, multipart field `file` -> how it could be read: the software that it comes from,
 * its columns with samples and what each could become, or the mapping saved for its headings. Writes nothing.
 */
export async function POST(req: MedusaRequest, res: MedusaResponse<ProposedMapping>): Promise<void> {
	const { path } = await receiveFile(req, res, {
		field: "file",
		maximumBytes: IMPORT_MAXIMUM_BYTES,
		tooLarge: "FILE_TOO_LARGE",
		to: "disk",
	});
	try {
		const { headings, rows } = await readHeadings(path);
		const database: Knex = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
		res.json(proposeMapping(headings, rows, await findProfile(database, headings)));
	} catch (error) {
		if (!(error instanceof UnreadableTable)) throw error;
		const { message } = error;
		throw new ApiFailure("CSV_INVALID", { message, field: "file", errors: [{ field: "file", message }] });
	} finally {
		await rm(path, { force: true });
	}
}
