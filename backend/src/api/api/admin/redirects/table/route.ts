import { redirectRows } from "@confiserie/domain/content/redirects";
import { REDIRECT_TABLE_MAXIMUM_BYTES, type RedirectTable } from "@confiserie/domain/contract/content";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { withUploadedTable } from "../../../../../http/with-uploaded-table";
import { readTable } from "../../../../../modules/catalog/import";

/** POST /api/admin/redirects/table, multipart field `file`: the redirects of a CSV or XLSX file. Writes nothing. */
export async function POST(req: MedusaRequest, res: MedusaResponse<RedirectTable>): Promise<void> {
	const form = { maximumBytes: REDIRECT_TABLE_MAXIMUM_BYTES };
	res.json(redirectRows(await withUploadedTable(req, res, form, readTable)));
}
