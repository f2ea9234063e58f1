import {
	exportProducts,
	exportProductsAsWorkbook,
	readImportTemplate,
} from "@confiserie/domain/contract/product-imports";
import { cutOff, openFile } from "@/lib/api";
import { type NamedFile, sentName } from "@/lib/save-file";

/** A workbook with every column and no product. */
export async function fetchTemplate(): Promise<NamedFile> {
	const response = await openFile(readImportTemplate);
	return { name: sentName(response, "modele-produits.xlsx"), content: await response.blob().catch(cutOff) };
}

/** The whole catalogue, under the name that the server gives it. */
export async function fetchCatalogue(format: "csv" | "xlsx"): Promise<NamedFile> {
	const response = await openFile(format === "csv" ? exportProducts : exportProductsAsWorkbook);
	return { name: sentName(response, `produits.${format}`), content: await response.blob().catch(cutOff) };
}
