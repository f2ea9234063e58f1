import {
	importMappingSchema,
	importProfileInputSchema,
	importProfileListSchema,
	importProfileSchema,
	proposedMappingSchema,
} from "./import-mapping";
import { CSV_FILE, operation } from "./operation";
import {
	IMPORT_IMAGES_MAXIMUM_BYTES,
	IMPORT_MAXIMUM_BYTES,
	importQuerySchema,
	importRunPageSchema,
	importRunQuerySchema,
	importRunSchema,
} from "./product-import";

const WORKBOOK = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
const TABLE = { field: "file", type: "text/csv", maximumBytes: IMPORT_MAXIMUM_BYTES } as const;

export const exportProducts = operation("GET /api/admin/products/export", {
	access: { staff: "catalogue.read" },
	...CSV_FILE,
});

export const exportProductsAsWorkbook = operation("GET /api/admin/products/export.xlsx", {
	access: { staff: "catalogue.read" },
	answer: { 200: { file: WORKBOOK } },
	sends: ["Content-Disposition"],
});

export const readImportTemplate = operation("GET /api/admin/products/import-template.xlsx", {
	access: { staff: "catalogue.read" },
	answer: { 200: { file: WORKBOOK } },
	sends: ["Content-Disposition"],
});

export const importProducts = operation("POST /api/admin/products/import", {
	access: { staff: "catalogue.change" },
	query: importQuerySchema,
	form: {
		...TABLE,
		parts: { mapping: importMappingSchema },
		beside: { images: { type: "application/zip", maximumBytes: IMPORT_IMAGES_MAXIMUM_BYTES } },
	},
	answer: { 200: importRunSchema, 202: importRunSchema },
	errors: ["CSV_INVALID", "UPLOAD_MISSING", "FILE_TOO_LARGE", "IMPORT_RUNNING"],
});

export const proposeImportMapping = operation("POST /api/admin/products/import/mapping", {
	access: { staff: "catalogue.change" },
	form: TABLE,
	answer: { 200: proposedMappingSchema },
	errors: ["CSV_INVALID", "UPLOAD_MISSING", "FILE_TOO_LARGE"],
});

export const listImportMappings = operation("GET /api/admin/products/import-mappings", {
	access: { staff: "catalogue.read" },
	answer: { 200: importProfileListSchema },
});

export const renameImportMapping = operation("PATCH /api/admin/products/import-mappings/:id", {
	access: { staff: "catalogue.change" },
	body: importProfileInputSchema,
	answer: { 200: importProfileSchema },
	errors: ["IMPORT_MAPPING_NOT_FOUND"],
});

export const deleteImportMapping = operation("DELETE /api/admin/products/import-mappings/:id", {
	access: { staff: "catalogue.change" },
	answer: { 204: "nothing" },
	errors: ["IMPORT_MAPPING_NOT_FOUND"],
});

export const listProductImports = operation("GET /api/admin/products/imports", {
	access: { staff: "catalogue.change" },
	query: importRunQuerySchema,
	answer: { 200: importRunPageSchema },
});

export const undoProductImport = operation("POST /api/admin/products/import/:importId/undo", {
	access: { staff: "catalogue.change" },
	answer: { 200: importRunSchema, 202: importRunSchema },
	errors: ["IMPORT_NOT_FOUND", "IMPORT_RUNNING", "IMPORT_UNDONE", "IMPORT_USED"],
});

export const readImport = operation("GET /api/admin/products/import/:importId", {
	access: { staff: "catalogue.read" },
	answer: { 200: importRunSchema },
	errors: ["IMPORT_NOT_FOUND"],
});
