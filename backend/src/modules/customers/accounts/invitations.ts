import { ACCOUNT_MESSAGES, type StaffRole } from "@confiserie/domain/accounts/account";
import { STAFF_ROLES } from "@confiserie/domain/accounts/staff";
import type { StaffInvitation } from "@confiserie/domain/contract/staff";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { generateEntityId } from "@medusajs/framework/utils";
import { one, rows, type Sql } from "../../../lib/database/sql";
import {
	bindAdministrator,
	findPerson,
	insertCustomer,
	insertIdentity,
	insertUserOfCustomer,
	nameCustomer,
} from "../../../medusa/accounts/administrators";
import { removeUnusedIdentity } from "../../../medusa/accounts/identities";
import { type Administrator, noted, recordAudit } from "../../foundations/audit";
import { ApiFailure } from "../../foundations/failures";
import { queueMail } from "../../foundations/mail";
import { alone } from "./alone";
import { setStaffRole } from "./staff-role";
import { issueTicket } from "./tickets";

/** Content of an invitation's ticket. */
interface Invited {
	id: string;
	email: string;
	role: StaffRole;
	/** The sender's e-mail of that moment. */
	invitedBy: string;
	/** Their account, which stays the same under another e-mail. Earlier releases store none. */
	invitedById?: string;
}

/**
 * Mails a link that lets who reads the address into the team, in place of an earlier one. Nothing else changes before it is
 * used. @throws ApiFailure ALREADY_MEMBER
 */
export function inviteMember(
	pool: Knex,
	{ email, role }: { email: string; role: StaffRole },
	by: Administrator,
): Promise<void> {
	return alone(pool, async (sql) => {
		if ((await findPerson(sql, email)).userId) throw new ApiFailure("ALREADY_MEMBER", { field: "email" });
		await sql.raw("delete from account_ticket where purpose = 'staff-invitation' and data ->> 'email' = ?", [email]);
		await send(sql, { id: generateEntityId(undefined, "invt"), email, role }, by);
	});
}

/** Mails a new link for an invitation; the previous one becomes invalid. @throws ApiFailure INVITATION_NOT_FOUND */
export function resendInvitation(pool: Knex, id: string, by: Administrator): Promise<void> {
	return alone(pool, async (sql) => send(sql, await takeInvitation(sql, id), by));
}

/** Takes an invitation back. @throws ApiFailure INVITATION_NOT_FOUND */
export function withdrawInvitation(pool: Knex, id: string, by: Administrator): Promise<void> {
	return alone(pool, async (sql) => {
		const { email } = await takeInvitation(sql, id);
		await note(sql, by, "staff.invitation-withdrawn", id, email);
	});
}

/** Invitations that wait for their answer. */
export async function listInvitations(sql: Sql): Promise<StaffInvitation[]> {
	const found = await rows<{ data: Invited; expiresAt: Date }>(
		sql,
		`select data, expires_at from account_ticket where purpose = 'staff-invitation' and expires_at > now()
			order by expires_at desc, hash`,
	);
	return found.map(({ data: { invitedById: _, ...data }, expiresAt }) => ({
		...data,
		expiresAt: expiresAt.toISOString(),
	}));
}

/**
 * Lets who holds the link of an invitation into the team, by the account that its e-mail has or by a new one. Returns the
 * identity whose password is to be set: the account belongs to the mailbox from now on. The names replace those of
 * the account. @throws ApiFailure LINK_REFUSED, VALIDATION without a name for an account that has none
 */
export async function admitInvited(
	sql: Knex.Transaction,
	data: Record<string, string>,
	{
		firstName = null,
		lastName = null,
	}: { firstName?: string | null | undefined; lastName?: string | null | undefined },
): Promise<string> {
	const { email, role } = data as unknown as Invited;
	const found = await findPerson(sql, email);
	if (found.userId || (found.customerId && !found.customerIdentityId)) throw new ApiFailure("LINK_REFUSED");
	await removeUnusedIdentity(sql, email);
	const identityId = found.customerIdentityId ?? (await insertIdentity(sql));
	const customerId = found.customerId ?? (await insertCustomer(sql, { email, firstName: null, lastName: null }));
	if (!(await nameCustomer(sql, customerId, { firstName, lastName })))
		throw new ApiFailure("VALIDATION", { field: "firstName", message: ACCOUNT_MESSAGES.nameRequired });
	const userId = await insertUserOfCustomer(sql, customerId);
	await bindAdministrator(sql, { identityId, customerId, userId });
	await setStaffRole(sql, userId, role);
	await note(sql, { customerId, email }, "staff.joined", userId, STAFF_ROLES[role].label);
	return identityId;
}

async function send(
	sql: Sql,
	{ id, email, role }: Pick<Invited, "id" | "email" | "role">,
	by: Administrator,
): Promise<void> {
	const invited = { id, email, role, invitedBy: by.email, invitedById: by.customerId } satisfies Invited;
	const secret = await issueTicket(sql, "staff-invitation", { identityId: null, data: invited });
	await note(sql, by, "staff.invited", id, email, role);
	await queueMail(sql, {
		key: `staff-invitation:${generateEntityId(undefined, "mail")}`,
		to: email,
		template: "staff-invitation",
		data: { invitedBy: by.email, role: STAFF_ROLES[role].label, path: `/invitation?token=${secret}` },
	});
}

async function takeInvitation(sql: Sql, id: string): Promise<Invited> {
	const found = await one<{ data: Invited }>(
		sql,
		`delete from account_ticket where purpose = 'staff-invitation' and data ->> 'id' = ? and expires_at > now()
			returning data`,
		[id],
	);
	if (!found) throw new ApiFailure("INVITATION_NOT_FOUND");
	return found.data;
}

function note(
	sql: Sql,
	by: Administrator,
	action: "staff.invited" | "staff.invitation-withdrawn" | "staff.joined",
	entityId: string,
	label: string,
	role?: StaffRole,
): Promise<void> {
	return recordAudit(sql, by, { action, entity: "customer", entityId, label, changes: noted({ role }) });
}
