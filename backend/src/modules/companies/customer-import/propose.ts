import { CUSTOMER_IMPORT, type ProposedCustomerMapping } from "@confiserie/domain/contract/customer-import";
import { proposeColumns } from "@confiserie/domain/customer-import/sources";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { findProfile, headingsOf, readLines, samplesOf } from "../../catalog/import";

/**
 * How a file of customers could be read, from its headings and first lines, or the mapping saved for its headings.
 * @throws RefusedFile
 */
export async function proposeCustomerMapping(pool: Knex, path: string): Promise<ProposedCustomerMapping> {
	const [header, ...lines] = await readLines(path, CUSTOMER_IMPORT.maximumLines);
	const headings = headingsOf(header?.texts ?? []);
	const rows = lines.slice(0, FIRST_LINES).map(({ texts }) => texts);
	const { source, columns } = proposeColumns(headings);
	const saved = await findProfile(pool, "customers", headings);
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
