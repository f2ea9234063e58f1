import type { NewsletterCount } from "@confiserie/domain/contract/newsletter";
import { CSV_MARK, csvLine } from "@confiserie/domain/csv";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { inTransaction, one, rows, type Sql } from "../../../lib/database/sql";
import { type Administrator, recordAudit } from "../../foundations/audit";

/** How many have confirmed, and how many have a link that they may still follow. */
export async function countReaders(sql: Sql, now: Date): Promise<NewsletterCount> {
	const counted = await one<NewsletterCount>(
		sql,
		`SELECT count(*) FILTER (WHERE confirmed_at IS NOT NULL)::int AS confirmed,
			count(*) FILTER (WHERE confirmed_at IS NULL AND confirm_until > ?)::int AS pending FROM newsletter_reader`,
		[now],
	);
	return counted ?? { confirmed: 0, pending: 0 };
}

/**
 * All confirmed subscribers, as CSV, with the proof of it and the address that ends it in one click, for the header of
 * each mail (RFC 8058). The audit log says who took it out.
 * @param shopUrl without a slash at its end
 */
export function exportReaders(pool: Knex, by: Administrator, shopUrl: string): Promise<string> {
	return inTransaction(pool, async (sql) => {
		const readers = await rows<{
			email: string;
			confirmedAt: Date;
			consentVersion: number;
			unsubscribeToken: string;
		}>(
			sql,
			`SELECT email, confirmed_at, consent_version, unsubscribe_token FROM newsletter_reader
			WHERE confirmed_at IS NOT NULL ORDER BY confirmed_at, email`,
		);
		await recordAudit(sql, by, {
			action: "newsletter.exported",
			entity: "customer",
			entityId: "*",
			label: `(${readers.length})`,
		});
		const lines = readers.map(({ email, confirmedAt, consentVersion, unsubscribeToken }) =>
			csvLine([email, confirmedAt.toISOString(), consentVersion, `${shopUrl}${unsubscribePath(unsubscribeToken)}`]),
		);
		return [CSV_MARK, csvLine(["E-mail", "Confirmé le", "Version du texte", "Désinscription"]), ...lines].join("");
	});
}

/** Where a POST ends a subscription. */
const unsubscribePath = (token: string): string => `/api/newsletter/unsubscribe/${token}`;
