import type { Knex } from "@medusajs/framework/mikro-orm/knex";

/** Replaces the e-mail of an erased customer. */
const ERASED = "client effacé";

/**
 * Removes an e-mail from the labels of the audit log; who changed what, and when, stays. A trigger refuses any other
 * change of a line, and this one without the reason set.
 */
export async function forgetInAudit(sql: Knex.Transaction, email: string): Promise<void> {
	if (email === "") return;
	await sql.raw("SELECT set_config('shop.forgetting', 'on', true)");
	await sql.raw(
		`UPDATE admin_audit SET label = replace(label, ?, ?), changes = replace(changes::text, ?, ?)::jsonb
		WHERE strpos(label, ?) > 0 OR strpos(changes::text, ?) > 0`,
		[email, ERASED, email, ERASED, email, email],
	);
	await sql.raw("SELECT set_config('shop.forgetting', 'off', true)");
}
