import { sirenOf } from "@confiserie/domain/business/siren";
import {
	type CompanyPermission,
	type CompanyRole,
	companyRoleRefusal,
	mayInCompany,
} from "@confiserie/domain/company/roles";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { lock, one, rows, type Sql } from "../../../lib/database/sql";
import { groupIdsOf } from "../../../medusa/accounts/groups";
import { ACCOUNTS } from "../../../medusa/accounts/people";
import type { BusinessRow } from "../../customers/accounts";
import { ApiFailure, existing } from "../../foundations/failures";

/** A row of company. Its data is that of a professional account. */
export interface CompanyRow extends BusinessRow {
	id: string;
	company: string;
	registration: string;
	vatNumber: string;
	/** In the French e-invoicing directory; empty for the SIREN. */
	electronicAddress: string;
	/** Medusa's group of its members, to which price lists apply. */
	customerGroupId: string;
	/** The staff's. */
	note: string;
	createdAt: Date;
	updatedAt: Date;
}

/** What a customer is within their company. */
export interface Membership {
	companyId: string;
	customerId: string;
	role: CompanyRole;
	/** In cents, for a calendar month; null for no limit. */
	monthlyLimitCents: number | null;
	joinedAt: Date;
}

/** The company membership of a customer; null for a customer who has none. */
export async function membershipOf(sql: Sql, customerId: string): Promise<Membership | null> {
	return (await one<Membership>(sql, "select * from company_member where customer_id = ?", [customerId])) ?? null;
}

/**
 * The membership of a customer whose role must have a permission; any membership without one.
 * @throws ApiFailure COMPANY_NOT_FOUND, COMPANY_ROLE_REFUSED
 */
export async function requireMembership(
	sql: Sql,
	customerId: string,
	permission?: CompanyPermission,
): Promise<Membership> {
	const membership = existing(await membershipOf(sql, customerId), "COMPANY_NOT_FOUND");
	requireInCompany(membership, permission);
	return membership;
}

/** @throws ApiFailure COMPANY_ROLE_REFUSED */
export function requireInCompany({ role }: Membership, permission: CompanyPermission | undefined): void {
	if (permission && !mayInCompany(role, permission))
		throw new ApiFailure("COMPANY_ROLE_REFUSED", { message: companyRoleRefusal(role) });
}

/** @throws ApiFailure COMPANY_NOT_FOUND */
export async function readCompanyRow(sql: Sql, id: string): Promise<CompanyRow> {
	return existing(await one<CompanyRow>(sql, "select * from company where id = ?", [id]), "COMPANY_NOT_FOUND");
}

/** A company, as the staff names it. @throws ApiFailure COMPANY_UNKNOWN */
export async function findCompany(sql: Sql, id: string): Promise<CompanyRow> {
	return existing(await one<CompanyRow>(sql, "select * from company where id = ?", [id]), "COMPANY_UNKNOWN");
}

/** Members of a company, managers first. */
export function membersOf(sql: Sql, companyId: string): Promise<Membership[]> {
	return rows<Membership>(
		sql,
		"select * from company_member where company_id = ? order by role <> 'MANAGER', joined_at, customer_id",
		[companyId],
	);
}

/** Members of a company whose role has a permission, with the addresses of their accounts. */
export async function addressesOf(
	sql: Sql,
	companyId: string,
	permission: CompanyPermission,
): Promise<{ customerId: string; email: string }[]> {
	const members = (await membersOf(sql, companyId)).filter(({ role }) => mayInCompany(role, permission));
	return rows(
		sql,
		`select id as customer_id, email from ${ACCOUNTS} account where id = any(?) and email is not null order by id`,
		[members.map(({ customerId }) => customerId)],
	);
}

/** Medusa's groups of a customer; of a company's only that of the company that buys, so that a private order has none of its benefits. */
export async function groupsOf(sql: Sql, customerId: string, companyId: string | null): Promise<string[]> {
	const ids = await groupIdsOf(sql, customerId);
	const foreign = await rows<{ customerGroupId: string }>(
		sql,
		"select customer_group_id from company where customer_group_id = any(?) and id is distinct from ?",
		[ids, companyId],
	);
	return ids.filter((id) => !foreign.some(({ customerGroupId }) => customerGroupId === id));
}

/** One change of a company after the other, and whatever sums over its orders. Taken after `lockCheckouts` of a customer. */
export const lockCompany = (sql: Knex.Transaction, companyId: string): Promise<void> => lock(sql, "company", companyId);

/**
 * The membership as `requireMembership` reads it, under the lock of the company: a member who is removed meanwhile decides nothing for
 * it any more. @throws ApiFailure COMPANY_NOT_FOUND, COMPANY_ROLE_REFUSED
 */
export async function lockMember(
	sql: Knex.Transaction,
	customerId: string,
	permission: CompanyPermission,
): Promise<Membership> {
	await lockCompany(sql, (await requireMembership(sql, customerId, permission)).companyId);
	return requireMembership(sql, customerId, permission);
}

/** A company with the SIREN of a SIREN or SIRET. */
export async function companyOfSiren(sql: Sql, registration: string): Promise<string | undefined> {
	const found = await one<{ id: string }>(
		sql,
		"select id from company where left(registration, 9) = ? order by created_at, id limit 1",
		[sirenOf(registration)],
	);
	return found?.id;
}
