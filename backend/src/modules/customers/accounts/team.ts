import type { StaffRole } from "@confiserie/domain/accounts/account";
import type { AuditAction } from "@confiserie/domain/admin/audit";
import type { StaffMember } from "@confiserie/domain/contract/staff";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { one, rows, type Sql } from "../../../lib/database/sql";
import { ADMINISTRATORS, removeUser } from "../../../medusa/accounts/administrators";
import type { RevokedKey } from "../../../medusa/accounts/api-keys";
import { type Administrator, type AuditEntry, recordAudit } from "../../foundations/audit";
import { ApiFailure } from "../../foundations/failures";
import { alone } from "./alone";
import { revokeDelegations } from "./api-keys";
import { endSessions, isOpen } from "./sessions";
import { setStaffRole, withStaffRole } from "./staff-role";
import { dropTickets } from "./tickets";

interface Member {
	userId: string;
	identityId: string;
	customerId: string | null;
	email: string;
	firstName: string | null;
	lastName: string | null;
	hasSecondFactor: boolean;
	role: StaffRole;
}

/** What a removal leaves to say. */
interface Removed {
	/** The customer's account, or the Medusa user without one. */
	personId: string;
	revokedKeys: RevokedKey[];
}

const MEMBERS = withStaffRole(`select * from ${ADMINISTRATORS} administrator`);

/** Everybody of the team, owners first; `you` is the caller's e-mail. */
export async function listMembers(sql: Sql, you: string): Promise<StaffMember[]> {
	const found = await rows<Member & { sessions: number; lastSeenAt: Date | null }>(
		sql,
		`select member.*, count(session.id)::int as sessions, max(session.last_seen_at) as last_seen_at
			from (${MEMBERS}) member left join account_session session on session.identity_id = member.identity_id
				and ${isOpen("session")}
			group by 1, 2, 3, 4, 5, 6, 7, 8 order by member.role <> 'owner', member.email, member.user_id`,
	);
	return found.map(({ userId, email, firstName, lastName, role, hasSecondFactor, sessions, lastSeenAt }) => ({
		id: userId,
		email,
		firstName: firstName ?? "",
		lastName: lastName ?? "",
		role,
		isYou: email === you,
		hasSecondFactor,
		sessions,
		lastSeenAt: lastSeenAt?.toISOString() ?? null,
	}));
}

/**
 * Gives a member another role, from the next call on. Who is not an owner any more loses keys and open invitations.
 * @throws ApiFailure MEMBER_NOT_FOUND, LAST_OWNER
 */
export function changeRole(pool: Knex, userId: string, role: StaffRole, by: Administrator): Promise<void> {
	return alone(pool, async (sql) => {
		const member = await memberOf(sql, userId);
		if (member.role === role) return;
		if (member.role === "owner") await requireAnotherOwner(sql);
		await setStaffRole(sql, userId, role);
		if (role !== "owner") await revokeDelegations(sql, member, by);
		await note(sql, by, "staff.role-changed", member, { role: { from: member.role, to: role } });
	});
}

/**
 * Takes both administrations away from a member, and ends their sessions, links, keys and open invitations; the customer's
 * account stays. Returns its id, under which what the member made is recorded, and the revoked keys. @throws ApiFailure MEMBER_NOT_FOUND, LAST_OWNER
 */
export function removeMember(pool: Knex, userId: string, by: Administrator): Promise<Removed> {
	return alone(pool, async (sql) => {
		const member = await memberOf(sql, userId);
		if (member.role === "owner") await requireAnotherOwner(sql);
		await removeUser(sql, member);
		const revokedKeys = await revokeDelegations(sql, member, by);
		await endSessions(sql, member.identityId);
		await dropTickets(sql, member.identityId);
		await sql("account_list_view").where({ owner_id: member.customerId }).delete();
		await note(sql, by, "administrator.revoked", member);
		return { personId: member.customerId ?? userId, revokedKeys };
	});
}

/** Ends every session of a member. @throws ApiFailure MEMBER_NOT_FOUND */
export function endMemberSessions(pool: Knex, userId: string, by: Administrator): Promise<void> {
	return alone(pool, async (sql) => {
		const member = await memberOf(sql, userId);
		await endSessions(sql, member.identityId);
		await note(sql, by, "staff.sessions-ended", member);
	});
}

/** How many owners can sign in. */
export async function countOwners(sql: Sql): Promise<number> {
	return (await rows(sql, `select 1 from (${MEMBERS}) member where role = 'owner'`)).length;
}

/** Whether a Medusa user can sign in and is an owner. */
export async function isOwner(sql: Sql, userId: string): Promise<boolean> {
	return (
		(await one(sql, `select 1 from (${MEMBERS}) member where user_id = ? and role = 'owner'`, [userId])) !== undefined
	);
}

async function requireAnotherOwner(sql: Sql): Promise<void> {
	if ((await countOwners(sql)) <= 1) throw new ApiFailure("LAST_OWNER");
}

async function memberOf(sql: Sql, userId: string): Promise<Member> {
	const found = await one<Member>(sql, `select * from (${MEMBERS}) member where user_id = ?`, [userId]);
	if (!found) throw new ApiFailure("MEMBER_NOT_FOUND");
	return found;
}

function note(
	sql: Sql,
	by: Administrator,
	action: AuditAction,
	{ userId, customerId, email }: Member,
	changes: AuditEntry["changes"] = {},
): Promise<void> {
	const entityId = customerId ?? userId;
	return recordAudit(sql, by, { action, entity: "customer", entityId, label: email, changes });
}
