import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { inTransaction, one } from "../../../lib/database/sql";
import { hashOfToken } from "../../../lib/mailed-token";
import { ApiFailure } from "../../foundations/failures";
import { queueMail } from "../../foundations/mail";

/**
 * Confirms the address that a mailed link stands for; a repeated click changes nothing. @throws ApiFailure
 * NEWSLETTER_LINK_REFUSED
 */
export async function confirmNewsletter(pool: Knex, token: string, now: Date): Promise<void> {
	await inTransaction(pool, async (sql) => {
		const hash = hashOfToken(token);
		const reader = await one<{ email: string; unsubscribeToken: string }>(
			sql,
			`UPDATE newsletter_reader SET confirmed_at = coalesce(confirmed_at, ?) WHERE confirm_hash = ? AND confirm_until > ?
			RETURNING email, unsubscribe_token`,
			[now, hash, now],
		);
		if (!reader) throw new ApiFailure("NEWSLETTER_LINK_REFUSED");
		const { email, unsubscribeToken } = reader;
		await queueMail(sql, {
			key: `newsletter-welcome:${hash}`,
			to: email,
			template: "newsletter-welcome",
			data: { unsubscribeToken },
		});
	});
}
