import { daysBefore, RETENTION, yearsBefore } from "@confiserie/domain/personal-data/retention";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { deleteNotifications } from "../../../medusa/accounts/notifications";
import { forgetArchives } from "../../documents/invoicing";
import { forgetDeliveries } from "../../terms/channels";

/** Removes messages of the contact form. Returns how many. */
export async function forgetContactMessages(pool: Knex, now: Date): Promise<number> {
	const before = yearsBefore(now, RETENTION.contactMessageYears);
	return pool("contact_message").where("created_at", "<", before).delete();
}

/**
 * Removes to whom mails went, what the payment provider reported and was dealt with, and whatever expires by itself but
 * waits for the next of its kind to be tidied away. Returns how many.
 */
export async function forgetTraces(pool: Knex, now: Date): Promise<number> {
	const before = yearsBefore(now, RETENTION.traceYears);
	const traces = await Promise.all([
		// A mail that is still to go out tells of something that happened: it is not a trace yet.
		pool("mail_outbox").where("created_at", "<", before).whereNot({ status: "QUEUED" }).delete(),
		deleteNotifications(pool, before),
		pool("order_batch").where("ended_at", "<", before).delete(),
		pool("product_batch").where("ended_at", "<", before).delete(),
		pool("import_run").where("ended_at", "<", daysBefore(now, RETENTION.importDays)).delete(),
		forgetArchives(pool, now),
		pool("shop_alert_notice").where("done_at", "<", before).delete(),
		forgetDeliveries(pool, daysBefore(now, RETENTION.webhookDays)),
		pool("webhook_inbox").where("processed_at", "<", before).delete(),
		pool("account_ticket").where("expires_at", "<", now).delete(),
		pool("throttle_window").where("expires_at", "<", now).delete(),
	]);
	return traces.reduce((sum, count) => sum + count, 0);
}
