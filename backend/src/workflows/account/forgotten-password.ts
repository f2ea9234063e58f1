import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { generateEntityId } from "@medusajs/framework/utils";
import { issueTicket } from "../../modules/account/tickets";
import { queueMail } from "../../modules/mail/queue-mail";
import { inTransaction, one } from "../../modules/ordering/db";

/** Mails a link that sets a new password, when the e-mail has an account. Says nothing to the caller either way. */
export async function mailPasswordLink(pool: Knex, email: string): Promise<void> {
	await inTransaction(pool, async (sql) => {
		const account = await one<{ identityId: string; firstName: string | null }>(
			sql,
			`SELECT identity.id AS identity_id, customer.first_name FROM customer
			JOIN auth_identity identity ON identity.app_metadata ->> 'customer_id' = customer.id AND identity.deleted_at IS NULL
			WHERE customer.email = ? AND customer.has_account AND customer.deleted_at IS NULL`,
			[email],
		);
		if (!account) return;
		const token = await issueTicket(sql, "password-reset", { identityId: account.identityId, data: {} });
		await queueMail(sql, {
			key: `password-reset:${generateEntityId(undefined, "pwd")}`,
			to: email,
			template: "password-reset",
			data: { firstName: account.firstName ?? "", path: `/reset-password?token=${token}` },
		});
	});
}
