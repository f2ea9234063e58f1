import { createReadStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { beginProductExport } from "../../../../../http/begin-product-export";
import { exportWorkbook } from "../../../../../modules/catalog/import";

/** GET /api/admin/products/export.xlsx -> produits-date.xlsx: the same catalogue as a workbook. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	const folder = await mkdtemp(join(tmpdir(), "export-"));
	try {
		const path = join(folder, "products.xlsx");
		await exportWorkbook(await beginProductExport(req, res, "xlsx"), path);
		await pipeline(createReadStream(path), res);
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}
