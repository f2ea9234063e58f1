import type { Knex } from "@medusajs/framework/mikro-orm/knex";

/** Removes the engine's records of attempts to send a mail, with the addresses, from before. Returns how many. */
export function deleteNotifications(pool: Knex, before: Date): Promise<number> {
	return pool("notification").where("created_at", "<", before).delete();
}
