import { exportOrders } from "@confiserie/domain/contract/admin-orders";
import { cutOff, openFile } from "@/lib/api";
import { type NamedFile, sentName } from "@/lib/save-file";
import { filterQuery, type OrderListState } from "./list-state";

const LINE_END = 0x0a;

/**
 * GET /admin/orders/export: the CSV of what the list shows, with how far it has come, from 0 to 1. Source: accounts spec §7
 * "CSV export of orders".
 */
export async function fetchExport(state: OrderListState, onProgress: (share: number) => void): Promise<NamedFile> {
	const response = await openFile(exportOrders, { query: { ...filterQuery(state), sort: state.sort } });
	const total = Number(response.headers.get("x-total-count") ?? 0);
	const pieces: BlobPart[] = [];
	let lines = 0;
	for (const reader = response.body?.getReader(); reader; ) {
		const { done, value } = await reader.read().catch(cutOff);
		if (done) break;
		pieces.push(value);
		lines += value.reduce((count, byte) => (byte === LINE_END ? count + 1 : count), 0);
		// The head is a line too, and a delivery note may hold some of its own.
		onProgress(total === 0 ? 1 : Math.min(1, Math.max(0, lines - 1) / total));
	}
	return {
		name: sentName(response, "commandes.csv"),
		content: new Blob(pieces, { type: "text/csv;charset=utf-8" }),
	};
}
