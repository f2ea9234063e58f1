import { adminProductPageSchema } from "@confiserie/domain/contract/admin-product";
import {
	type Lot,
	type LotPage,
	type LotRemovalInput,
	lotPageSchema,
	lotSchema,
	type Recall,
	type RecallSent,
	type Receipt,
	type ReceiptInput,
	type ReceiptPage,
	recallSchema,
	recallSentSchema,
	receiptPageSchema,
	receiptSchema,
	type StockCount,
	type StockCountInput,
	type StockCountPage,
	stockCountPageSchema,
	stockCountSchema,
} from "@confiserie/domain/contract/lots";
import { readScan } from "@confiserie/domain/scan-code";
import { api } from "@/lib/api";

/** Key of everything about lots in the query cache. */
export const LOTS_KEY = ["admin", "lots"] as const;

const pathOf = (lotId: string) => `/admin/lots/${encodeURIComponent(lotId)}`;

/** A product that was found by a scan or a search. */
export interface FoundProduct {
	id: string;
	name: string;
	reference: string;
}

/** Products by name, reference or code; of a label in GS1 its GTIN counts, in the length that the shop stores. */
export async function findProducts(text: string): Promise<FoundProduct[]> {
	const { gtin } = readScan(text);
	const query = gtin ? gtin.replace(/^0{1,6}(?=\d{8})/, "") : text.trim();
	const found = await api.get("/admin/products/search", adminProductPageSchema, {
		query: { query, page: 0 },
	});
	return found.content.map(({ id, name, reference }) => ({ id, name, reference }));
}

/** GET /admin/receipts. */
export function callReceipts(query: { query: string; page: number }, signal: AbortSignal): Promise<ReceiptPage> {
	return api.get("/admin/receipts", receiptPageSchema, { query, signal });
}

/** POST /admin/receipts. */
export function callReceive(input: ReceiptInput): Promise<Receipt> {
	return api.post("/admin/receipts", input, receiptSchema);
}

/** GET /admin/lots. */
export function callLots(query: Record<string, string | number>, signal: AbortSignal): Promise<LotPage> {
	return api.get("/admin/lots", lotPageSchema, { query, signal });
}

/** POST /admin/lots/{id}/block. */
export function callBlock(lotId: string, input: { reason: string }): Promise<Lot> {
	return api.post(`${pathOf(lotId)}/block`, input, lotSchema);
}

/** POST /admin/lots/{id}/unblock. */
export function callUnblock(lotId: string, input: { reason: string }): Promise<Lot> {
	return api.post(`${pathOf(lotId)}/unblock`, input, lotSchema);
}

/** POST /admin/lots/{id}/removals. */
export function callRemove(lotId: string, input: LotRemovalInput): Promise<Lot> {
	return api.post(`${pathOf(lotId)}/removals`, input, lotSchema);
}

/** POST /admin/stock-counts. */
export function callCount(input: StockCountInput): Promise<StockCount> {
	return api.post("/admin/stock-counts", input, stockCountSchema);
}

/** GET /admin/stock-counts. */
export function callCounts({ page }: { page: number }, signal: AbortSignal): Promise<StockCountPage> {
	return api.get("/admin/stock-counts", stockCountPageSchema, { query: { page, size: 5 }, signal });
}

/** GET /admin/lots/{id}/recall. */
export function callRecall(lotId: string, signal: AbortSignal): Promise<Recall> {
	return api.get(`${pathOf(lotId)}/recall`, recallSchema, { signal });
}

/** POST /admin/lots/{id}/recall. */
export function callMailRecall(lotId: string, mail: { subject: string; text: string }): Promise<RecallSent> {
	return api.post(`${pathOf(lotId)}/recall`, mail, recallSentSchema);
}

/** GET /admin/lots/{id}/recall.csv. */
export async function fetchRecall(lotId: string): Promise<Blob> {
	return (await api.stream(`${pathOf(lotId)}/recall.csv`)).blob();
}
