import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { SqlFragment } from "./text-query";

/** Counts kept of one version of what is searched. */
const MOST = 1000;
let known: { version: string; counts: Map<string, Promise<number>> } = { version: "", counts: new Map() };

/**
 * How many products a condition holds for. A count reads them all, so it is kept for as long as no product changes; one that
 * depends on the stock is made each time.
 */
export function countOf(database: Knex, where: SqlFragment, version: string): Promise<number> {
	if (/\bin_stock\b/.test(where.sql)) return count(database, where);
	if (known.version !== version || known.counts.size >= MOST) known = { version, counts: new Map() };
	const { counts } = known;
	const key = JSON.stringify([where.sql, where.values]);
	const kept = counts.get(key);
	if (kept) return kept;
	const counted = count(database, where);
	counts.set(key, counted);
	counted.catch(() => counts.delete(key));
	return counted;
}

/** The same, counted now. */
export async function count(database: Knex, { sql, values }: SqlFragment): Promise<number> {
	const { rows } = await database.raw<{ rows: { count: number }[] }>(
		`SELECT count(*)::int AS count FROM product_search WHERE ${sql}`,
		values,
	);
	return rows[0]?.count ?? 0;
}
