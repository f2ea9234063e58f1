import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { inTransaction, one, rows, type Sql } from "../../../lib/database/sql";
import { lockPerson } from "../../../medusa/accounts/erasure";
import { SIGN_INS } from "../../../medusa/accounts/identities";
import { CUSTOMERS_EVER } from "../../../medusa/accounts/people";
import type { ImportJob } from "../../catalog/import";
import { forgetAccountInAudit } from "../../foundations/audit";
import { lockCheckouts } from "../../sales/checkout";
import { forgetAccount } from "./forget-account";

/** What customers do with an account, and what staff does for them: tables with their id. */
const USES = [
	...["account_basket", "account_note", "account_allergens", "order_book", "sales_quote", "quote_inquiry"],
	...["buyer_review", "commercial_code", "deposit_permission", "stock_hold_alert"],
];
const hasRow = (table: string, column: string, id: string) => `exists (select 1 from ${table} where ${column} = ${id})`;

/** SQL: whether an account was used since an import opened it. A password, or a sign-in of another kind, is a use. */
const IS_USED = `(${[...USES, `${SIGN_INS} sign_in`].map((table) => hasRow(table, "customer_id", "account.reference")).join(" or ")}
	or ${hasRow("saved_list", "owner_kind = 'CUSTOMER' and owner_id", "account.reference")})`;

/** SQL: whether a company has more than what its import gave it. */
const IS_COMPANY_USED = `(${["order_book", "company_terms", "company_pricing", "company_site", "company_invitation"]
	.map((table) => hasRow(table, "company_id", "member.company_id"))
	.join(" or ")} or exists (select 1 from company where id = member.company_id and note <> '')
	or exists (select 1 from company_member colleague where colleague.company_id = member.company_id and not exists (
		select 1 from import_undo other where other.reference = colleague.customer_id
			and other.import_id = account.import_id)))`;

interface Imported {
	customerId: string;
	email: string;
	companyId: string | null;
	isUsed: boolean;
}

/**
 * Removes the accounts that an import opened and that were not used since, with the companies that it founded for them alone. A company
 * stays whole: one use of it, or of one of its members, leaves all of them. Returns the e-mails of those who stay.
 */
export async function removeImported(job: ImportJob): Promise<string[]> {
	const { sql: pool, run } = job;
	const imported = await rows<Imported>(
		pool,
		// The manager of a company comes last, so that no colleague is named one in between.
		`select account.reference as customer_id, person.email, member.company_id,
				${IS_USED} or (member.company_id is not null and ${IS_COMPANY_USED}) as is_used
			from import_undo account join ${CUSTOMERS_EVER} person on person.id = account.reference
			left join company_member member on member.customer_id = account.reference
			where account.import_id = ? order by coalesce(member.role = 'MANAGER', false), person.id`,
		[run.id],
	);
	const usedCompanies = new Set(imported.filter(({ isUsed }) => isUsed).map(({ companyId }) => companyId));
	const left: string[] = [];
	for (const { customerId, email, companyId, isUsed } of imported) {
		const stays = isUsed || (companyId !== null && usedCompanies.has(companyId));
		if (stays || !(await remove(pool, customerId))) left.push(email);
		else await job.forget(pool, [customerId]);
	}
	return left.sort();
}

/** @returns false for an account that was used meanwhile */
function remove(pool: Knex, customerId: string): Promise<boolean> {
	return inTransaction(pool, async (sql) => {
		// No order is placed meanwhile, and no password chosen.
		await lockCheckouts(sql, customerId);
		const person = await lockPerson(sql, customerId);
		if (!person) return true;
		if (person.isAdministrator || (await isUsed(sql, customerId))) return false;
		await sql("mail_outbox").where({ recipient: person.email, template: "account-invitation" }).delete();
		await forgetAccountInAudit(sql, customerId);
		await forgetAccount(sql, person);
		return true;
	});
}

async function isUsed(sql: Sql, customerId: string): Promise<boolean> {
	const used = `select 1 from import_undo account where account.reference = ? and ${IS_USED}`;
	return (await one(sql, used, [customerId])) !== undefined;
}
