import { Readable } from "node:stream";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { ObjectStore } from "../../../lib/objects/object-store";
import { AREAS, type ShopFiles } from "../../../uploads/shop-files";
import type { Key } from "./archive/cipher";
import { BackupFailure } from "./archive/failure";
import type { Manifest } from "./archive/manifest";
import { openArchive, verifyArchive } from "./archive/unpack";
import { loadTable, replaceTables, setSequence } from "./database/load";
import { holdsShop, readMigrations, readTables } from "./database/schema";
import { nameOfRelease, thisRelease } from "./release";

/** An archive, and how it is opened. */
export interface StoredArchive {
	store: ObjectStore;
	file: string;
	key: Key;
}

/** Where it goes: a database that the migrations of the same release made, and the places of the files. */
export interface RestorePlan {
	pool: Knex;
	files: ShopFiles;
	/** Replace a shop that is there. */
	force: boolean;
}

/** Reads an archive to its end and compares every byte with what was written. @throws BackupFailure */
export async function verifyBackup(archive: StoredArchive): Promise<Manifest> {
	return verifyArchive(archive.file, await read(archive), archive.key);
}

/**
 * Puts everything that an archive holds in the place of what is there: the database in one transaction, the files before it
 * ends. Reads the whole archive first. Needs no right beyond those of the tables' owner.
 * @throws BackupFailure, then everything is as before
 */
export async function restoreBackup(archive: StoredArchive, { pool, files, force }: RestorePlan): Promise<Manifest> {
	const manifest = await verifyBackup(archive);
	await pool.transaction(async (sql) => {
		await sql.raw("set local statement_timeout = 0");
		await sql.raw("set local idle_in_transaction_session_timeout = 0");
		await sql.raw("set local lock_timeout = '10s'");
		await refuseOtherRelease(sql, manifest);
		if (!force && (await holdsShop(sql)))
			throw new BackupFailure(
				"Cette base contient déjà une boutique. Restaurez dans une base vide, ou ajoutez --force pour la remplacer.",
			);
		const added: (() => Promise<void>)[] = [];
		try {
			await replaceTables(sql, () => loadAll(sql, archive, manifest, files, added));
			for (const sequence of manifest.sequences) await setSequence(sql, sequence);
		} catch (error) {
			for (const undo of added) await undo();
			throw asFailure(error);
		}
	});
	// What the planner knows of the tables is not part of them.
	await pool.raw("analyze");
	return manifest;
}

async function read({ store, file }: StoredArchive): Promise<Readable> {
	const found = await store.read(file);
	if (!found) throw new BackupFailure(`Il n'y a pas de sauvegarde « ${file} » dans ${store.address}.`);
	return found.content;
}

/** @param added receives a function that removes each new file again */
async function loadAll(
	sql: Knex.Transaction,
	archive: StoredArchive,
	{ tables }: Manifest,
	files: ShopFiles,
	added: (() => Promise<void>)[],
): Promise<void> {
	const loaded = new Map<string, number>();
	const known = new Map(await Promise.all(AREAS.map(async (area) => [area, await namesIn(files[area])] as const)));
	for await (const { name, content } of openArchive(archive.file, await read(archive), archive.key)) {
		const [kind, place = "", ...path] = name.split("/");
		const table = kind === "database" ? tables.find((table) => table.name === place) : undefined;
		const area = kind === "files" ? AREAS.find((area) => area === place) : undefined;
		if (table) loaded.set(place, (loaded.get(place) ?? 0) + (await loadTable(sql, table, content)));
		else if (area) {
			const file = path.join("/");
			if (!known.get(area)?.has(file)) added.push(() => files[area].remove(file));
			await files[area].write(file, Readable.from(content));
		} else for await (const _ of content);
	}
	const short = tables.find(({ name, rows }) => (loaded.get(name) ?? 0) !== rows);
	if (short)
		throw new BackupFailure(`La table ${short.name} n'a pas repris ses ${short.rows} lignes. Rien n'a été modifié.`);
}

async function namesIn(store: ObjectStore): Promise<Set<string>> {
	const names = new Set<string>();
	for await (const { name } of store.list()) names.add(name);
	return names;
}

/** Tables of another form would take the rows wrongly or not at all. */
async function refuseOtherRelease(sql: Knex.Transaction, { migrations, tables, release }: Manifest): Promise<void> {
	const here = { migrations: await readMigrations(sql), tables: await readTables(sql) };
	const form = (made: typeof here) => [
		...made.migrations,
		...made.tables.map(({ name, columns }) => `${name} ${columns}`),
	];
	const [there, mine] = [form({ migrations, tables }), form(here)];
	const missing = there.filter((part) => !mine.includes(part));
	const surplus = mine.filter((part) => !there.includes(part));
	if (missing.length + surplus.length === 0) return;
	throw new BackupFailure(
		`Cette sauvegarde vient de la version ${nameOfRelease(release)}, la base est celle de ${nameOfRelease(await thisRelease())} : ${
			missing.length > 0 ? `il manque ici « ${missing[0]} »` : `il y a ici en plus « ${surplus[0]} »`
		}. Restaurez avec la version de la sauvegarde (git checkout), puis mettez à jour.`,
	);
}

function asFailure(error: unknown): unknown {
	const code = error instanceof Error && "code" in error ? error.code : undefined;
	if (code === "55P03")
		return new BackupFailure("La base est en service : arrêtez la boutique avant de restaurer. Rien n'a été modifié.");
	if (code === "ENOSPC" || code === "53100")
		return new BackupFailure("Il n'y a plus de place sur le disque. Rien n'a été modifié.", { cause: error });
	return error;
}
