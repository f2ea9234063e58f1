import { CUSTOMER_IMPORT, customerMappingSchema, proposedCustomerMappingSchema } from "./customer-import";
import { importProfileInputSchema, importProfileListSchema, importProfileSchema } from "./import-mapping";
import { operation } from "./operation";
import { PAST_ORDERS_MAXIMUM_BYTES, pastOrdersQuerySchema } from "./past-orders";
import { customerDetailSchema, customerNoteSchema, customerQuerySchema, personalDataSchema } from "./personal-data";
import { importQuerySchema, importRunPageSchema, importRunQuerySchema, importRunSchema } from "./product-import";
import { foundCustomersSchema } from "./staff-order";

const TABLE = { field: "file", type: "text/csv", maximumBytes: CUSTOMER_IMPORT.maximumBytes } as const;

export const searchCustomers = operation("GET /api/admin/customers", {
	access: { staff: "orders.read" },
	query: customerQuerySchema,
	answer: { 200: foundCustomersSchema },
});

export const importCustomers = operation("POST /api/admin/customers/import", {
	access: { staff: "customers.change" },
	query: importQuerySchema,
	form: { ...TABLE, parts: { mapping: customerMappingSchema } },
	answer: { 200: importRunSchema },
	errors: ["CSV_INVALID", "UPLOAD_MISSING", "FILE_TOO_LARGE"],
});

export const undoCustomerImport = operation("POST /api/admin/customers/import/:importId/undo", {
	access: { staff: "customers.change" },
	answer: { 200: importRunSchema },
	errors: ["IMPORT_NOT_FOUND", "IMPORT_RUNNING", "IMPORT_UNDONE", "IMPORT_USED"],
});

export const listCustomerImports = operation("GET /api/admin/customers/imports", {
	access: { staff: "customers.change" },
	query: importRunQuerySchema,
	answer: { 200: importRunPageSchema },
});

export const proposeCustomerMapping = operation("POST /api/admin/customers/import/mapping", {
	access: { staff: "customers.change" },
	form: TABLE,
	answer: { 200: proposedCustomerMappingSchema },
	errors: ["CSV_INVALID", "UPLOAD_MISSING", "FILE_TOO_LARGE"],
});

export const listCustomerImportMappings = operation("GET /api/admin/customers/import-mappings", {
	access: { staff: "customers.change" },
	answer: { 200: importProfileListSchema },
});

export const renameCustomerImportMapping = operation("PATCH /api/admin/customers/import-mappings/:id", {
	access: { staff: "customers.change" },
	body: importProfileInputSchema,
	answer: { 200: importProfileSchema },
	errors: ["IMPORT_MAPPING_NOT_FOUND"],
});

export const deleteCustomerImportMapping = operation("DELETE /api/admin/customers/import-mappings/:id", {
	access: { staff: "customers.change" },
	answer: { 204: "nothing" },
	errors: ["IMPORT_MAPPING_NOT_FOUND"],
});

export const importPastOrders = operation("POST /api/admin/past-orders", {
	access: { staff: "customers.change" },
	query: pastOrdersQuerySchema,
	form: { field: "file", type: "text/csv", maximumBytes: PAST_ORDERS_MAXIMUM_BYTES },
	answer: { 200: importRunSchema },
	errors: ["CSV_INVALID", "UPLOAD_MISSING", "FILE_TOO_LARGE"],
});

export const readCustomer = operation("GET /api/admin/customers/:id", {
	access: { staff: "orders.read" },
	answer: { 200: customerDetailSchema },
	errors: ["CUSTOMER_NOT_FOUND"],
});

export const noteCustomer = operation("PUT /api/admin/customers/:id/note", {
	access: { staff: "customers.change" },
	body: customerNoteSchema,
	answer: { 200: customerNoteSchema },
	errors: ["CUSTOMER_NOT_FOUND"],
});

export const exportCustomer = operation("GET /api/admin/customers/:id/data", {
	access: { staff: "customers.change" },
	answer: { 200: personalDataSchema },
	errors: ["CUSTOMER_NOT_FOUND"],
});

export const eraseCustomer = operation("POST /api/admin/customers/:id/erasure", {
	access: { staff: "customers.change" },
	answer: { 204: "nothing" },
	errors: ["CUSTOMER_NOT_FOUND", "ERASURE_UNDER_WAY", "ERASURE_OF_STAFF", "LAST_MANAGER"],
});
