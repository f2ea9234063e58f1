import { normaliseEmail } from "@confiserie/domain/customers/email";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";

/** Removes the subscriber of a link; an unknown link is no error. */
export async function unsubscribe(pool: Knex, token: string): Promise<void> {
	await pool("newsletter_reader").where({ unsubscribe_token: token }).delete();
}

/** Forgets the reader of an address. */
export async function leaveNewsletter(pool: Knex, email: string): Promise<void> {
	await pool("newsletter_reader")
		.where({ email: normaliseEmail(email) })
		.delete();
}
