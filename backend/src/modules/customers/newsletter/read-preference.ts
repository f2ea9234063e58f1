import type { NewsletterPreference } from "@confiserie/domain/contract/newsletter";
import { normaliseEmail } from "@confiserie/domain/customers/email";
import { one, type Sql } from "../../../lib/database/sql";

/** Whether an address gets the newsletter; a link that is over counts as none. */
export async function readPreference(sql: Sql, email: string, now: Date): Promise<NewsletterPreference> {
	const reader = await one<{ confirmedAt: Date | null; confirmUntil: Date }>(
		sql,
		"SELECT confirmed_at, confirm_until FROM newsletter_reader WHERE email = ?",
		[normaliseEmail(email)],
	);
	if (reader?.confirmedAt) return { state: "CONFIRMED" };
	return { state: reader && reader.confirmUntil > now ? "PENDING" : "NONE" };
}
