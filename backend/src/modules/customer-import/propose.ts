import { CUSTOMER_IMPORT, type ProposedCustomerMapping } from "@confiserie/domain/contract/customer-import";
import { proposeColumns } from "@confiserie/domain/customer-import/sources";
import { headingsOf, readLines, samplesOf } from "../catalog/import";

/** How a file of customers could be read, from its headings and first lines. @throws UnreadableTable */
export async function proposeCustomerMapping(path: string): Promise<ProposedCustomerMapping> {
	const [header, ...lines] = await readLines(path, CUSTOMER_IMPORT.maximumLines);
	const headings = headingsOf(header?.texts ?? []);
	const rows = lines.slice(0, FIRST_LINES).map(({ texts }) => texts);
	const { source, columns } = proposeColumns(headings);
	return {
		source,
		columns: headings.map((heading, at) => ({
			heading,
			samples: samplesOf(rows, at),
			target: columns[at]?.target ?? null,
			isConsent: columns[at]?.isConsent ?? false,
		})),
	};
}

/** Lines that are looked at for samples. */
const FIRST_LINES = 50;
