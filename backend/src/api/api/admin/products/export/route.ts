import { pipeline } from "node:stream/promises";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { beginProductExport } from "../../../../../http/begin-product-export";
import { exportCatalogue } from "../../../../../modules/catalog/import";

/** GET /api/admin/products/export -> produits-date.csv, streamed. Source: accounts spec §7. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	await pipeline(exportCatalogue(await beginProductExport(req, res, "csv")), res);
}
