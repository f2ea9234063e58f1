import type { ProposedMapping } from "@confiserie/domain/contract/import-mapping";
import { IMPORT_MAXIMUM_BYTES } from "@confiserie/domain/contract/product-import";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { withUploadedTable } from "../../../../../../http/with-uploaded-table";
import { findProfile, proposeMapping, readHeadings } from "../../../../../../modules/catalog/import";

/**
 * POST /api/admin/products/import/mapping, multipart field `file` -> how it could be read: the software that it comes from,
 * its columns with samples and what each could become, or the mapping saved for its headings. Writes nothing.
 */
export async function POST(req: MedusaRequest, res: MedusaResponse<ProposedMapping>): Promise<void> {
	const proposed = await withUploadedTable(req, res, { maximumBytes: IMPORT_MAXIMUM_BYTES }, async (path) => {
		const { headings, rows } = await readHeadings(path);
		const database: Knex = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
		return proposeMapping(headings, rows, await findProfile(database, "products", headings));
	});
	res.json(proposed);
}
