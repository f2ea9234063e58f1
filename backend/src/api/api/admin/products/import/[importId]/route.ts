import type { ProductImport } from "@confiserie/domain/contract/product-import";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { PRODUCT_IMPORT_MODULE, type ProductImportService } from "../../../../../../modules/catalog/import";
import { ApiFailure } from "../../../../../../modules/failures";

/** GET /api/admin/products/import/{importId}: the current state of an import, whatever its outcome. */
export async function GET(req: MedusaRequest, res: MedusaResponse<ProductImport>): Promise<void> {
	const imports = req.scope.resolve<ProductImportService>(PRODUCT_IMPORT_MODULE);
	const job = await imports.find(req.params.importId ?? "");
	if (!job) throw new ApiFailure("IMPORT_NOT_FOUND");
	res.json(job);
}
