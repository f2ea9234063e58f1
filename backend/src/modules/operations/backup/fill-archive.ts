import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { AREAS, type ShopFiles } from "../../../uploads/shop-files";
import { MANIFEST, type Manifest, type Part } from "./archive/manifest";
import type { AddEntry } from "./archive/pack";
import { dumpTable, rowsIn } from "./database/dump";
import { readMigrations, readSequences, readTables } from "./database/schema";
import { thisRelease } from "./release";

/** A snapshot of the database that is held, and the files. */
interface Source {
	sql: Knex.Transaction;
	files: ShopFiles;
	startedAt: Date;
}

/**
 * Adds everything to an archive: the tables as of the snapshot, then the files, then what all of it must come to. A file
 * that the snapshot names was written before it, and those are never changed: so files may come after the tables.
 */
export async function fillArchive({ sql, files, startedAt }: Source, add: AddEntry): Promise<void> {
	const parts: Part[] = [];
	const tables: Manifest["tables"] = [];
	for (const table of await readTables(sql)) {
		let rows = 0;
		let number = 0;
		for await (const content of dumpTable(sql, table)) {
			number += 1;
			rows += rowsIn(content);
			parts.push(await add({ name: partName(table.name, number), bytes: content.length, content }));
		}
		tables.push({ ...table, rows });
	}
	// Sequences know no snapshot: read after the tables, they are beyond every number in them.
	const sequences = await readSequences(sql);
	for (const area of AREAS)
		for await (const { name } of files[area].list()) {
			// Removed meanwhile: nothing shows it.
			const file = await files[area].read(name);
			if (file) parts.push(await add({ ...file, name: `files/${area}/${name}` }));
		}
	const manifest: Manifest = {
		format: 1,
		startedAt: startedAt.toISOString(),
		release: await thisRelease(),
		migrations: await readMigrations(sql),
		tables,
		sequences,
		parts,
	};
	const content = Buffer.from(JSON.stringify(manifest));
	await add({ name: MANIFEST, bytes: content.length, content });
}

const partName = (table: string, number: number) => `database/${table}/${String(number).padStart(6, "0")}.copy`;
