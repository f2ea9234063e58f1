import {
	CUSTOMER_IMPORT,
	type CustomerMapping,
	type ProposedCustomerMapping,
} from "@confiserie/domain/contract/customer-import";
import { proposeColumns } from "@confiserie/domain/customer-import/sources";
import { headingsOf, readLines, samplesOf } from "../../catalog/import";

/** The headings of a file of customers and its first lines. @throws RefusedFile */
export async function readCustomerHeadings(path: string): Promise<{ headings: string[]; rows: string[][] }> {
	const [header, ...lines] = await readLines(path, CUSTOMER_IMPORT.maximumLines);
	return { headings: headingsOf(header?.texts ?? []), rows: lines.slice(0, FIRST_LINES).map(({ texts }) => texts) };
}

/** How a file of customers could be read, from its headings and first lines, or the mapping saved for its headings. */
export function proposeCustomerMapping(
	headings: readonly string[],
	rows: readonly (readonly string[])[],
	saved?: CustomerMapping,
): ProposedCustomerMapping {
	const { source, columns } = proposeColumns(headings);
	return {
		source,
		columns: headings.map((heading, at) => ({
			heading,
			samples: samplesOf(rows, at),
			target: (saved ?? { columns }).columns[at]?.target ?? null,
			isConsent: columns[at]?.isConsent ?? false,
		})),
		profile: saved?.profile ?? null,
	};
}

/** Lines that are looked at for samples. */
const FIRST_LINES = 50;
