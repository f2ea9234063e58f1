import type { OrderFile } from "@confiserie/domain/contract/quick-order";
import { type EnteredLine, orderRowReader, QUICK_ORDER } from "@confiserie/domain/quick-order/read-lines";
import { RefusedFile, tableRows } from "../catalog/import";
import { ApiFailure } from "../failures";

/** The lines that a customer's file asks for. @throws ApiFailure CSV_INVALID */
export async function readOrderFile(path: string): Promise<OrderFile> {
	const lines: EnteredLine[] = [];
	const read = orderRowReader();
	try {
		for await (const row of tableRows(path)) lines.push(...read(row));
	} catch (error) {
		throw error instanceof RefusedFile ? refusal(error.message) : error;
	}
	const { maximumLines } = QUICK_ORDER;
	if (lines.length === 0) throw refusal("Ce fichier ne demande rien\u00a0: aucune ligne n'a de quantité.");
	if (lines.length > maximumLines)
		throw refusal(`Ce fichier a ${lines.length} lignes à commander, pour ${maximumLines} au plus. Partagez-le.`);
	return { lines };
}

const refusal = (message: string) => new ApiFailure("CSV_INVALID", { field: "file", message });
