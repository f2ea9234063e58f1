import { type ProductBatchPreview, previewProductBatchSchema } from "@confiserie/domain/contract/product-batch";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { parseBody } from "../../../../../../http/parse";
import { previewProductBatch } from "../../../../../../modules/catalog/editing";

/** POST /api/admin/products/batches/preview: what a batch would do; nothing is written. */
export async function POST(req: MedusaRequest, res: MedusaResponse<ProductBatchPreview>): Promise<void> {
	const asked = parseBody(previewProductBatchSchema, req);
	res.json(await previewProductBatch(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), asked));
}
