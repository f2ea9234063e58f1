import {
	adminProductPageSchema,
	adminProductQuerySchema,
	adminProductSchema,
	adminProductSearchSchema,
	adminProductStatsSchema,
	IMAGE_MAXIMUM_BYTES,
	productInputSchema,
	stockFiguresSchema,
	stockInputSchema,
	uploadedImageSchema,
	usualValuesSchema,
} from "./admin-product";
import { newProductSchema } from "./new-product";
import { operation } from "./operation";

/** Refusals of a saved product, new or known. */
const SAVING = ["REFERENCE_TAKEN", "STOCK_CHANGED", "STOCK_RESERVED", "IMPORT_RUNNING"] as const;

export const listAdminProducts = operation("GET /api/admin/products", {
	access: { staff: "catalogue.read" },
	query: adminProductQuerySchema,
	answer: { 200: adminProductPageSchema },
});

export const createProduct = operation("POST /api/admin/products", {
	access: { staff: "catalogue.change" },
	body: newProductSchema,
	answer: { 201: adminProductSchema },
	errors: SAVING,
	invalid: "PRODUCT_INVALID",
});

export const searchAdminProducts = operation("GET /api/admin/products/search", {
	access: { staff: "catalogue.read" },
	query: adminProductSearchSchema,
	answer: { 200: adminProductPageSchema },
});

/** @public Programs ask for it; the back office does not. */
export const readProductStats = operation("GET /api/admin/products/stats", {
	access: { staff: "catalogue.read" },
	answer: { 200: adminProductStatsSchema },
});

export const readUsualValues = operation("GET /api/admin/products/usual-values", {
	access: { staff: "catalogue.read" },
	answer: { 200: usualValuesSchema },
});

export const uploadImage = operation("POST /api/admin/products/upload-image", {
	access: { staff: "catalogue.change" },
	form: { field: "image", type: "image/*", maximumBytes: IMAGE_MAXIMUM_BYTES, tooLarge: "IMAGE_TOO_LARGE" },
	answer: { 201: uploadedImageSchema },
	errors: ["UPLOAD_MISSING", "IMAGE_TOO_LARGE", "IMAGE_UNSUPPORTED"],
});

export const readAdminProduct = operation("GET /api/admin/products/:id", {
	access: { staff: "catalogue.read" },
	answer: { 200: adminProductSchema },
	errors: ["PRODUCT_NOT_FOUND"],
});

export const updateProduct = operation("PUT /api/admin/products/:id", {
	access: { staff: "catalogue.change" },
	body: productInputSchema,
	answer: { 200: adminProductSchema },
	errors: ["PRODUCT_NOT_FOUND", "PRODUCT_CHANGED", ...SAVING],
	invalid: "PRODUCT_INVALID",
});

export const removeProduct = operation("DELETE /api/admin/products/:id", {
	access: { staff: "catalogue.change" },
	answer: { 204: "nothing" },
	errors: ["PRODUCT_NOT_FOUND", "PRODUCT_IN_ORDERS", "IMPORT_RUNNING"],
});

export const changeStock = operation("PATCH /api/admin/products/:id/stock", {
	access: { staff: "stock.change" },
	body: stockInputSchema,
	answer: { 200: stockFiguresSchema },
	errors: ["PRODUCT_NOT_FOUND", "STOCK_CHANGED", "STOCK_RESERVED", "IMPORT_RUNNING"],
	invalid: "PRODUCT_INVALID",
});
