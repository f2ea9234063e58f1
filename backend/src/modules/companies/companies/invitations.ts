import { COMPANY_ROLES, type CompanyRole } from "@confiserie/domain/company/roles";
import { COMPANY_LIMITS } from "@confiserie/domain/company/spending";
import type { Company, CompanyOffer, companyInviteSchema } from "@confiserie/domain/contract/companies";
import { normaliseEmail } from "@confiserie/domain/customers/email";
import { toCents, toEuros } from "@confiserie/domain/money";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { generateEntityId } from "@medusajs/framework/utils";
import type { z } from "@medusajs/framework/zod";
import { shopTime } from "../../../lib/database/clock";
import { insert, inTransaction, one, rows, type Sql } from "../../../lib/database/sql";
import { hashOfToken, newToken } from "../../../lib/mailed-token";
import { accountOfEmail } from "../../../medusa/accounts/people";
import { businessOf } from "../../customers/accounts";
import { noted } from "../../foundations/audit";
import { ApiFailure } from "../../foundations/failures";
import { queueMail } from "../../foundations/mail";
import { lockCompany, membershipOf, membersOf, readCompanyRow } from "./company-row";
import { auditMembers, type MemberManager, managedCompany } from "./member-manager";
import { addMember, lockMembership } from "./state-business";

interface InvitationRow {
	id: string;
	companyId: string;
	email: string;
	role: CompanyRole;
	monthlyLimitCents: number | null;
	invitedBy: string;
	expiresAt: Date;
}

/**
 * Mails a link that lets the account of the address into the company, in place of an earlier one. Its secret is stored as a hash.
 * @throws ApiFailure COMPANY_NOT_FOUND, COMPANY_ROLE_REFUSED, COMPANY_UNKNOWN, COLLEAGUE_ALREADY, COMPANY_LIMIT
 */
export function inviteColleague(
	pool: Knex,
	manager: MemberManager,
	{ email, role, monthlyLimit }: z.output<typeof companyInviteSchema>,
): Promise<void> {
	return inTransaction(pool, async (sql) => {
		const companyId = await managedCompany(sql, manager, "members.manage");
		await lockCompany(sql, companyId);
		// A manager who was removed while this waited invites no one any more.
		await managedCompany(sql, manager, "members.manage");
		const { company } = await readCompanyRow(sql, companyId);
		const account = await accountOfEmail(sql, email);
		if (account && (await membershipOf(sql, account.id))?.companyId === companyId)
			throw new ApiFailure("COLLEAGUE_ALREADY", { field: "email" });
		await sql("company_invitation").where({ company_id: companyId, email }).delete();
		const open = await openInvitations(sql, companyId);
		const members = await membersOf(sql, companyId);
		if (open.length >= COMPANY_LIMITS.invitations || members.length >= COMPANY_LIMITS.members)
			throw new ApiFailure("COMPANY_LIMIT");
		const token = newToken();
		const now = shopTime();
		await insert(sql, "company_invitation", {
			id: generateEntityId(undefined, "cinv"),
			companyId,
			email,
			role,
			monthlyLimitCents: monthlyLimit === null ? null : toCents(monthlyLimit),
			tokenHash: hashOfToken(token),
			invitedBy: "staff" in manager ? manager.staff.customerId : manager.customerId,
			createdAt: now,
			expiresAt: new Date(now.getTime() + COMPANY_LIMITS.invitationDays * 86_400_000),
		});
		await queueMail(sql, {
			key: `company-invitation:${generateEntityId(undefined, "mail")}`,
			to: email,
			template: "company-invitation",
			data: {
				invitedBy: "staff" in manager ? "Notre équipe" : manager.email,
				company,
				role: COMPANY_ROLES[role].label,
				path: `/entreprise/invitation?token=${token}`,
			},
		});
		await auditMembers(
			sql,
			manager,
			"company.member-invited",
			noted({ member: `${email}, ${COMPANY_ROLES[role].label}` }),
		);
	});
}

/** @throws ApiFailure COMPANY_NOT_FOUND, COMPANY_ROLE_REFUSED, COMPANY_UNKNOWN, INVITATION_NOT_FOUND */
export function withdrawColleagueInvitation(pool: Knex, manager: MemberManager, id: string): Promise<void> {
	return inTransaction(pool, async (sql) => {
		const companyId = await managedCompany(sql, manager, "members.manage");
		const deleted = await one<{ email: string }>(
			sql,
			"delete from company_invitation where company_id = ? and id = ? returning email",
			[companyId, id],
		);
		if (!deleted) throw new ApiFailure("INVITATION_NOT_FOUND");
		await auditMembers(sql, manager, "company.invitation-withdrawn", { member: { from: deleted.email, to: null } });
	});
}

/** What the link of an invitation offers. @throws ApiFailure COMPANY_INVITATION_REFUSED */
export async function readOffer(sql: Sql, token: string): Promise<CompanyOffer> {
	const { companyId, email, role } = await findOpen(sql, token);
	const { company } = await readCompanyRow(sql, companyId);
	return { company, email, role };
}

/**
 * Uses an invitation up: the account of its address becomes a member. Of two uses one wins.
 * @throws ApiFailure COMPANY_INVITATION_REFUSED, INVITATION_FOR_OTHER, OTHER_COMPANY, COMPANY_LIMIT
 */
export function joinCompany(pool: Knex, caller: { customerId: string; email: string }, token: string): Promise<void> {
	return inTransaction(pool, async (sql) => {
		await lockMembership(sql, caller.customerId);
		const { id, companyId, email, role, monthlyLimitCents } = await findOpen(sql, token);
		if (normaliseEmail(caller.email) !== email) throw new ApiFailure("INVITATION_FOR_OTHER");
		const known = await membershipOf(sql, caller.customerId);
		if (known && known.companyId !== companyId) throw new ApiFailure("OTHER_COMPANY");
		await lockCompany(sql, companyId);
		const used = await sql("company_invitation").where({ id }).delete();
		if (used === 0) throw new ApiFailure("COMPANY_INVITATION_REFUSED");
		if (known) return;
		const business = businessOf(await readCompanyRow(sql, companyId));
		if (!business) throw new Error("A company without a name.");
		await addMember(sql, { companyId, customerId: caller.customerId, role, monthlyLimitCents }, business);
	});
}

/** Invitations of a company that wait for their answer, the latest first. */
export async function listOpenInvitations(sql: Sql, companyId: string): Promise<Company["invitations"]> {
	return (await openInvitations(sql, companyId)).map(({ id, email, role, monthlyLimitCents, expiresAt }) => ({
		id,
		email,
		role,
		monthlyLimit: monthlyLimitCents === null ? null : toEuros(monthlyLimitCents),
		expiresAt: expiresAt.toISOString(),
	}));
}

function openInvitations(sql: Sql, companyId: string): Promise<InvitationRow[]> {
	return rows<InvitationRow>(
		sql,
		"select * from company_invitation where company_id = ? and expires_at > ? order by created_at desc, id",
		[companyId, shopTime()],
	);
}

async function findOpen(sql: Sql, token: string): Promise<InvitationRow> {
	const found = await one<InvitationRow>(
		sql,
		"select * from company_invitation where token_hash = ? and expires_at > ?",
		[hashOfToken(token), shopTime()],
	);
	if (!found) throw new ApiFailure("COMPANY_INVITATION_REFUSED");
	return found;
}
