import { COMPANY_LIMITS } from "@confiserie/domain/company/spending";
import type { Business } from "@confiserie/domain/contract/business";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { generateEntityId } from "@medusajs/framework/utils";
import { shopTime } from "../../../lib/database/clock";
import { insert, inTransaction, lock, one, type Sql } from "../../../lib/database/sql";
import { deleteGroup, insertGroup, joinGroup, leaveGroup } from "../../../medusa/accounts/groups";
import { businessRow, forgetBusiness, readBusiness, storeBusiness } from "../../customers/accounts";
import { ApiFailure } from "../../foundations/failures";
import { lockCompany, type Membership, membershipOf, membersOf, readCompanyRow, requireInCompany } from "./company-row";
import { groupName, refuseAnotherIdentity, refuseRegistered, rewrite } from "./identity";
import { hasOpenOrders, withdrawOpenQuotes } from "./open-orders";

/**
 * Stores the company that a customer buys for. A customer without one founds it and becomes its manager; managers change its data,
 * apart from name and SIREN once it has ordered.
 * @throws ApiFailure COMPANY_ROLE_REFUSED, COMPANY_REGISTERED, COMPANY_IDENTITY_FIXED
 */
export function stateBusiness(pool: Knex, customerId: string, business: Business): Promise<void> {
	return inTransaction(pool, async (sql) => {
		await lockMembership(sql, customerId);
		const membership = await membershipOf(sql, customerId);
		if (!membership) {
			await refuseRegistered(sql, business);
			await storeBusiness(sql, customerId, business);
			await found(sql, customerId, business);
			return;
		}
		requireInCompany(membership, "sites.manage");
		await lockCompany(sql, membership.companyId);
		const known = await readCompanyRow(sql, membership.companyId);
		await refuseAnotherIdentity(sql, known, business);
		await rewrite(sql, known, business);
	});
}

/**
 * The customer buys for no company any more: they leave it, and one without members goes, unless orders name it.
 * @throws ApiFailure LAST_MANAGER for the only manager of others; whatever `replaceMember` throws
 */
export function leaveCompany(pool: Knex, customerId: string, handOver: HandOver): Promise<void> {
	return inTransaction(pool, async (sql) => {
		await lockMembership(sql, customerId);
		const membership = await membershipOf(sql, customerId);
		if (!membership) {
			await forgetBusiness(sql, customerId);
			return;
		}
		await lockCompany(sql, membership.companyId);
		await requireOtherManager(sql, membership);
		await replaceMember(sql, membership, handOver);
	});
}

/** The membership of an account that buys for a company; founds the company of one that an earlier release stored. */
export async function ensureMembership(pool: Knex, customerId: string): Promise<Membership | null> {
	const membership = await membershipOf(pool, customerId);
	if (membership || !(await readBusiness(pool, customerId))) return membership;
	return inTransaction(pool, async (sql) => {
		await lockMembership(sql, customerId);
		const business = await readBusiness(sql, customerId);
		if (business && !(await membershipOf(sql, customerId))) await found(sql, customerId, business);
		return membershipOf(sql, customerId);
	});
}

/** One change of a customer's membership after the other. Taken before the lock of a company. */
export const lockMembership = (sql: Knex.Transaction, customerId: string): Promise<void> =>
	lock(sql, "company-membership", customerId);

/** Makes a customer a member, under the company's lock; their account buys for it from now on. @throws ApiFailure COMPANY_LIMIT */
export async function addMember(sql: Sql, member: Omit<Membership, "joinedAt">, business: Business): Promise<void> {
	const { customerGroupId } = await readCompanyRow(sql, member.companyId);
	if ((await membersOf(sql, member.companyId)).length >= COMPANY_LIMITS.members) throw new ApiFailure("COMPANY_LIMIT");
	await insert(sql, "company_member", { ...member, joinedAt: shopTime() });
	await joinGroup(sql, customerGroupId, member.customerId);
	await storeBusiness(sql, member.customerId, business);
}

/**
 * Makes a customer of no company a buyer of one, with its data. @throws ApiFailure COMPANY_LIMIT, OTHER_COMPANY
 */
export function admitBuyer(pool: Knex, customerId: string, companyId: string, business: Business): Promise<void> {
	return inTransaction(pool, async (sql) => {
		await lockMembership(sql, customerId);
		if (await membershipOf(sql, customerId)) throw new ApiFailure("OTHER_COMPANY");
		await lockCompany(sql, companyId);
		await addMember(sql, { companyId, customerId, role: "BUYER", monthlyLimitCents: null }, business);
	});
}

/** Gives the open orders of a member to a colleague, in the transaction in which the member leaves. */
export type HandOver = (
	sql: Knex.Transaction,
	of: { companyId: string; from: string; to: string; actor: string },
) => Promise<void>;

/**
 * Takes a member out of their company; `by`, else the first of the members, takes over what the member leaves open. `actor` did it.
 * The last member of any role leaves no open orders behind, which would stay unpaid, and no open quotes. @throws ApiFailure LAST_MANAGER
 */
export async function replaceMember(
	sql: Knex.Transaction,
	member: Membership,
	handOver: HandOver,
	by?: string,
	actor = by ?? member.customerId,
): Promise<void> {
	const { companyId, customerId: from } = member;
	const [first] = (await membersOf(sql, companyId)).filter(({ customerId }) => customerId !== from);
	const to = by ?? first?.customerId;
	if (to) await handOver(sql, { companyId, from, to, actor });
	else if (await hasOpenOrders(sql, companyId)) throw new ApiFailure("LAST_MANAGER", { message: STILL_OPEN });
	else await withdrawOpenQuotes(sql, companyId);
	await dropMember(sql, member);
}

const STILL_OPEN = "L'entreprise a des commandes en cours ou à payer\u00a0: un autre gérant doit d'abord la rejoindre.";

/** Takes a member out of their company, which goes with its last member unless orders name it. */
async function dropMember(sql: Sql, { companyId, customerId }: Membership): Promise<void> {
	const { customerGroupId } = await readCompanyRow(sql, companyId);
	await sql("company_member").where({ customer_id: customerId }).delete();
	await withdrawInvitationsOf(sql, { companyId, customerId });
	await leaveGroup(sql, customerGroupId, customerId);
	await forgetBusiness(sql, customerId);
	if ((await membersOf(sql, companyId)).length > 0) return;
	await sql("company_invitation").where({ company_id: companyId }).delete();
	await returnLists(sql, companyId);
	if (await one(sql, "select 1 from order_book where company_id = ? limit 1", [companyId])) return;
	await sql("company").where({ id: companyId }).delete();
	await deleteGroup(sql, customerGroupId);
}

/** Withdraws the open invitations that a member sent: through them a former manager would come back. */
export async function withdrawInvitationsOf(
	sql: Sql,
	{ companyId, customerId }: Pick<Membership, "companyId" | "customerId">,
): Promise<void> {
	await sql("company_invitation").where({ company_id: companyId, invited_by: customerId }).delete();
}

/** Gives the lists that were shared with a company back to their owners, under another name where one has that name already. */
async function returnLists(sql: Sql, companyId: string): Promise<void> {
	await sql.raw(
		`update saved_list list set owner_kind = 'CUSTOMER', owner_id = shared_by, shared_by = null, name = case when exists (
				select 1 from saved_list own where own.owner_kind = 'CUSTOMER' and own.owner_id = list.shared_by
					and fold_text(own.name) = fold_text(list.name))
			then left(list.name, 40) || ' · ' || right(list.id, 8) else list.name end
		where owner_kind = 'COMPANY' and owner_id = ? and shared_by is not null`,
		[companyId],
	);
	await sql("saved_list").where({ owner_kind: "COMPANY", owner_id: companyId }).delete();
}

/** @throws ApiFailure LAST_MANAGER for the only manager of others, or of a company that remains */
export async function requireOtherManager(
	sql: Sql,
	{ companyId, customerId, role }: Membership,
	{ remains = false }: { remains?: boolean } = {},
): Promise<void> {
	if (role !== "MANAGER") return;
	const others = (await membersOf(sql, companyId)).filter((member) => member.customerId !== customerId);
	if (others.some((member) => member.role === "MANAGER")) return;
	if (remains || others.length > 0) throw new ApiFailure("LAST_MANAGER");
}

async function found(sql: Sql, customerId: string, business: Business): Promise<void> {
	const id = generateEntityId(undefined, "comp");
	const customerGroupId = await insertGroup(sql, groupName(id, business));
	const now = shopTime();
	await insert(sql, "company", { id, customerGroupId, ...businessRow(business), createdAt: now, updatedAt: now });
	const member = { companyId: id, customerId, role: "MANAGER", monthlyLimitCents: null } as const;
	await insert(sql, "company_member", { ...member, joinedAt: now });
	await joinGroup(sql, customerGroupId, customerId);
}
