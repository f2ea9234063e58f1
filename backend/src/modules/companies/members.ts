import type { CompanyPermission } from "@confiserie/domain/company/roles";
import type { companyMemberUpdateSchema } from "@confiserie/domain/contract/company";
import { toCents } from "@confiserie/domain/money";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { z } from "@medusajs/framework/zod";
import { inTransaction } from "../../lib/database/sql";
import { ApiFailure } from "../failures";
import { lockCompany, type Membership, membershipOf, requireMembership } from "./company-row";
import { dropMember, lockMembership, requireOtherManager } from "./state-business";

/**
 * Gives a member another role and limit, from the next call on.
 * @throws ApiFailure COMPANY_NOT_FOUND, COMPANY_ROLE_REFUSED, COLLEAGUE_NOT_FOUND, LAST_MANAGER
 */
export function changeColleague(
	pool: Knex,
	customerId: string,
	memberId: string,
	{ role, monthlyLimit }: z.output<typeof companyMemberUpdateSchema>,
): Promise<void> {
	return inTransaction(pool, async (sql) => {
		const member = await lockColleague(sql, customerId, memberId, "members.manage");
		if (role !== "MANAGER") await requireOtherManager(sql, member);
		await sql("company_member")
			.where({ customer_id: memberId })
			.update({ role, monthly_limit_cents: monthlyLimit === null ? null : toCents(monthlyLimit) });
	});
}

/**
 * Takes a member out; who is no manager may leave so themselves. Their orders stay the company's.
 * @throws ApiFailure as `changeColleague`
 */
export function removeColleague(pool: Knex, customerId: string, memberId: string): Promise<void> {
	return inTransaction(pool, async (sql) => {
		const member = await lockColleague(
			sql,
			customerId,
			memberId,
			memberId === customerId ? undefined : "members.manage",
		);
		await requireOtherManager(sql, member);
		await dropMember(sql, member);
	});
}

/** The member of the caller's own company, under the locks of both; another company's is not found. */
async function lockColleague(
	sql: Knex.Transaction,
	customerId: string,
	memberId: string,
	permission: CompanyPermission | undefined,
): Promise<Membership> {
	const { companyId } = await requireMembership(sql, customerId, permission);
	await lockMembership(sql, memberId);
	await lockCompany(sql, companyId);
	// The caller's own role may have changed while this waited.
	await requireMembership(sql, customerId, permission);
	const member = await membershipOf(sql, memberId);
	if (member?.companyId !== companyId) throw new ApiFailure("COLLEAGUE_NOT_FOUND");
	return member;
}
