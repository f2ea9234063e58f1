import { type CompanyTerms, NO_TERMS } from "@confiserie/domain/company/terms";
import { columnsOf, one, type Sql } from "../../../../lib/database/sql";

/** Terms as they are stored; version 0 while nothing was granted. */
type TermsRow = CompanyTerms & { version: number };

const COLUMNS = columnsOf([...Object.keys(NO_TERMS), "version"]);

/** The terms that a company is granted. */
export async function readTerms(sql: Sql, companyId: string): Promise<TermsRow> {
	const row = await one<TermsRow>(sql, `select ${COLUMNS} from company_terms where company_id = ?`, [companyId]);
	return row ?? { ...NO_TERMS, version: 0 };
}
