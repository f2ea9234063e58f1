import { normaliseEmail } from "@confiserie/domain/customers/email";
import { NEWSLETTER_CONSENT, NEWSLETTER_LINK_DAYS } from "@confiserie/domain/customers/newsletter";
import { daysBefore } from "@confiserie/domain/personal-data/retention";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { inTransaction, one } from "../../../lib/database/sql";
import { hashOfToken, newToken } from "../../../lib/mailed-token";
import { queueMail } from "../../foundations/mail";

/**
 * Mails a link that confirms an address; nothing else is sent to it before. Who asks again gets a new link, who has confirmed
 * gets nothing.
 */
export async function askForNewsletter(pool: Knex, typed: string, now: Date): Promise<void> {
	const email = normaliseEmail(typed);
	const token = newToken();
	await inTransaction(pool, async (sql) => {
		const asked = await one(
			sql,
			`INSERT INTO newsletter_reader (email, asked_at, consent_version, confirm_hash, confirm_until, unsubscribe_token)
			VALUES (?, ?, ?, ?, ?, ?)
			ON CONFLICT (email) DO UPDATE SET asked_at = excluded.asked_at, consent_version = excluded.consent_version,
				confirm_hash = excluded.confirm_hash, confirm_until = excluded.confirm_until
			WHERE newsletter_reader.confirmed_at IS NULL RETURNING email`,
			[email, now, NEWSLETTER_CONSENT.version, hashOfToken(token), daysBefore(now, -NEWSLETTER_LINK_DAYS), newToken()],
		);
		if (!asked) return;
		await queueMail(sql, {
			key: `newsletter-confirm:${hashOfToken(token)}`,
			to: email,
			template: "newsletter-confirm",
			data: { path: `/lettre/confirmation?token=${token}` },
		});
	});
}
