import {
	type AdminProduct,
	type AdminProductPage,
	adminProductPageSchema,
	adminProductSchema,
	type StockFigures,
	stockFiguresSchema,
} from "@confiserie/domain/contract/admin-product";
import {
	type ImportMapping,
	type ProposedMapping,
	proposedMappingSchema,
} from "@confiserie/domain/contract/import-mapping";
import { type ProductImport, productImportSchema } from "@confiserie/domain/contract/product-import";
import {
	exportProducts,
	exportProductsAsWorkbook,
	readImportTemplate,
} from "@confiserie/domain/contract/product-imports";
import { api, openFile } from "@/lib/api";
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
	read: (id: string, signal?: AbortSignal): Promise<AdminProduct> =>
		api.get(pathOf(id), adminProductSchema, signal ? { signal } : {}),
	create: (input: object): Promise<AdminProduct> => api.post("/admin/products", input, adminProductSchema),
	update: (id: string, input: object): Promise<AdminProduct> => api.put(pathOf(id), input, adminProductSchema),
	remove: (id: string): Promise<void> => api.delete(pathOf(id)),
	changeStock: (id: string, stock: number, previousStock: number): Promise<StockFigures> =>
		api.patch(`${pathOf(id)}/stock`, stockFiguresSchema, { stock, previousStock }),
	proposeMapping: (file: File): Promise<ProposedMapping> =>
		api.post("/admin/products/import/mapping", formWith("file", file), proposedMappingSchema),
	startImport: (
		file: File,
		dryRun: boolean,
		{ mapping, images }: { mapping: ImportMapping | null; images: File | null },
	): Promise<ProductImport> => {
		const form = formWith("file", file);
		if (images) form.append("images", images);
		if (mapping) form.append("mapping", JSON.stringify(mapping));
		return api.post(`/admin/products/import?dryRun=${dryRun}`, form, productImportSchema);
	},
	readImport: (id: string): Promise<ProductImport> =>
		api.get(`/admin/products/import/${encodeURIComponent(id)}`, productImportSchema),
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

function pathOf(id: string): string {
	return `/admin/products/${encodeURIComponent(id)}`;
}
