import { normaliseEmail } from "@confiserie/domain/customers/email";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { deletePaymentAccounts, type LockedPerson } from "../../../medusa/accounts/erasure";
import { deleteNotificationsTo } from "../../../medusa/accounts/notifications";
import { deleteCartsOf } from "../../../medusa/carts/carts";
import { forgetInAudit } from "../../foundations/audit";
import { forgetAlertsOf } from "../../sales/stock-alerts";

/**
 * Removes personal data outside account and orders: carts, messages, the newsletter, alerts of products, mails, counted attempts, the audit
 * log's labels.
 */
export async function eraseTraces(sql: Knex.Transaction, { customerId, email }: LockedPerson): Promise<void> {
	await deleteCartsOf(sql, customerId, email);
	await deletePaymentAccounts(sql, customerId);
	await deleteNotificationsTo(sql, email);
	await sql("contact_message").where({ email }).delete();
	await sql("newsletter_reader")
		.where({ email: normaliseEmail(email) })
		.delete();
	await forgetAlertsOf(sql, email);
	await sql.raw("DELETE FROM mail_outbox WHERE recipient = ? OR (status <> 'SENT' AND strpos(data, ?) > 0)", [
		email,
		email,
	]);
	await sql.raw("DELETE FROM throttle_window WHERE strpos(key, ?) > 0", [email]);
	await forgetInAudit(sql, email);
}
