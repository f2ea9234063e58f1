import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { Sql } from "../../lib/database/sql";

/** Removes Medusa's records of attempts to send a mail, with the addresses, from before. Returns how many. */
export function deleteNotifications(pool: Knex, before: Date): Promise<number> {
	return pool("notification").where("created_at", "<", before).delete();
}

/** Removes those of mails to one address, and of mails that are answered to it. */
export async function deleteNotificationsTo(sql: Sql, email: string): Promise<void> {
	await sql("notification").where({ to: email }).orWhereRaw("provider_data ->> 'replyTo' = ?", [email]).delete();
}
