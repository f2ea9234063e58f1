import type { AdminCompanyPage, AdminCompanyQuery } from "@confiserie/domain/contract/admin-companies";
import { toEuros } from "@confiserie/domain/money";
import { searchedWords } from "@confiserie/domain/orders/order-search";
import { isSold } from "@confiserie/domain/orders/order-status";
import { containing } from "../../../../lib/database/containing";
import { searchable } from "../../../../lib/database/folded";
import { isoRows, type Sql } from "../../../../lib/database/sql";
import { statusIn } from "../../../foundations/order-status";

/** A page of the companies whose name and numbers have every word that was typed, by name. */
export async function listCompanies(
	sql: Sql,
	{ query, page, size }: AdminCompanyQuery,
	now: Date,
): Promise<AdminCompanyPage> {
	const found = await isoRows<AdminCompanyPage["content"][number]>(
		sql,
		`select listed.id, listed.company, listed.registration, listed.created_at,
				(select count(*)::int from company_member where company_id = listed.id) as members,
				(select count(*)::int from order_book where company_id = listed.id and ${statusIn(isSold)}) as orders,
				(select coalesce(sum(turnover_cents), 0)::float8 from order_book where company_id = listed.id
					and created_at >= ?::timestamptz - interval '12 months') as revenue
			from (select * from company
				where ${searchable("company || ' ' || registration || ' ' || vat_number")} like all (?::text[])
				order by fold_text(company), id limit ? offset ?) listed
			order by fold_text(listed.company), listed.id`,
		[now, searchedWords(query).map(containing), size + 1, page * size],
	);
	return {
		content: found.slice(0, size).map((listed) => ({ ...listed, revenue: toEuros(listed.revenue) })),
		last: found.length <= size,
	};
}
