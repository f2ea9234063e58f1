import { rows, type Sql } from "../../../lib/database/sql";
import type { Invariants } from "./invariants";

/** What an invariant read when the sweep last looked. */
export interface NotedInvariant {
	name: keyof Invariants;
	count: number;
	readAt: Date;
}

/** Stores the sweep's result, because computing it reads all orders. */
export async function noteInvariants(sql: Sql, invariants: Invariants, readAt: Date): Promise<void> {
	const noted = Object.entries(invariants).map(([name, count]) => ({ name, count, read_at: readAt }));
	await sql("order_invariant").insert(noted).onConflict("name").merge();
}

/** What the invariants read last, at most five minutes ago while a worker is there. None before the first sweep. */
export function readNotedInvariants(sql: Sql): Promise<NotedInvariant[]> {
	return rows(sql, "select name, count, read_at from order_invariant order by name");
}
