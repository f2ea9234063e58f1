import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { generateEntityId } from "@medusajs/framework/utils";
import { inTransaction, type Sql } from "../../../lib/database/sql";
import { findPasswordHolder, findStaffPasswordHolder, type PasswordHolder } from "../../../medusa/accounts/passwords";
import { queueMail } from "../../foundations/mail";
import { issueTicket } from "./tickets";

/** Mails a link that sets a new password, when the e-mail has an account. Says nothing to the caller either way. */
export async function mailPasswordLink(pool: Knex, email: string): Promise<void> {
	await inTransaction(pool, async (sql) => {
		const account = await findPasswordHolder(sql, email);
		if (account)
			await mailLink(sql, email, account, (secret) => ({
				template: "password-reset",
				path: `/reset-password?token=${secret}`,
			}));
	});
}

/** The same for a person who signs in to Medusa Admin; its page wants the secret wrapped, see `issueResetToken`. */
export async function mailStaffPasswordLink(
	pool: Knex,
	email: string,
	wrap: (secret: string) => string,
): Promise<void> {
	await inTransaction(pool, async (sql) => {
		const staff = await findStaffPasswordHolder(sql, email);
		if (staff)
			await mailLink(sql, email, staff, (secret) => ({
				template: "staff-password-reset",
				path: `/app/reset-password?token=${wrap(secret)}`,
			}));
	});
}

async function mailLink(
	sql: Sql,
	email: string,
	{ identityId, firstName }: PasswordHolder,
	link: (secret: string) => { template: "password-reset" | "staff-password-reset"; path: string },
): Promise<void> {
	const { template, path } = link(await issueTicket(sql, "password-reset", { identityId, data: {} }));
	await queueMail(sql, {
		key: `${template}:${generateEntityId(undefined, "pwd")}`,
		to: email,
		template,
		data: { firstName: firstName ?? "", path },
	});
}
