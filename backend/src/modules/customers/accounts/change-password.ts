import type { PasswordReset } from "@confiserie/domain/contract/account";
import { ERRORS } from "@confiserie/domain/contract/error";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { generateEntityId } from "@medusajs/framework/utils";
import { inTransaction, type Sql } from "../../../lib/database/sql";
import { addPassword, hashOf, holderOf, replacePassword } from "../../../medusa/accounts/passwords";
import { ApiFailure } from "../../foundations/failures";
import { queueMail } from "../../foundations/mail";
import { admitInvited } from "./invitations";
import { hashNewPassword, isPassword, type NewPassword } from "./password";
import { endSessions } from "./sessions";
import { dropTickets, readTicket, takeTicket } from "./tickets";

/**
 * Changes the password of an identity whose current one is `current`, and ends its sessions but `sessionId`. Throws
 * WRONG_PASSWORD, also when there is none yet, VALIDATION for a new one that is easy to guess.
 */
export async function changePassword(
	pool: Knex,
	{ identityId, sessionId }: { identityId: string; sessionId: string },
	{ currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<void> {
	const hash = await hashOf(pool, identityId);
	if (!(await isPassword(currentPassword, hash))) throw wrongPassword("currentPassword");
	const holder = await requireHolder(pool, identityId);
	const newHash = await hashNewPassword({ password: newPassword, field: "newPassword", holder });
	await inTransaction(pool, (sql) => setPassword(sql, identityId, newHash, sessionId));
}

/** Throws WRONG_PASSWORD when `password` is not the identity's; an identity without one has nothing to check. */
export async function checkPassword(pool: Knex, identityId: string, password: string): Promise<void> {
	const hash = await hashOf(pool, identityId);
	if (hash !== undefined && !(await isPassword(password, hash))) throw wrongPassword("password");
}

function wrongPassword(field: string): ApiFailure {
	const { message } = ERRORS.WRONG_PASSWORD;
	return new ApiFailure("WRONG_PASSWORD", { field, errors: [{ field, message }] });
}

/**
 * Sets the password that a mailed link stands for, once, and ends every session; the link of an invitation also lets its
 * holder into the team, under the name that they give. A refused password leaves the link as it is. Throws LINK_REFUSED,
 * VALIDATION for a password that is easy to guess or an invited person without a name.
 */
export async function resetPassword(pool: Knex, { token, password, ...names }: PasswordReset): Promise<void> {
	const holder = await holderOfLink(pool, token, names);
	const hash = await hashNewPassword({ password, field: "password", holder });
	await inTransaction(pool, async (sql) => {
		const invitation = await takeTicket(sql, "staff-invitation", token);
		const identityId = invitation
			? await admitInvited(sql, invitation.data, names)
			: (await takeTicket(sql, "password-reset", token))?.identityId;
		if (!identityId) throw new ApiFailure("LINK_REFUSED");
		await setPassword(sql, identityId, hash);
	});
}

async function holderOfLink(
	sql: Sql,
	token: string,
	names: Pick<PasswordReset, "firstName" | "lastName">,
): Promise<NewPassword["holder"]> {
	const invitation = await readTicket(sql, "staff-invitation", token);
	if (invitation) return { ...names, email: invitation.data.email ?? "" };
	const link = await readTicket(sql, "password-reset", token);
	return requireHolder(sql, link?.identityId);
}

async function requireHolder(sql: Sql, identityId: string | null | undefined) {
	const holder = identityId ? await holderOf(sql, identityId) : undefined;
	if (!holder) throw new ApiFailure("LINK_REFUSED");
	return holder;
}

/** The password, the end of the sessions that it opened, of the links that would change it again, and the notice. */
async function setPassword(sql: Sql, identityId: string, hash: string, currentSession?: string): Promise<void> {
	const account = await requireHolder(sql, identityId);
	if (!(await replacePassword(sql, identityId, hash)) && !(await addPassword(sql, identityId, account.email, hash)))
		throw new ApiFailure("EMAIL_TAKEN");
	await endSessions(sql, identityId, currentSession);
	await dropTickets(sql, identityId);
	await queueMail(sql, {
		key: `password-changed:${generateEntityId(undefined, "pwd")}`,
		to: account.email,
		template: "password-changed",
		data: { firstName: account.firstName ?? "" },
	});
}
