import type { Sql } from "../../../../lib/database/sql";
import { readSeller } from "../../../documents/invoicing";
import { readStatement } from "./read-statement";
import { statementPdf } from "./statement-pdf";

/** What a company owes at a moment, as PDF with its name. @throws ApiFailure COMPANY_NOT_FOUND */
export async function readStatementPdf(
	sql: Sql,
	companyId: string,
	now: Date,
): Promise<{ name: string; bytes: Buffer }> {
	const [statement, seller] = await Promise.all([readStatement(sql, companyId, now), readSeller(sql)]);
	return { name: `releve-${statement.asOf}`, bytes: await statementPdf(statement, seller) };
}
