import type { OrderFile } from "@confiserie/domain/contract/quick-order";
import { QUICK_ORDER, readOrderRows } from "@confiserie/domain/quick-order/read-lines";
import { readTable, UnreadableTable } from "../catalog/import";
import { ApiFailure } from "../failures";

/** The lines that a customer's file asks for. @throws ApiFailure CSV_INVALID */
export async function readOrderFile(path: string): Promise<OrderFile> {
	const rows = await readTable(path).catch((error: unknown) => {
		throw error instanceof UnreadableTable ? refusal(error.message) : error;
	});
	const lines = readOrderRows(rows);
	const { maximumLines } = QUICK_ORDER;
	if (lines.length === 0) throw refusal("Ce fichier ne demande rien\u00a0: aucune ligne n'a de quantité.");
	if (lines.length > maximumLines)
		throw refusal(`Ce fichier a ${lines.length} lignes à commander, pour ${maximumLines} au plus. Partagez-le.`);
	return { lines };
}

const refusal = (message: string) => new ApiFailure("CSV_INVALID", { field: "file", message });
