import {
	type AdminProduct,
	type AdminProductPage,
	adminProductQuerySchema,
} from "@confiserie/domain/contract/admin-product";
import { newProductSchema } from "@confiserie/domain/contract/new-product";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { callerOf } from "../../../../http/caller";
import { parseQuery } from "../../../../http/parse";
import { createProduct } from "../../../../modules/catalog/editing";
import { listAdminProducts } from "../../../../modules/catalog/products";
import { parseProduct } from "./parse-product";

/** GET /api/admin/products: a page of all products, drafts included. Source: accounts spec §7. */
export async function GET(req: MedusaRequest, res: MedusaResponse<AdminProductPage>): Promise<void> {
	const query = parseQuery(adminProductQuerySchema, req);
	res.json(await listAdminProducts(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), query));
}

/** POST /api/admin/products -> 201 with the product. Source: accounts spec §7, §8 "Products". */
export async function POST(req: MedusaRequest, res: MedusaResponse<AdminProduct>): Promise<void> {
	const input = parseProduct(newProductSchema, req);
	res.status(201).json(await createProduct(req.scope, callerOf(req), input));
}
