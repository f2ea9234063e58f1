import {
	downloadPriceList,
	type OrderFile,
	orderFileSchema,
	printPriceList,
	type QuickOrder,
	type QuickOrderRequest,
	quickOrderSchema,
} from "@confiserie/domain/contract/quick-order";
import { api, openFile } from "@/lib/api";
import { saveFile, sentName } from "@/lib/save-file";

/** POST /quick-order. */
export const callQuickOrder = (lines: QuickOrderRequest["lines"], signal?: AbortSignal): Promise<QuickOrder> =>
	api.post("/quick-order", { lines }, quickOrderSchema, signal && { signal });

/** POST /quick-order/file. */
export function callOrderFile(file: File): Promise<OrderFile> {
	const form = new FormData();
	form.append("file", file);
	return api.post("/quick-order/file", form, orderFileSchema);
}

/** GET /price-list.xlsx or .pdf, saved as a file. */
export async function savePriceList(type: "xlsx" | "pdf"): Promise<void> {
	const response = await openFile(type === "xlsx" ? downloadPriceList : printPriceList);
	saveFile(await response.blob(), sentName(response, `tarifs.${type}`));
}
