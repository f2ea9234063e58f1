import { one, type Sql } from "../../../lib/database/sql";

/** A try to back the shop up. `location` is a folder or s3://bucket/prefix, without secrets. */
interface Tried {
	startedAt: Date;
	finishedAt: Date;
	location: string;
}

/** A backup that was written whole. */
export interface GoodBackup extends Tried {
	file: string;
	bytes: number;
}

/** One that came to nothing, and why. */
export interface FailedBackup extends Tried {
	error: string;
}

/** What is known of the latest tries: either is missing where there was none. */
export interface BackupState {
	/** When the latest was begun, and why it failed if it did. */
	last?: { startedAt: Date; error: string | null };
	lastGood?: GoodBackup;
}

/** Records the result of an attempt. */
export async function recordBackup(
	db: Sql,
	{ startedAt, finishedAt, location, ...outcome }: GoodBackup | FailedBackup,
) {
	await db("backup_record").insert({ started_at: startedAt, finished_at: finishedAt, location, ...outcome });
}

/** The latest try and the latest good backup of this database. One that was restored knows those before its own. */
export async function readBackupState(sql: Sql): Promise<BackupState> {
	const newest = "order by started_at desc, id desc limit 1";
	const last = await one<{ startedAt: Date; error: string | null }>(
		sql,
		`select started_at, error from backup_record ${newest}`,
	);
	const lastGood = await one<Omit<GoodBackup, "bytes"> & { bytes: string }>(
		sql,
		`select started_at, finished_at, location, file, bytes from backup_record where error is null ${newest}`,
	);
	return { ...(last && { last }), ...(lastGood && { lastGood: { ...lastGood, bytes: Number(lastGood.bytes) } }) };
}
