import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { wholeEmail } from "../../../lib/database/whole-email";

/** Replaces the e-mail of an erased customer. */
const ERASED = "client effacé";

/**
 * Removes an e-mail from the labels of the audit log; who changed what, and when, stays. A trigger refuses any other
 * change of a line, and this one without the reason set.
 */
export async function forgetInAudit(sql: Knex.Transaction, email: string): Promise<void> {
	if (email === "") return;
	const whole = wholeEmail(email);
	await forgetting(
		sql,
		`UPDATE admin_audit SET label = regexp_replace(label, ?, ?, 'gi'),
			changes = regexp_replace(changes::text, ?, ?, 'gi')::jsonb
		WHERE label ~* ? OR changes::text ~* ?`,
		[whole, ERASED, whole, ERASED, whole, whole],
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
