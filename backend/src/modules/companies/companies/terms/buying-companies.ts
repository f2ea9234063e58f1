import { blockingUntil } from "@confiserie/domain/company/dunning";
import { availableCents } from "@confiserie/domain/company/terms";
import type { BuyingCompany } from "@confiserie/domain/contract/buyer";
import { dayOf } from "@confiserie/domain/day";
import { toEuros } from "@confiserie/domain/money";
import { rows, type Sql } from "../../../../lib/database/sql";
import { OPEN_INVOICES, OWING } from "./open-invoices";

interface CompanyFacts {
	id: string;
	name: string;
	isOnAccount: boolean;
	creditLimitCents: number;
	hasDeposit: boolean;
	minimumOrderCents: number;
	outstandingCents: number;
	isBlocked: boolean;
	sites: { name: string; street: string; postalCode: string }[];
}

/** Of an order, a quote or a customer; without an address it goes to no site. */
interface Bought {
	companyId: string | null;
	address?: { street: string; postalCode: string };
}

/** Companies as staff deal with them, for all rows of a page in one statement. */
export async function buyingCompaniesOf(
	sql: Sql,
	ids: readonly (string | null)[],
	now: Date,
): Promise<(bought: Bought) => BuyingCompany | null> {
	const found = await rows<CompanyFacts>(
		sql,
		`select company.id, company.company as name, coalesce(is_on_account, false) as is_on_account,
				coalesce(credit_limit_cents, 0) as credit_limit_cents, coalesce(has_deposit, false) as has_deposit,
				coalesce(minimum_order_cents, 0) as minimum_order_cents,
				(select coalesce(sum(book.balance_cents), 0)::float8 from order_book book
					where book.company_id = company.id and ${OWING}) as outstanding_cents,
				exists (select 1 from ${OPEN_INVOICES} where company_id = company.id and due_on <= ?) as is_blocked,
				(select coalesce(jsonb_agg(jsonb_build_object('name', site.name, 'street', site.street, 'postalCode', site.postal_code)
					order by site.id), '[]') from company_site site where site.company_id = company.id) as sites
			from company left join company_terms terms on terms.company_id = company.id where company.id = any(?)`,
		[blockingUntil(dayOf(now)), [...new Set(ids.flatMap((id) => id ?? []))]],
	);
	const companies = new Map(found.map((company) => [company.id, company]));
	return ({ companyId, address }) => {
		const company = companies.get(companyId ?? "");
		if (!company) return null;
		const { id, name, isOnAccount, creditLimitCents, hasDeposit, isBlocked, outstandingCents, sites } = company;
		const site = sites.find(
			({ street, postalCode }) => street === address?.street && postalCode === address?.postalCode,
		);
		return {
			...{ id, name, isOnAccount, hasDeposit, isBlocked },
			site: site?.name ?? null,
			creditLimit: toEuros(creditLimitCents),
			available: toEuros(availableCents({ terms: company, outstandingCents, isBlocked })),
			minimumOrder: toEuros(company.minimumOrderCents),
		};
	};
}
