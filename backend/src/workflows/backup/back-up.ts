import { isBackupDue, outdatedBackups } from "@confiserie/domain/operations/backup";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import type { Env } from "../../config/env";
import { shopTime } from "../../lib/database/clock";
import type { ObjectStore } from "../../lib/objects/object-store";
import { type BackupPlan, type GoodBackup, makeBackup } from "../../modules/operations/backup";
import { openShopFiles } from "../../uploads/shop-files";
import { listBackups } from "./places";

/** What came of it: the backup, and how many old ones were removed after it. */
export interface BackedUp extends GoodBackup {
	removed: number;
}

/**
 * Backs the shop up into that place and removes outdated backups there.
 * @returns undefined when another process is running a backup
 * @throws {BackupFailure}
 */
export function backUp(scope: MedusaContainer, env: Env, place: ObjectStore): Promise<BackedUp | undefined> {
	return run(planOf(scope, env, place), env);
}

/** The same, unless today's backup has been made already or has just failed. */
export function backUpWhenDue(scope: MedusaContainer, env: Env, place: ObjectStore): Promise<BackedUp | undefined> {
	const isDue: BackupPlan["isDue"] = ({ last, lastGood }) =>
		isBackupDue({ lastGood: lastGood?.startedAt, lastTry: last?.startedAt }, shopTime());
	return run({ ...planOf(scope, env, place), isDue }, env);
}

function planOf(scope: MedusaContainer, env: Env, target: ObjectStore): BackupPlan {
	return {
		pool: scope.resolve(ContainerRegistrationKeys.PG_CONNECTION),
		files: openShopFiles(env),
		target,
		lock: { passphrase: env.BACKUP_PASSPHRASE, recipient: env.BACKUP_RECIPIENT },
		now: shopTime,
	};
}

async function run(plan: BackupPlan, env: Env): Promise<BackedUp | undefined> {
	const backup = await makeBackup(plan);
	if (!backup) return undefined;
	const stored = await listBackups(plan.target);
	const outdated = outdatedBackups(
		stored.map(({ startedAt }) => startedAt),
		{ days: env.BACKUP_KEEP_DAYS, weeks: env.BACKUP_KEEP_WEEKS },
	);
	const old = stored.filter(({ startedAt }) => outdated.includes(startedAt));
	for (const { file } of old) await plan.target.remove(file);
	return { ...backup, removed: old.length };
}
