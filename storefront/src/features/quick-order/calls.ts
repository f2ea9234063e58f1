import {
	checkQuickOrder,
	downloadPriceList,
	type OrderFile,
	printPriceList,
	type QuickOrder,
	type QuickOrderRequest,
	readOrderFile,
} from "@confiserie/domain/contract/quick-order";
import { call, openFile } from "@/lib/api";
import { saveFile, sentName } from "@/lib/save-file";

/** POST /quick-order. */
export const callQuickOrder = (lines: QuickOrderRequest["lines"], signal?: AbortSignal): Promise<QuickOrder> =>
	call(checkQuickOrder, { body: { lines }, signal });

/** POST /quick-order/file. */
export function callOrderFile(file: File): Promise<OrderFile> {
	const form = new FormData();
	form.append("file", file);
	return call(readOrderFile, { form });
}

/** GET /price-list.xlsx or .pdf, saved as a file. */
export async function savePriceList(type: "xlsx" | "pdf"): Promise<void> {
	const response = await openFile(type === "xlsx" ? downloadPriceList : printPriceList);
	saveFile(await response.blob(), sentName(response, `tarifs.${type}`));
}
