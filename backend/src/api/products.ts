import { readFile } from "node:fs/promises";
import * as contract from "@confiserie/domain/contract/products";
import { serve } from "../http/operations/serve";
import { changeStock, createProduct, removeProduct, updateProduct } from "../modules/catalog/editing";
import { countAdminProducts, listAdminProducts, readAdminProduct, readUsualValues } from "../modules/catalog/products";
import { existing } from "../modules/foundations/failures";
import { saveImage } from "../uploads/save-image";

export default serve(contract, {
	listAdminProducts: ({ sql, query }) => listAdminProducts(sql, query),
	createProduct: ({ scope, caller, body }) => createProduct(scope, caller, body),
	searchAdminProducts: ({ sql, query }) => listAdminProducts(sql, query),
	readProductStats: ({ sql }) => countAdminProducts(sql),
	readUsualValues: ({ sql }) => readUsualValues(sql),
	uploadImage: async ({ scope, receive }) => {
		const { file } = await receive();
		return saveImage(scope, await readFile(file.path));
	},
	readAdminProduct: async ({ sql, params }) => {
		return existing(await readAdminProduct(sql, params.id), "PRODUCT_NOT_FOUND");
	},
	updateProduct: ({ scope, caller, params, body }) => updateProduct(scope, caller, params.id, body),
	removeProduct: ({ scope, caller, params }) => removeProduct(scope, caller, params.id),
	changeStock: ({ scope, caller, params, body }) => changeStock(scope, caller, params.id, body),
});
