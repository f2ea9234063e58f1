import type { PasswordReset } from "@confiserie/domain/contract/account";
import { ERRORS } from "@confiserie/domain/contract/error";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { generateEntityId } from "@medusajs/framework/utils";
import { inTransaction, type Sql } from "../../lib/database/sql";
import { addPassword, hashOf, holderOf, replacePassword } from "../../medusa/accounts/passwords";
import { ApiFailure } from "../failures";
import { queueMail } from "../mail";
import { admitInvited } from "./invitations";
import { hashPassword, isPassword } from "./password";
import { endSessions } from "./sessions";
import { dropTickets, takeTicket } from "./tickets";

/**
 * Changes the password of an identity whose current one is `current`, and ends its sessions but `sessionId`. Throws
 * WRONG_PASSWORD, also when there is none yet.
 */
export async function changePassword(
	pool: Knex,
	{ identityId, sessionId }: { identityId: string; sessionId: string },
	{ currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<void> {
	const hash = await hashOf(pool, identityId);
	if (!(await isPassword(currentPassword, hash))) throw wrongPassword("currentPassword");
	const newHash = await hashPassword(newPassword);
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
 * holder into the team, under the name that they give. Throws LINK_REFUSED, VALIDATION for an invited person without a name.
 */
export async function resetPassword(pool: Knex, { token, password, ...names }: PasswordReset): Promise<void> {
	const hash = await hashPassword(password);
	await inTransaction(pool, async (sql) => {
		const invitation = await takeTicket(sql, "staff-invitation", token);
		const identityId = invitation
			? await admitInvited(sql, invitation.data, names)
			: (await takeTicket(sql, "password-reset", token))?.identityId;
		if (!identityId) throw new ApiFailure("LINK_REFUSED");
		await setPassword(sql, identityId, hash);
	});
}

/** The password, the end of the sessions that it opened, of the links that would change it again, and the notice. */
async function setPassword(sql: Sql, identityId: string, hash: string, currentSession?: string): Promise<void> {
	const account = await holderOf(sql, identityId);
	if (!account) throw new ApiFailure("LINK_REFUSED");
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
