import type { EmailConfirmed } from "@confiserie/domain/contract/account";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { generateEntityId } from "@medusajs/framework/utils";
import { inTransaction } from "../../../lib/database/sql";
import { isEmailTaken, lockAccount, moveAccount } from "../../../medusa/accounts/email";
import { ApiFailure } from "../../foundations/failures";
import { queueMail } from "../../foundations/mail";
import { endSessions } from "./sessions";
import { dropTickets, issueTicket, takeTicket } from "./tickets";

/** Mails a confirmation link to the new address; nothing changes before it is confirmed. Throws EMAIL_TAKEN. */
export async function requestEmailChange(
	pool: Knex,
	{ identityId, sessionId, firstName }: { identityId: string; sessionId: string; firstName: string },
	email: string,
): Promise<void> {
	await inTransaction(pool, async (sql) => {
		if (await isEmailTaken(sql, email)) throw new ApiFailure("EMAIL_TAKEN", { field: "email" });
		await dropTickets(sql, identityId, "email-change");
		const token = await issueTicket(sql, "email-change", { identityId, data: { email, sessionId } });
		await queueMail(sql, {
			key: `email-change:${generateEntityId(undefined, "mail")}`,
			to: email,
			template: "email-change-confirm",
			data: { firstName, path: `/confirm-email?token=${token}` },
		});
	});
}

/**
 * Gives the account the address that a mailed link stands for, once, with its sign-in and its Medusa user if it has one, ends its
 * sessions but the one that asked for it, and notifies the old address. Throws LINK_REFUSED, or EMAIL_TAKEN when the address was
 * registered meanwhile.
 */
export async function confirmEmailChange(pool: Knex, token: string): Promise<EmailConfirmed> {
	try {
		return await inTransaction(pool, async (sql) => {
			const ticket = await takeTicket(sql, "email-change", token);
			const { identityId, data: { email = "", sessionId = "" } = {} } = ticket ?? {};
			const account = identityId ? await lockAccount(sql, identityId) : undefined;
			if (!identityId || !account || !email) throw new ApiFailure("LINK_REFUSED");
			if (await isEmailTaken(sql, email)) throw new ApiFailure("EMAIL_TAKEN");
			await moveAccount(sql, { identityId, ...account }, email);
			await endSessions(sql, identityId, sessionId);
			await dropTickets(sql, identityId);
			await queueMail(sql, {
				key: `email-changed:${generateEntityId(undefined, "mail")}`,
				to: account.email,
				template: "email-changed-notice",
				data: { firstName: account.firstName ?? "", newEmail: email },
			});
			return { accountId: account.customerId, email };
		});
	} catch (error) {
		// The unique keys decide between this and a registration at the same moment.
		if (error instanceof Error && "code" in error && error.code === "23505") throw new ApiFailure("EMAIL_TAKEN");
		throw error;
	}
}
