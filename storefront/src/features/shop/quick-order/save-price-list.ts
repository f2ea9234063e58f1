import { downloadPriceList, printPriceList } from "@confiserie/domain/contract/quick-order";
import { cutOff, openFile } from "@/lib/api";
import { saveFile, sentName } from "@/lib/save-file";

/** GET /price-list.xlsx or .pdf, saved as a file. */
export async function savePriceList(type: "xlsx" | "pdf"): Promise<void> {
	const response = await openFile(type === "xlsx" ? downloadPriceList : printPriceList);
	saveFile(await response.blob().catch(cutOff), sentName(response, `tarifs.${type}`));
}
