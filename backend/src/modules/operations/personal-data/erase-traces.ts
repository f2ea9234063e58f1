import { normaliseEmail } from "@confiserie/domain/customers/email";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { wholeEmail } from "../../../lib/database/whole-email";
import { deletePaymentAccounts, type LockedPerson } from "../../../medusa/accounts/erasure";
import { deleteNotificationsTo } from "../../../medusa/accounts/notifications";
import { deleteCartsOf } from "../../../medusa/carts/carts";
import { forgetInAudit } from "../../foundations/audit";
import { forgetAlertsOf } from "../../sales/stock-alerts";

/**
 * Removes personal data outside account and orders: carts, messages, the newsletter, alerts of products, mails, the audit log's labels.
 */
export async function eraseTraces(sql: Knex.Transaction, { customerId, email }: LockedPerson): Promise<void> {
	await deleteCartsOf(sql, customerId, email);
	await deletePaymentAccounts(sql, customerId);
	// Medusa Admin records customers without e-mail. An empty one is part of every text, and would be found in mails to others.
	if (email === "") return;
	await deleteNotificationsTo(sql, email);
	await sql("contact_message").where({ email }).delete();
	await sql("newsletter_reader")
		.where({ email: normaliseEmail(email) })
		.delete();
	await forgetAlertsOf(sql, email);
	await sql.raw("DELETE FROM mail_outbox WHERE recipient = ? OR (status <> 'SENT' AND data ~* ?)", [
		email,
		wholeEmail(email),
	]);
	await forgetInAudit(sql, email);
}
