import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { inTransaction, lock } from "../../../lib/database/sql";

/** One change of the team after the other: two at once must not take the last two owners. */
export function alone<Result>(pool: Knex, work: (sql: Knex.Transaction) => Promise<Result>): Promise<Result> {
	return inTransaction(pool, async (sql) => {
		await lock(sql, "administrators");
		return work(sql);
	});
}
