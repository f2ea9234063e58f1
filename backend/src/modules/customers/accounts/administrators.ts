import type { AuditAction } from "@confiserie/domain/admin/audit";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { generateEntityId } from "@medusajs/framework/utils";
import type { Sql } from "../../../lib/database/sql";
import {
	bindAdministrator,
	findPerson,
	insertCustomer,
	insertIdentity,
	insertUser,
	insertUserOfCustomer,
	type Person,
	removeUser,
} from "../../../medusa/accounts/administrators";
import { removeUnusedIdentity } from "../../../medusa/accounts/identities";
import { hashOf } from "../../../medusa/accounts/passwords";
import { type Administrator, recordAudit } from "../../foundations/audit";
import { ApiFailure } from "../../foundations/failures";
import { queueMail } from "../../foundations/mail";
import { alone } from "./alone";
import { revokeDelegations } from "./api-keys";
import { endSessions } from "./sessions";
import { setStaffRole } from "./staff-role";
import { countOwners, isOwner } from "./team";
import { dropTickets, issueTicket } from "./tickets";

/** The person who is to be an administrator: e-mail normalised. */
export interface NewAdministrator {
	email: string;
	firstName: string | null;
	lastName: string | null;
}

/** Whom the audit log names, and whether links to a password are mailed or returned. */
export interface Granting {
	by: Administrator;
	mailsLink: boolean;
}

/** What came of it: the path of a one-time link to a password, or the key of the mail with it; neither where it is not needed. */
export interface Granted {
	outcome: "CREATED" | "PROMOTED" | "KNOWN";
	/** Whether a password is still to be chosen by a link. */
	needsPassword: boolean;
	path?: string;
	mailKey?: string;
}

/**
 * Opens an account of the shop that also enters Medusa Admin, by one identity and one password, which a one-time link
 * sets. A user of Medusa Admin without an account in the shop gets one; for an existing administrator only the link is
 * created again.
 * @throws ApiFailure EMAIL_TAKEN for a customer: check who owns the account before promoting it
 */
export function createAdministrator(pool: Knex, person: NewAdministrator, granting: Granting): Promise<Granted> {
	return alone(pool, async (sql) => {
		const { email } = person;
		const found = await findPerson(sql, email);
		if (isBound(found)) return link(sql, "KNOWN", email, found.customerIdentityId, found.firstName, granting);
		if (found.customerId) throw new ApiFailure("EMAIL_TAKEN");
		await removeUnusedIdentity(sql, email);
		const identityId = found.userIdentityId ?? (await insertIdentity(sql));
		const customerId = await insertCustomer(sql, person);
		const userId = found.userId ?? (await insertUser(sql, person));
		await bindAdministrator(sql, { identityId, customerId, userId });
		await setStaffRole(sql, userId, "owner");
		await note(sql, granting.by, "administrator.created", customerId, email);
		return link(sql, "CREATED", email, identityId, found.firstName ?? person.firstName, granting);
	});
}

/**
 * Lets a customer's account enter the admin and Medusa Admin, with the password that it has; one that only Google opens
 * gets a link to a first password. @throws ApiFailure CUSTOMER_NOT_FOUND
 */
export function promoteAdministrator(pool: Knex, email: string, granting: Granting): Promise<Granted> {
	return alone(pool, async (sql) => {
		const found = await findPerson(sql, email);
		const { customerId, customerIdentityId: identityId } = found;
		if (!customerId || !identityId) throw new ApiFailure("CUSTOMER_NOT_FOUND");
		if (isBound(found)) return { outcome: "KNOWN", needsPassword: false };
		const userId = found.userId ?? (await insertUserOfCustomer(sql, customerId));
		if (found.userIdentityId) await endSessions(sql, found.userIdentityId);
		await bindAdministrator(sql, { identityId, customerId, userId });
		await setStaffRole(sql, userId, "owner");
		await note(sql, granting.by, "administrator.promoted", customerId, email);
		if (await hashOf(sql, identityId)) return { outcome: "PROMOTED", needsPassword: false };
		return link(sql, "PROMOTED", email, identityId, found.firstName, granting);
	});
}

/**
 * Takes the admin and Medusa Admin away from an e-mail, and ends its sessions, links, keys and open invitations; the
 * customer's account stays. The last owner is only revoked by `force`. @throws ApiFailure NOT_FOUND, or FORBIDDEN for
 * the last one
 */
export function revokeAdministrator(pool: Knex, email: string, by: Administrator, force: boolean): Promise<void> {
	return alone(pool, async (sql) => {
		const { userId, userIdentityId, customerId } = await findPerson(sql, email);
		if (!userId) throw new ApiFailure("NOT_FOUND", { message: `${email} n'est pas administrateur.` });
		if (!force && (await isOwner(sql, userId)) && (await countOwners(sql)) <= 1)
			throw new ApiFailure("FORBIDDEN", { message: `${email} est le dernier propriétaire : --force le révoque.` });
		await removeUser(sql, { userId, email });
		await revokeDelegations(sql, { userId, customerId, email }, by);
		if (userIdentityId) {
			await endSessions(sql, userIdentityId);
			await dropTickets(sql, userIdentityId);
		}
		await note(sql, by, "administrator.revoked", customerId ?? userId, email);
	});
}

type BoundPerson = Person & { customerIdentityId: string };

function isBound(person: Person): person is BoundPerson {
	return person.customerIdentityId !== null && person.customerIdentityId === person.userIdentityId;
}

async function link(
	sql: Sql,
	outcome: Granted["outcome"],
	email: string,
	identityId: string,
	firstName: string | null,
	{ mailsLink }: Granting,
): Promise<Granted> {
	const secret = await issueTicket(sql, "password-reset", { identityId, data: {} });
	const path = `/reset-password?token=${secret}`;
	if (!mailsLink) return { outcome, needsPassword: true, path };
	const mailKey = `administrator-link:${generateEntityId(undefined, "pwd")}`;
	await queueMail(sql, {
		key: mailKey,
		to: email,
		template: "administrator-link",
		data: { firstName: firstName ?? "", path },
	});
	return { outcome, needsPassword: true, mailKey };
}

function note(sql: Sql, by: Administrator, action: AuditAction, entityId: string, email: string): Promise<void> {
	return recordAudit(sql, by, { action, entity: "customer", entityId, label: email });
}
