import { daysBefore, RETENTION } from "@confiserie/domain/personal-data/retention";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { rows } from "../../../lib/database/sql";
import { deleteIdleCarts, deleteNamelessGuests, deleteUnusedAddresses } from "../../../medusa/carts/carts";
import { BATCH, forgetInBatches } from "./in-batches";

/**
 * Removes carts of the Store API idle for days, completed ones too: their orders say what was sold. A guest without
 * purchases goes with the last of them. Returns how many carts.
 */
export async function forgetIdleCarts(pool: Knex, now: Date): Promise<number> {
	const before = daysBefore(now, RETENTION.idleCartDays);
	const forgotten = await forgetInBatches(pool, (sql) => forgetSome(sql, before));
	await deleteUnusedAddresses(pool);
	return forgotten;
}

async function forgetSome(sql: Knex.Transaction, before: Date): Promise<number> {
	const customers = await deleteIdleCarts(sql, before, BATCH);
	const known = customers.filter((id) => id !== null);
	const idle = await rows<{ id: string }>(
		sql,
		`select id from unnest(?::text[]) as seen(id)
			where not exists (select 1 from order_book where order_book.customer_id = seen.id)`,
		[known],
	);
	await deleteNamelessGuests(
		sql,
		idle.map(({ id }) => id),
	);
	return customers.length;
}
