import { type PaperList, paperListSchema } from "@confiserie/domain/contract/invoices";
import { api } from "@/lib/api";

/** Where the papers of an order are read: their list, and under which path each is a file. */
export interface PapersPath {
	/** What they are read again with: how the keys of the query cache begin that a change of the order invalidates. */
	screen: "order" | "admin";
	list: string;
	files: string;
}

const beside = (order: string): PapersPath => ({ screen: "order", list: `${order}/papers`, files: `${order}/papers` });

export const customersPapers = (orderNumber: string) => beside(`/orders/${encodeURIComponent(orderNumber)}`);
/** Of a customer without an account, by the key of the order's mails. */
export const guestsPapers = (followKey: string) => beside(`/followed-orders/${encodeURIComponent(followKey)}`);
export const staffsPapers = (orderNumber: string): PapersPath => ({
	...beside(`/admin/orders/${encodeURIComponent(orderNumber)}`),
	screen: "admin",
	files: "/admin/papers",
});

/** The papers of an order, oldest first. */
export function callPapers({ list }: PapersPath, signal: AbortSignal): Promise<PaperList> {
	return api.get(list, paperListSchema, { signal });
}

/** The PDF of a paper. */
export async function fetchPaper({ files }: Pick<PapersPath, "files">, number: string): Promise<Blob> {
	return (await api.stream(`${files}/${encodeURIComponent(number)}`)).blob();
}

/** The PDF of what goes with an order's goods, or with those of a shipment: "shipments/1/delivery-note". */
export async function fetchGoodsPaper(
	what: "delivery-note" | "picking-list" | `shipments/${number}/${string}`,
	orderNumber: string,
): Promise<Blob> {
	return (await api.stream(`/admin/orders/${encodeURIComponent(orderNumber)}/${what}`)).blob();
}
