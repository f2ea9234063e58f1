import type { Env } from "../../config/env";
import { bucketOf } from "../../config/storage-settings";
import { BucketStore } from "../../lib/objects/bucket-store";
import { FolderStore, OWNER_ONLY } from "../../lib/objects/folder-store";
import type { ObjectStore } from "../../lib/objects/object-store";
import { begunAt } from "../../modules/operations/backup";

export interface StoredBackup {
	file: string;
	bytes: number;
	startedAt: Date;
}

/** The backup target of this shop; undefined when none is configured. */
export function backupPlace(env: Env): ObjectStore | undefined {
	if (env.BACKUP_DIR) return new FolderStore(env.BACKUP_DIR, OWNER_ONLY);
	if (!env.BACKUP_BUCKET) return undefined;
	const { account, bucket, prefix } = bucketOf(env, env.BACKUP_BUCKET);
	return new BucketStore(account, bucket, prefix);
}

/** The backups of a place, newest first. Other files in it are none of ours. */
export async function listBackups(place: ObjectStore): Promise<StoredBackup[]> {
	const found: StoredBackup[] = [];
	for await (const { name, bytes } of place.list()) {
		const startedAt = begunAt(name);
		if (startedAt) found.push({ file: name, bytes, startedAt });
	}
	return found.sort((one, other) => other.startedAt.getTime() - one.startedAt.getTime());
}
