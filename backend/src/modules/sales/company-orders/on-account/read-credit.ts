import { mayInCompany } from "@confiserie/domain/company/roles";
import { accountDueOn, availableCents } from "@confiserie/domain/company/terms";
import type { AdminCompanyTerms, CompanyCredit } from "@confiserie/domain/contract/company-terms";
import { dayOf } from "@confiserie/domain/day";
import { inEuros, toEuros } from "@confiserie/domain/money";
import type { Sql } from "../../../../lib/database/sql";
import { creditOf, readCompanyRow, readTerms, requireMembership } from "../../../companies/companies";
import { readSetting } from "../../../foundations/settings";

/** How the company of a customer may pay. @throws ApiFailure COMPANY_NOT_FOUND */
export async function readCredit(sql: Sql, customerId: string, now: Date): Promise<CompanyCredit> {
	const { companyId, role } = await requireMembership(sql, customerId);
	const [credit, terms] = await Promise.all([creditOf(sql, companyId, now), readTerms(sql, companyId)]);
	const isRead = mayInCompany(role, "terms.read");
	return {
		isOnAccount: terms.isOnAccount && mayInCompany(role, "order"),
		isBlocked: credit.isBlocked,
		available: toEuros(availableCents(credit)),
		creditLimit: isRead ? toEuros(terms.creditLimitCents) : null,
		outstanding: isRead ? toEuros(credit.outstandingCents) : null,
		minimumOrder: toEuros(terms.minimumOrderCents),
		dueOn: accountDueOn(dayOf(now)),
	};
}

/** The terms of a company as staff read them. @throws ApiFailure COMPANY_NOT_FOUND */
export async function readAdminTerms(sql: Sql, companyId: string, now: Date): Promise<AdminCompanyTerms> {
	await readCompanyRow(sql, companyId);
	const [credit, terms, shipping] = await Promise.all([
		creditOf(sql, companyId, now),
		readTerms(sql, companyId),
		readSetting(sql, "shipping"),
	]);
	return {
		...inEuros(terms),
		outstanding: toEuros(credit.outstandingCents),
		isBlocked: credit.isBlocked,
		options: shipping.options.map(({ id, name }) => ({ id, name })),
	};
}
