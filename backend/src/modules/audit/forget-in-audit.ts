import type { Knex } from "@medusajs/framework/mikro-orm/knex";

/** What stands in place of the e-mail of somebody who was forgotten. */
const NOBODY = "client effacé";

/**
 * Takes an e-mail out of what the log says of changes; who changed what, and when, stays. The database lets nothing else of a
 * line be rewritten, and this only when it is told why.
 */
export async function forgetInAudit(sql: Knex.Transaction, email: string): Promise<void> {
	if (email === "") return;
	await sql.raw("SELECT set_config('shop.forgetting', 'on', true)");
	await sql.raw(
		`UPDATE admin_audit SET label = replace(label, ?, ?), changes = replace(changes::text, ?, ?)::jsonb
		WHERE strpos(label, ?) > 0 OR strpos(changes::text, ?) > 0`,
		[email, NOBODY, email, NOBODY, email, email],
	);
	await sql.raw("SELECT set_config('shop.forgetting', 'off', true)");
}
