import { type AdminProduct, productInputSchema } from "@confiserie/domain/contract/admin-product";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { callerOf } from "../../../../../http/caller";
import { removeProduct, updateProduct } from "../../../../../modules/catalog/editing";
import { readAdminProduct } from "../../../../../modules/catalog/products";
import { ApiFailure } from "../../../../../modules/failures";
import { parseProduct } from "../parse-product";

/** GET /api/admin/products/{id}: every field, with the version that PUT wants back. Source: accounts spec §7. */
export async function GET(req: MedusaRequest, res: MedusaResponse<AdminProduct>): Promise<void> {
	const product = await readAdminProduct(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), idOf(req));
	if (!product) throw new ApiFailure("PRODUCT_NOT_FOUND");
	res.json(product);
}

/** PUT /api/admin/products/{id} -> the product as it is now. Source: accounts spec §7, §8 "Products". */
export async function PUT(req: MedusaRequest, res: MedusaResponse<AdminProduct>): Promise<void> {
	const input = parseProduct(productInputSchema, req);
	res.json(await updateProduct(req.scope, callerOf(req), idOf(req), input));
}

/** DELETE /api/admin/products/{id} -> 204. Source: accounts spec §7, §8 "409 on delete". */
export async function DELETE(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	await removeProduct(req.scope, callerOf(req), idOf(req));
	res.status(204).end();
}

function idOf(req: MedusaRequest): string {
	return req.params.id ?? "";
}
