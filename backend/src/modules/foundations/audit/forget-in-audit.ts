import type { Knex } from "@medusajs/framework/mikro-orm/knex";

/** Replaces the e-mail of an erased customer. */
const ERASED = "client effacé";

/**
 * Removes an e-mail from the labels of the audit log; who changed what, and when, stays. A trigger refuses any other
 * change of a line, and this one without the reason set.
 */
export async function forgetInAudit(sql: Knex.Transaction, email: string): Promise<void> {
	if (email === "") return;
	await forgetting(
		sql,
		`UPDATE admin_audit SET label = replace(label, ?, ?), changes = replace(changes::text, ?, ?)::jsonb
		WHERE strpos(label, ?) > 0 OR strpos(changes::text, ?) > 0`,
		[email, ERASED, email, ERASED, email, email],
	);
}

/** Removes the e-mail from the lines about an account of which nothing else is to be forgotten. */
export function forgetAccountInAudit(sql: Knex.Transaction, customerId: string): Promise<void> {
	const labels = "UPDATE admin_audit SET label = ? WHERE entity = 'customer' AND entity_id = ?";
	return forgetting(sql, labels, [ERASED, customerId]);
}

async function forgetting(sql: Knex.Transaction, statement: string, values: string[]): Promise<void> {
	await sql.raw("SELECT set_config('shop.forgetting', 'on', true)");
	await sql.raw(statement, values);
	await sql.raw("SELECT set_config('shop.forgetting', 'off', true)");
}
