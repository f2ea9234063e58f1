import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { inTransaction, one, rows } from "../../../lib/database/sql";
import { eachApart } from "../../../lib/each-apart";
import { deleteGroup } from "../../../medusa/accounts/groups";

/** A condition on a company: it has no members, and none of its orders names it any more. */
const IS_LEFT_OVER = `not exists (select 1 from company_member where company_id = company.id) and not exists (
	select 1 from order_book where company_id = company.id and order_book.company is not null)`;

/**
 * Deletes invitations that ran out, and companies without members once none of their orders names a company any more.
 * @returns how many of both @throws the failures, once all other companies are gone
 */
export async function forgetLeftOvers(pool: Knex, now: Date): Promise<number> {
	let forgotten = await pool("company_invitation").where("expires_at", "<", now).delete();
	const companies = await rows<{ id: string }>(pool, `select id from company where ${IS_LEFT_OVER} order by id`);
	await eachApart(
		companies,
		({ id }) => id,
		async ({ id }) => {
			if (await inTransaction(pool, (sql) => forgetCompany(sql, id))) forgotten += 1;
		},
	);
	return forgotten;
}

async function forgetCompany(sql: Knex.Transaction, id: string): Promise<boolean> {
	const company = await one<{ customerGroupId: string }>(
		sql,
		`select customer_group_id from company where id = ? and ${IS_LEFT_OVER} for update`,
		[id],
	);
	if (!company) return false;
	await sql("order_book").where({ company_id: id }).update({ company_id: null });
	await sql("company").where({ id }).delete();
	await deleteGroup(sql, company.customerGroupId);
	return true;
}
