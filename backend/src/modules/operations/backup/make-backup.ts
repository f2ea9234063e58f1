import { createHash } from "node:crypto";
import { Transform } from "node:stream";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { one } from "../../../lib/database/sql";
import { messageOf } from "../../../lib/message-of";
import { checksumOf } from "../../../lib/objects/checksum";
import type { ObjectStore } from "../../../lib/objects/object-store";
import type { ShopFiles } from "../../../uploads/shop-files";
import { isLocked, type Lock } from "./archive/cipher";
import { BackupFailure } from "./archive/failure";
import { packArchive } from "./archive/pack";
import { fileNameOf } from "./file-name";
import { fillArchive } from "./fill-archive";
import { type BackupState, type GoodBackup, readBackupState, recordBackup } from "./records";

/** What a backup is made of, and where it goes. */
export interface BackupPlan {
	pool: Knex;
	files: ShopFiles;
	target: ObjectStore;
	lock: Lock;
	now: () => Date;
	/** Decides whether the backup is still needed, under the lock that excludes others. Always needed without it. */
	isDue?: (state: BackupState) => boolean;
}

/** A write that ended in a kill is this old before its rest is removed: none takes as long. */
const UNFINISHED_MS = 24 * 60 * 60_000;

/**
 * Writes the whole database and all files into one archive, as of one instant, while the shop goes on: a read-only
 * snapshot, so that no order waits for it. Verifies it by reading it back, and records the result as a row.
 * @returns undefined when another process is running a backup, or when it is no longer due
 * @throws BackupFailure; whatever was written is removed
 */
export function makeBackup(plan: BackupPlan): Promise<GoodBackup | undefined> {
	return plan.pool.transaction(async (sql) => {
		await sql.raw("set transaction isolation level repeatable read, read only");
		// It takes as long as it takes, and waits on a slow store in between.
		await sql.raw("set local statement_timeout = 0");
		await sql.raw("set local idle_in_transaction_session_timeout = 0");
		const lock = await one<{ mine: boolean }>(
			sql,
			"select pg_try_advisory_xact_lock(hashtextextended('backup', 0)) as mine",
		);
		const isWanted = lock?.mine && (plan.isDue?.(await readBackupState(sql)) ?? true);
		return isWanted ? attempt(sql, plan) : undefined;
	});
}

/** Recorded while the lock is held, over another connection: this one only reads. */
async function attempt(sql: Knex.Transaction, plan: BackupPlan): Promise<GoodBackup> {
	const { pool, target, now } = plan;
	const begun = { startedAt: now(), location: target.address };
	try {
		const written = await writeArchive(sql, plan, begun.startedAt);
		const backup = { ...begun, finishedAt: now(), ...written };
		await recordBackup(pool, backup);
		return backup;
	} catch (error) {
		const failure = asFailure(error, target);
		await recordBackup(pool, { ...begun, finishedAt: now(), error: failure.message });
		throw failure;
	}
}

async function writeArchive(sql: Knex.Transaction, plan: BackupPlan, startedAt: Date) {
	const { target, files, lock } = plan;
	const file = fileNameOf(startedAt, isLocked(lock));
	await target.removeUnfinished(new Date(startedAt.getTime() - UNFINISHED_MS));
	const { archive, filled } = await packArchive((add) => fillArchive({ sql, files, startedAt }, add), lock);
	const hash = createHash("sha256");
	let bytes = 0;
	const counted = new Transform({
		transform(chunk: Buffer, _encoding, done) {
			hash.update(chunk);
			bytes += chunk.length;
			done(null, chunk);
		},
	});
	archive.once("error", (error) => counted.destroy(error));
	counted.once("close", () => archive.destroy());
	try {
		await target.write(file, archive.pipe(counted), "application/octet-stream");
	} finally {
		// Until then the snapshot's connection is in use.
		await filled;
	}
	if ((await checksumOf(target, file)) !== hash.digest("hex")) {
		await target.remove(file);
		throw new BackupFailure(`Ce qui se relit dans ${target.address} n'est pas ce qui y a été écrit.`);
	}
	return { file, bytes };
}

function asFailure(error: unknown, { address }: ObjectStore): BackupFailure {
	if (error instanceof BackupFailure) return error;
	const isFull = error instanceof Error && "code" in error && error.code === "ENOSPC";
	const why = isFull ? `il n'y a plus de place dans ${address}` : `${messageOf(error)}, en écrivant dans ${address}`;
	return new BackupFailure(`La sauvegarde n'a pas pu être faite : ${why}. Rien n'y a été laissé.`, { cause: error });
}
