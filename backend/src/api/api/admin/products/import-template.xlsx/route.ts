import { createReadStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { sendAsFile } from "../../../../../http/begin-product-export";
import { exportTemplate } from "../../../../../modules/catalog/import";

/** GET /api/admin/products/import-template.xlsx -> modele-produits.xlsx: a workbook with the columns and no product. */
export async function GET(_: MedusaRequest, res: MedusaResponse): Promise<void> {
	const folder = await mkdtemp(join(tmpdir(), "export-"));
	try {
		const path = join(folder, "template.xlsx");
		await exportTemplate(path);
		sendAsFile(res, "modele-produits", "xlsx");
		await pipeline(createReadStream(path), res);
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}
