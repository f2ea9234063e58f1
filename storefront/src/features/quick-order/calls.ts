import {
	type OrderFile,
	orderFileSchema,
	type QuickOrder,
	type QuickOrderRequest,
	quickOrderSchema,
} from "@confiserie/domain/contract/quick-order";
import { api } from "@/lib/api";
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
	const response = await api.stream(`/price-list.${type}`);
	saveFile(await response.blob(), sentName(response, `tarifs.${type}`));
}
