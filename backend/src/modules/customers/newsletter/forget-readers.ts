import { RETENTION, yearsBefore } from "@confiserie/domain/personal-data/retention";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";

/** Forgets readers who did not confirm in time, and those who confirmed years ago and are to be asked again. Returns how many. */
export function forgetReaders(pool: Knex, now: Date): Promise<number> {
	const before = yearsBefore(now, RETENTION.newsletterYears);
	return pool("newsletter_reader")
		.where((which) => which.whereNull("confirmed_at").andWhere("confirm_until", "<", now))
		.orWhere("confirmed_at", "<", before)
		.delete();
}
