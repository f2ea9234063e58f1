import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ObjectStore } from "../../backend/src/lib/objects/object-store";
import { type BackupPlan, makeBackup } from "../../backend/src/modules/operations/backup/make-backup";
import { readBackupState } from "../../backend/src/modules/operations/backup/records";
import {
	restoreBackup,
	type StoredArchive,
	verifyBackup,
} from "../../backend/src/modules/operations/backup/restore-backup";
import type { ShopFiles } from "../../backend/src/uploads/shop-files";
import { backedUp, damaged, PASSPHRASE, temporaryFolders } from "../support/backups";
import { shopUnderTest } from "../support/context";
import { openPool } from "../support/order-context";
import { databaseBeside, type TestDatabase } from "../support/template";

type Folders = Awaited<ReturnType<typeof temporaryFolders>>;
let folders: Folders;
let pool: ReturnType<typeof openPool>;
let elsewhere: TestDatabase;
let target: ReturnType<typeof openPool>;
let files: ShopFiles;
let plan: BackupPlan;
let archive: StoredArchive;

beforeAll(async () => {
	folders = await temporaryFolders();
	files = folders.filesIn("files");
	await files.public.write("demo/a.webp", Readable.from(["picture"]));
	await files.private.write("private-1.csv", Readable.from(["export"]));
	elsewhere = await databaseBeside(shopUnderTest().databaseUrl);
	pool = openPool(4);
	target = openPool(4, elsewhere.url);
	const lock = { passphrase: PASSPHRASE };
	plan = { pool, files, target: folders.backups, lock, now: () => new Date(Date.now()) };
	archive = await backedUp(plan);
});
afterAll(async () => {
	await Promise.all([pool.destroy(), target.destroy()]);
	await elsewhere.drop();
	await folders.remove();
});

/** Everything in the other database that tells one shop from another. */
const contents = async (of: typeof pool) => {
	const { rows } = await of.raw(`select
		(select json_agg(t order by id) from order_book t) as orders, (select json_agg(t order by id) from product t) as products,
		(select json_agg(t order by id) from payment_ledger t) as ledger,
		(select json_agg(t order by sequencename) from pg_sequences t where schemaname = 'public') as sequences,
		(select json_agg(pg_get_constraintdef(oid) order by conrelid::regclass::text, conname) from pg_constraint) as keys,
		(select json_agg(tgname::text || tgenabled::text order by tgname, tgrelid) from pg_trigger where not tgisinternal) as triggers`);
	return rows[0];
};

test("what is restored is what was backed up: rows, sequences, keys, triggers and files", async () => {
	const manifest = await verifyBackup(archive);
	const there = folders.filesIn("restored");
	await restoreBackup(archive, { pool: target, files: there, force: true });
	for (const { name, rows } of manifest.tables) expect(Number((await target(name).count())[0]?.count), name).toBe(rows);
	const file = await there.public.read("demo/a.webp");
	expect(file && (await text(file.content))).toBe("picture");
	const secret = await there.private.read("private-1.csv");
	expect(secret && (await text(secret.content))).toBe("export");
	// And what it makes of that is the same backup again, but for when.
	const again = await verifyBackup(await backedUp({ ...plan, pool: target, files: there, now: () => new Date(0) }));
	const sameBut = ({ tables, sequences, migrations }: typeof manifest) => ({ tables, sequences, migrations });
	expect(sameBut(again)).toEqual(sameBut(manifest));
	expect(again.parts).toEqual(manifest.parts);
});

describe("a restoration that is refused says why and changes nothing", () => {
	const refused = async (broken: StoredArchive, force = true) => {
		const before = await contents(target);
		const there = folders.filesIn("refused");
		const why = await restoreBackup(broken, { pool: target, files: there, force }).then(
			() => "restored",
			(error) => String(error.message),
		);
		expect(await contents(target)).toEqual(before);
		for await (const { name } of there.public.list()) expect(name).toBe("nothing");
		return why;
	};

	test("into a database with a shop in it, unless that is to be replaced", async () => {
		expect(await refused(archive, false)).toMatch(/contient déjà une boutique.*--force/);
	});
	test.each([
		["one bit flipped near the end", (bytes: Buffer) => flipped(bytes, bytes.length - 5_000)],
		["one bit flipped in the middle", (bytes: Buffer) => flipped(bytes, bytes.length >> 1)],
		["the last byte missing", (bytes: Buffer) => bytes.subarray(0, -1)],
		["half of it missing", (bytes: Buffer) => bytes.subarray(0, bytes.length >> 1)],
		["nothing in it", (bytes: Buffer) => bytes.subarray(0, 0)],
	])("encrypted, with %s", async (_what, change) => {
		expect(await refused(await damaged(archive, change))).toMatch(/abîmée ou incomplète/);
	});
	let open: StoredArchive | undefined;
	test.each([
		["one bit flipped in the middle", (bytes: Buffer) => flipped(bytes, bytes.length >> 1)],
		["the last byte missing", (bytes: Buffer) => bytes.subarray(0, -1)],
		["half of it missing", (bytes: Buffer) => bytes.subarray(0, bytes.length >> 1)],
	])("not encrypted, with %s", async (_what, change) => {
		open ??= await backedUp({ ...plan, lock: {}, now: () => new Date(86_400_000) });
		expect(await refused(await damaged(open, change))).toMatch(/abîmée ou incomplète/);
	});
	test("with another passphrase, and with none", async () => {
		expect(await refused({ ...archive, key: { passphrase: "x".repeat(64) } })).toMatch(
			/phrase secrète.*n'est pas celle/,
		);
		expect(await refused({ ...archive, key: {} })).toMatch(/BACKUP_PASSPHRASE/);
	});
	test("from another release, which it names", async () => {
		await target.raw("insert into script_migrations (script_name) values ('of-another-release.js')");
		try {
			expect(await refused(archive)).toMatch(/version 0\.1\.0.*en plus « script of-another-release.js »/);
		} finally {
			await target("script_migrations").where({ script_name: "of-another-release.js" }).delete();
		}
	});
	test("while the files have no place to go", async () => {
		const there = folders.filesIn("full");
		const full: ShopFiles = { ...there, private: failing(there.private) };
		const before = await contents(target);
		await expect(restoreBackup(archive, { pool: target, files: full, force: true })).rejects.toThrow(/plus de place/);
		expect(await contents(target)).toEqual(before);
		for await (const { name } of there.public.list()) expect(name).toBe("nothing");
	});
});

describe("a backup that fails", () => {
	test("on a full disk says so, leaves nothing, and is known for it", async () => {
		const { backups } = folders;
		const names = async () => {
			const found: string[] = [];
			for await (const { name } of backups.list()) found.push(name);
			return found.sort();
		};
		const before = await names();
		const broken = makeBackup({ ...plan, target: failing(backups), now: () => new Date(Date.UTC(2100, 1, 1)) });
		await expect(broken).rejects.toThrow(/plus de place/);
		expect(await names()).toEqual(before);
		const { last, lastGood } = await readBackupState(pool);
		expect(last?.error).toMatch(/plus de place/);
		expect(lastGood?.file).toBe(archive.file);
		await pool("backup_record")
			.where("started_at", ">", new Date(Date.UTC(2100, 0, 1)))
			.delete();
	});

	test("leaves the connections as they were: the next one succeeds", async () => {
		for (let time = 1; time <= 6; time++)
			await expect(makeBackup({ ...plan, target: failing(folders.backups) })).rejects.toThrow();
		await expect(makeBackup({ ...plan, now: () => new Date(2 * 86_400_000) })).resolves.toBeDefined();
	});
});

test("of two that begin at once one is made", async () => {
	const made = await Promise.all([3, 4].map((day) => makeBackup({ ...plan, now: () => new Date(day * 86_400_000) })));
	expect(made.filter(Boolean)).toHaveLength(1);
});

const flipped = (bytes: Buffer, at: number) => {
	const changed = Buffer.from(bytes);
	changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
	return changed;
};

/** A store whose disk is full after the first bytes of a file. */
const failing = (store: ObjectStore): ObjectStore => ({
	address: store.address,
	list: () => store.list(),
	read: (name) => store.read(name),
	remove: (name) => store.remove(name),
	removeUnfinished: (before) => store.removeUnfinished(before),
	write: (name, content) => {
		async function* first() {
			for await (const chunk of content) {
				yield chunk;
				throw Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
			}
		}
		return store.write(name, Readable.from(first()));
	},
});
