import { randomBytes } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { FolderStore } from "../../backend/src/lib/objects/folder-store";
import { type BackupPlan, makeBackup } from "../../backend/src/modules/operations/backup/make-backup";
import type { StoredArchive } from "../../backend/src/modules/operations/backup/restore-backup";
import type { ShopFiles } from "../../backend/src/uploads/shop-files";

export const PASSPHRASE = randomBytes(32).toString("hex");

/** Temporary folders of a test, and their removal. */
export async function temporaryFolders() {
	const root = await mkdtemp(join(tmpdir(), "backup-"));
	const filesIn = (name: string): ShopFiles => ({
		public: new FolderStore(join(root, name, "public")),
		private: new FolderStore(join(root, name, "private")),
	});
	return {
		root,
		filesIn,
		backups: new FolderStore(join(root, "backups")),
		remove: () => rm(root, { recursive: true }),
	};
}

/** Makes a backup that must succeed. */
export async function backedUp(plan: BackupPlan): Promise<StoredArchive> {
	const made = await makeBackup(plan);
	if (!made) throw new Error("Another backup is under way.");
	return { store: plan.target, file: made.file, key: { passphrase: PASSPHRASE } };
}

/** The same archive with its bytes changed. */
export async function damaged(
	{ store, file, key }: StoredArchive,
	change: (bytes: Buffer) => Buffer,
): Promise<StoredArchive> {
	const whole = await store.read(file);
	const chunks: Buffer[] = [];
	for await (const chunk of whole?.content ?? []) chunks.push(chunk);
	await writeFile(join(store.address, `damaged-${file}`), change(Buffer.concat(chunks)));
	return { store, file: `damaged-${file}`, key };
}
