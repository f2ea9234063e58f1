import { blockingUntil } from "@confiserie/domain/company/dunning";
import type { CreditFacts } from "@confiserie/domain/company/terms";
import { dayOf } from "@confiserie/domain/day";
import { one, type Sql } from "../../lib/database/sql";
import { OPEN_CENTS, OPEN_INVOICES, OWING } from "./open-invoices";
import { readTerms } from "./read-terms";

/** What decides whether a company may order on account. Read under `lockCompany` wherever it decides. */
export async function creditOf(sql: Sql, companyId: string, now: Date): Promise<CreditFacts> {
	const owed = await one<{ cents: number }>(
		sql,
		`select coalesce(sum(${OPEN_CENTS}), 0)::float8 as cents from order_book book where company_id = ? and ${OWING}`,
		[companyId],
	);
	const late = await one(sql, `select 1 from ${OPEN_INVOICES} where company_id = ? and due_on <= ? limit 1`, [
		companyId,
		blockingUntil(dayOf(now)),
	]);
	return {
		terms: await readTerms(sql, companyId),
		outstandingCents: owed?.cents ?? 0,
		isBlocked: late !== undefined,
	};
}
