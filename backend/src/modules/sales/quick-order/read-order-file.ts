import type { OrderFile } from "@confiserie/domain/contract/quick-order";
import { orderTableReader, QUICK_ORDER } from "@confiserie/domain/quick-order/read-lines";
import { RefusedFile, tableRows } from "../../catalog/import";
import { ApiFailure } from "../../foundations/failures";

/** The lines that a customer's file asks for. @throws ApiFailure CSV_INVALID */
export async function readOrderFile(path: string): Promise<OrderFile> {
	const reader = orderTableReader();
	try {
		for await (const row of tableRows(path)) reader.read(row);
	} catch (error) {
		throw error instanceof RefusedFile ? refusal(error.message) : error;
	}
	const { refusal: fault, ...table } = reader.result();
	const { lines } = table;
	const { maximumLines } = QUICK_ORDER;
	if (fault) throw refusal(fault);
	if (lines.length === 0) throw refusal("Ce fichier ne demande rien\u00a0: aucune ligne n'a de quantité.");
	if (lines.length > maximumLines)
		throw refusal(`Ce fichier a ${lines.length} lignes à commander, pour ${maximumLines} au plus. Partagez-le.`);
	return table;
}

const refusal = (message: string) => new ApiFailure("CSV_INVALID", { field: "file", message });
