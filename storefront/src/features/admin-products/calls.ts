import {
	type AdminProduct,
	type AdminProductPage,
	adminProductPageSchema,
	type StockFigures,
} from "@confiserie/domain/contract/admin-product";
import type { ImportMapping, ProposedMapping } from "@confiserie/domain/contract/import-mapping";
import type { ProductImport } from "@confiserie/domain/contract/product-import";
import {
	exportProducts,
	exportProductsAsWorkbook,
	importProducts,
	proposeImportMapping,
	readImport,
	readImportTemplate,
} from "@confiserie/domain/contract/product-imports";
import {
	changeStock,
	createProduct,
	readAdminProduct,
	removeProduct,
	updateProduct,
} from "@confiserie/domain/contract/products";
import type { z } from "zod";
import { api, call, openFile } from "@/lib/api";
import { type NamedFile, sentName } from "@/lib/save-file";
import { formWith } from "@/lib/upload-image";
import { type ProductListState, queryOf } from "./list-state";

/** Calls of the product screens. Source: accounts spec §7 "Admin products". */
export const calls = {
	/** With 2 or more characters the search, else the list. */
	list: (state: ProductListState, signal?: AbortSignal): Promise<AdminProductPage> => {
		const query = queryOf(state);
		const path = query.query ? "/admin/products/search" : "/admin/products";
		return api.get(path, adminProductPageSchema, { query, ...(signal ? { signal } : {}) });
	},
	read: (id: string, signal?: AbortSignal): Promise<AdminProduct> => call(readAdminProduct, { params: { id }, signal }),
	// A form's fields are typed by codec, not one by one: the server parses them.
	create: (input: object): Promise<AdminProduct> =>
		call(createProduct, { body: input as z.input<typeof createProduct.body> }),
	update: (id: string, input: object): Promise<AdminProduct> =>
		call(updateProduct, { params: { id }, body: input as z.input<typeof updateProduct.body> }),
	remove: (id: string): Promise<void> => call(removeProduct, { params: { id } }),
	changeStock: (id: string, stock: number, previousStock: number): Promise<StockFigures> =>
		call(changeStock, { params: { id }, body: { stock, previousStock } }),
	proposeMapping: (file: File): Promise<ProposedMapping> =>
		call(proposeImportMapping, { form: formWith("file", file) }),
	startImport: (
		file: File,
		dryRun: boolean,
		{ mapping, images }: { mapping: ImportMapping | null; images: File | null },
	): Promise<ProductImport> => {
		const form = formWith("file", file);
		if (images) form.append("images", images);
		if (mapping) form.append("mapping", JSON.stringify(mapping));
		return call(importProducts, { query: { dryRun: dryRun ? "true" : "false" }, form });
	},
	readImport: (id: string): Promise<ProductImport> => call(readImport, { params: { importId: id } }),
	/** A workbook with every column and no product. */
	template: async (): Promise<NamedFile> => {
		const response = await openFile(readImportTemplate);
		return { name: sentName(response, "modele-produits.xlsx"), content: await response.blob() };
	},
	/** The whole catalogue, under the name that the server gives it. */
	export: async (format: "csv" | "xlsx"): Promise<NamedFile> => {
		const response = await openFile(format === "csv" ? exportProducts : exportProductsAsWorkbook);
		return { name: sentName(response, `produits.${format}`), content: await response.blob() };
	},
};

/** Keys of the query cache. */
export const productKeys = {
	all: ["admin", "products"] as const,
	lists: ["admin", "products", "list"] as const,
	list: (state: ProductListState) => ["admin", "products", "list", state] as const,
	one: (id: string) => ["admin", "products", "one", id] as const,
};
