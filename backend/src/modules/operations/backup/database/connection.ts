import type { Knex } from "@medusajs/framework/mikro-orm/knex";

/** The driver's connection under a transaction, for COPY, which the query builder does not speak. */
export interface CopyConnection {
	query<Stream>(stream: Stream): Stream;
}

export function connectionOf(sql: Knex.Transaction): Promise<CopyConnection> {
	return sql.client.acquireConnection();
}

/** A name as SQL wants it. */
export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** `table (column, …)`, as COPY takes it. */
export const copied = ({ name, columns }: { name: string; columns: readonly string[] }) =>
	`${quoted(name)} (${columns.map(quoted).join(", ")})`;
