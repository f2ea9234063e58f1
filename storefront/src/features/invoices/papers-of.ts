import {
	downloadAnyPaper,
	downloadFollowedPaper,
	downloadPaper,
	listFollowedPapers,
	listOrderPapers,
	listPapers,
	type PaperList,
} from "@confiserie/domain/contract/invoices";
import { call, fetchFile } from "@/lib/api";

/** Where the invoices and credit notes of an order are read, oldest first, and each as PDF. */
export interface PapersOf {
	/** Begins as the keys that a change of the order invalidates: "order" or "admin". */
	queryKey: readonly string[];
	list: (signal: AbortSignal) => Promise<PaperList>;
	file: (number: string) => Promise<Blob>;
}

export const customersPapers = (id: string): PapersOf => ({
	queryKey: ["order", listPapers.key, id],
	list: (signal) => call(listPapers, { params: { id }, signal }),
	file: (number) => fetchFile(downloadPaper, { params: { id, number } }),
});
/** Of a customer without an account, by the key of the order's mails. */
export const guestsPapers = (key: string): PapersOf => ({
	queryKey: ["order", listFollowedPapers.key, key],
	list: (signal) => call(listFollowedPapers, { params: { key }, signal }),
	file: (number) => fetchFile(downloadFollowedPaper, { params: { key, number } }),
});
/** Any paper, by the staff. */
export const staffsPaper: PapersOf["file"] = (number) => fetchFile(downloadAnyPaper, { params: { number } });
export const staffsPapers = (id: string): PapersOf => ({
	queryKey: ["admin", listOrderPapers.key, id],
	list: (signal) => call(listOrderPapers, { params: { id }, signal }),
	file: staffsPaper,
});
