import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { inTransaction, rows } from "../../../lib/database/sql";
import { deleteGroup } from "../../../medusa/accounts/groups";

/**
 * Deletes invitations that ran out, and companies without members once none of their orders names a company any more.
 * Returns how many of both.
 */
export function forgetLeftOvers(pool: Knex, now: Date): Promise<number> {
	return inTransaction(pool, async (sql) => {
		const invitations = await sql("company_invitation").where("expires_at", "<", now).delete();
		const companies = await rows<{ id: string; customerGroupId: string }>(
			sql,
			`select id, customer_group_id from company
				where not exists (select 1 from company_member where company_id = company.id) and not exists (
					select 1 from order_book where company_id = company.id and order_book.company is not null)
				order by id for update`,
		);
		for (const { id, customerGroupId } of companies) {
			await sql("order_book").where({ company_id: id }).update({ company_id: null });
			await sql("company").where({ id }).delete();
			await deleteGroup(sql, customerGroupId);
		}
		return invitations + companies.length;
	});
}
