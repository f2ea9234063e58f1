import { COMPANY_ROLES, type CompanyPermission, mayInCompany } from "@confiserie/domain/company/roles";
import type { companyMemberUpdateSchema } from "@confiserie/domain/contract/companies";
import { toCents, toEuros } from "@confiserie/domain/money";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { z } from "@medusajs/framework/zod";
import { inTransaction } from "../../../lib/database/sql";
import { customerOfId } from "../../../medusa/accounts/people";
import { ApiFailure } from "../../foundations/failures";
import { lockCompany, type Membership, membershipOf } from "./company-row";
import { auditMembers, type MemberManager, managedCompany } from "./member-manager";
import {
	type HandOver,
	lockMembership,
	replaceMember,
	requireOtherManager,
	withdrawInvitationsOf,
} from "./state-business";

/**
 * Gives a member another role and limit, from the next call on. A member who no longer manages members loses the invitations that they sent.
 * @throws ApiFailure COMPANY_NOT_FOUND, COMPANY_ROLE_REFUSED, COMPANY_UNKNOWN, COLLEAGUE_NOT_FOUND, LAST_MANAGER
 */
export function changeColleague(
	pool: Knex,
	manager: MemberManager,
	memberId: string,
	{ role, monthlyLimit }: z.output<typeof companyMemberUpdateSchema>,
): Promise<void> {
	return inTransaction(pool, async (sql) => {
		const member = await lockColleague(sql, manager, memberId, "members.manage");
		if (role !== "MANAGER") await requireOtherManager(sql, member, { remains: true });
		const monthlyLimitCents = monthlyLimit === null ? null : toCents(monthlyLimit);
		await sql("company_member")
			.where({ customer_id: memberId })
			.update({ role, monthly_limit_cents: monthlyLimitCents });
		if (!mayInCompany(role, "members.manage")) await withdrawInvitationsOf(sql, member);
		const to = memberWords({ role, monthlyLimitCents });
		await auditMembers(sql, manager, "company.member-changed", {
			member: { from: null, to: await emailOf(sql, memberId) },
			role: { from: memberWords(member), to },
		});
	});
}

/**
 * Takes a member out, or lets one leave. Their orders stay the company's: a colleague takes over those that are open, and a manager remains.
 * @throws ApiFailure as `changeColleague`
 */
export function removeColleague(
	pool: Knex,
	manager: MemberManager,
	memberId: string,
	handOver: HandOver,
): Promise<void> {
	return inTransaction(pool, async (sql) => {
		const isStaff = "staff" in manager;
		const isSelf = !isStaff && memberId === manager.customerId;
		const member = await lockColleague(sql, manager, memberId, isSelf ? undefined : "members.manage");
		await requireOtherManager(sql, member, { remains: isStaff });
		await auditMembers(sql, manager, "company.member-removed", {
			member: { from: await emailOf(sql, memberId), to: null },
		});
		const actor = isStaff ? manager.staff.customerId : manager.customerId;
		await replaceMember(sql, member, handOver, isStaff || isSelf ? undefined : manager.customerId, actor);
	});
}

/** The member of the caller's own company, under the locks of both; another company's is not found. */
async function lockColleague(
	sql: Knex.Transaction,
	manager: MemberManager,
	memberId: string,
	permission: CompanyPermission | undefined,
): Promise<Membership> {
	const companyId = await managedCompany(sql, manager, permission);
	await lockMembership(sql, memberId);
	await lockCompany(sql, companyId);
	// The caller's own role may have changed while this waited.
	await managedCompany(sql, manager, permission);
	const member = await membershipOf(sql, memberId);
	if (member?.companyId !== companyId) throw new ApiFailure("COLLEAGUE_NOT_FOUND");
	return member;
}

async function emailOf(sql: Knex.Transaction, customerId: string): Promise<string> {
	return (await customerOfId(sql, customerId))?.email ?? "";
}

function memberWords({ role, monthlyLimitCents }: Pick<Membership, "role" | "monthlyLimitCents">): string {
	const { label } = COMPANY_ROLES[role];
	return monthlyLimitCents === null ? label : `${label}, ${toEuros(monthlyLimitCents)}\u00a0€ par mois`;
}
