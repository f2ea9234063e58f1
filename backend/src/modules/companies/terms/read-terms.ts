import { type CompanyTerms, NO_TERMS } from "@confiserie/domain/company/terms";
import { one, type Sql } from "../../../lib/database/sql";

/** Terms as they are stored; version 0 while nothing was granted. */
export interface TermsRow extends CompanyTerms {
	version: number;
}

/** What a company is granted. */
export async function readTerms(sql: Sql, companyId: string): Promise<TermsRow> {
	const row = await one<TermsRow>(
		sql,
		`select is_on_account, credit_limit_cents, is_invoiced_monthly, has_deposit, minimum_order_cents, shipping_option_ids, version
			from company_terms where company_id = ?`,
		[companyId],
	);
	return row ?? { ...NO_TERMS, version: 0 };
}
