import { COMPANY_ROLES, mayInCompany } from "@confiserie/domain/company/roles";
import type { CompanyMember, OwnCompany } from "@confiserie/domain/contract/companies";
import { toEuros } from "@confiserie/domain/money";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { oneNumber, rows, type Sql } from "../../../lib/database/sql";
import { CUSTOMERS } from "../../../medusa/accounts/people";
import { businessOf } from "../../customers/accounts";
import { type Membership, membersOf, readCompanyRow } from "./company-row";
import { listOpenInvitations } from "./invitations";
import { openWorkOf } from "./open-orders";
import { sitesOf } from "./sites";
import { spendingOf } from "./spending";
import { ensureMembership } from "./state-business";

/** The company of a customer, as their role shows it; null for a customer who buys for none. */
export async function readOwnCompany(pool: Knex, customerId: string, now: Date): Promise<OwnCompany> {
	const membership = await ensureMembership(pool, customerId);
	if (!membership) return { company: null };
	const { companyId, role, monthlyLimitCents } = membership;
	const row = await readCompanyRow(pool, companyId);
	const business = businessOf(row);
	if (!business) throw new Error("A company without a name.");
	const may = (permission: Parameters<typeof mayInCompany>[1]) => mayInCompany(role, permission);
	const [{ spentCents }, sites, members, invitations, waiting] = await Promise.all([
		spendingOf(pool, membership, now),
		sitesOf(pool, companyId),
		may("members.read") ? readMembers(pool, companyId, now, customerId) : [],
		may("members.manage") ? listOpenInvitations(pool, companyId) : [],
		may("approve") ? countWaiting(pool, companyId, customerId) : 0,
	]);
	return {
		company: {
			id: companyId,
			...business,
			role,
			permissions: [...COMPANY_ROLES[role].may],
			monthlyLimit: euros(monthlyLimitCents),
			spent: toEuros(spentCents),
			sites,
			members,
			invitations,
			waiting,
		},
	};
}

/** Members of a company with what each spent this month. */
export async function readMembers(sql: Sql, companyId: string, now: Date, you?: string): Promise<CompanyMember[]> {
	const members = await membersOf(sql, companyId);
	const ids = members.map(({ customerId }) => customerId);
	const openWork = await openWorkOf(sql, companyId, ids, now);
	const people = new Map(
		(
			await rows<{ id: string; email: string | null; firstName: string | null; lastName: string | null }>(
				sql,
				`select * from ${CUSTOMERS} person where id = any(?)`,
				[ids],
			)
		).map((person) => [person.id, person]),
	);
	return Promise.all(
		members.map(async (member) => {
			const person = people.get(member.customerId);
			const { spentCents } = await spendingOf(sql, member, now);
			return {
				id: member.customerId,
				email: person?.email ?? "",
				firstName: person?.firstName ?? "",
				lastName: person?.lastName ?? "",
				role: member.role,
				monthlyLimit: euros(member.monthlyLimitCents),
				spent: toEuros(spentCents),
				isYou: member.customerId === you,
				joinedAt: member.joinedAt.toISOString(),
				...openWork(member.customerId),
			};
		}),
	);
}

/** Orders of colleagues that wait for an approval. */
function countWaiting(sql: Sql, companyId: string, customerId: string): Promise<number> {
	return oneNumber(
		sql,
		`select count(*)::int from order_book
			where company_id = ? and approval = 'WAITING' and status = 'PENDING' and customer_id <> ?`,
		[companyId, customerId],
	);
}

const euros = (cents: Membership["monthlyLimitCents"]): number | null => (cents === null ? null : toEuros(cents));
