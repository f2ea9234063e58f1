import { finished } from "node:stream/promises";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { to as copyTo } from "pg-copy-streams";
import { connectionOf, copied } from "./connection";
import type { Table } from "./schema";

/** Large enough for few parts, small enough for a flat memory. */
const PART_BYTES = 4 * 1024 * 1024;
/** A line feed only ends rows; those in a text are escaped. */
const ROW_END = 10;

/**
 * The rows of a table in COPY's text form, in parts of a few megabytes and whole rows. Left half-way it
 * reads the rest for nothing: the connection is of no use before.
 */
export async function* dumpTable(sql: Knex.Transaction, table: Table): AsyncGenerator<Buffer> {
	const connection = await connectionOf(sql);
	const rows = connection.query(copyTo(`copy ${copied(table)} to stdout`));
	let chunks: Buffer[] = [];
	let bytes = 0;
	try {
		for await (const chunk of rows.iterator({ destroyOnReturn: false })) {
			chunks.push(chunk);
			bytes += chunk.length;
			const lastRow = chunk.lastIndexOf(ROW_END) + 1;
			if (bytes < PART_BYTES || lastRow === 0) continue;
			const end = bytes - chunk.length + lastRow;
			const part = Buffer.concat(chunks);
			yield part.subarray(0, end);
			chunks = [part.subarray(end)];
			bytes -= end;
		}
	} finally {
		await finished(rows.resume());
	}
	if (bytes > 0) yield Buffer.concat(chunks);
}

export function rowsIn(part: Buffer): number {
	let count = 0;
	for (let at = part.indexOf(ROW_END); at !== -1; at = part.indexOf(ROW_END, at + 1)) count += 1;
	return count;
}
