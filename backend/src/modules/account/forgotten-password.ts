import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { generateEntityId } from "@medusajs/framework/utils";
import { inTransaction, one, type Sql } from "../../lib/database/sql";
import { queueMail } from "../mail/queue-mail";
import { issueTicket } from "./tickets";

/** Whose password a link sets, as the link's mail greets them. */
interface Holder {
	identityId: string;
	firstName: string | null;
}

/** Mails a link that sets a new password, when the e-mail has an account. Says nothing to the caller either way. */
export async function mailPasswordLink(pool: Knex, email: string): Promise<void> {
	await inTransaction(pool, async (sql) => {
		const account = await one<Holder>(
			sql,
			`SELECT identity.id AS identity_id, customer.first_name FROM customer
			JOIN auth_identity identity ON identity.app_metadata ->> 'customer_id' = customer.id AND identity.deleted_at IS NULL
			WHERE customer.email = ? AND customer.has_account AND customer.deleted_at IS NULL`,
			[email],
		);
		if (account)
			await mailLink(sql, email, account, (secret) => ({
				template: "password-reset",
				path: `/reset-password?token=${secret}`,
			}));
	});
}

/** The same for who signs in to Medusa Admin; its page wants the secret wrapped, see `issueResetToken`. */
export async function mailStaffPasswordLink(
	pool: Knex,
	email: string,
	wrap: (secret: string) => string,
): Promise<void> {
	await inTransaction(pool, async (sql) => {
		const staff = await one<Holder>(
			sql,
			`SELECT identity.id AS identity_id, staff.first_name FROM provider_identity credentials
			JOIN auth_identity identity ON identity.id = credentials.auth_identity_id AND identity.deleted_at IS NULL
			JOIN "user" staff ON staff.id = identity.app_metadata ->> 'user_id' AND staff.deleted_at IS NULL
			WHERE credentials.provider = 'emailpass' AND credentials.entity_id = ? AND credentials.deleted_at IS NULL`,
			[email],
		);
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
	{ identityId, firstName }: Holder,
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
