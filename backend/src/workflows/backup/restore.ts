import { basename, dirname, resolve } from "node:path";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import type { Env } from "../../config/env";
import { FolderStore } from "../../lib/objects/folder-store";
import { BackupFailure, restoreBackup, type StoredArchive } from "../../modules/operations/backup";
import { readInvariants } from "../../modules/operations/order-jobs";
import { openShopFiles } from "../../uploads/shop-files";
import { backupPlace, listBackups } from "./places";

/** What was restored, and the violated invariants of the order service: none, in a sound shop. */
export interface Restored {
	startedAt: Date;
	rows: number;
	files: number;
	broken: string[];
}

/**
 * Puts a backup in the place of this shop's database and files.
 * @throws {BackupFailure} then everything is as before
 */
export async function restore(
	scope: MedusaContainer,
	env: Env,
	archive: StoredArchive,
	force: boolean,
): Promise<Restored> {
	const pool = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	const { startedAt, tables, parts } = await restoreBackup(archive, { pool, files: openShopFiles(env), force });
	const invariants = Object.entries(await readInvariants(pool));
	return {
		startedAt: new Date(startedAt),
		rows: tables.reduce((sum, table) => sum + table.rows, 0),
		files: parts.filter(({ name }) => name.startsWith("files/")).length,
		broken: invariants.flatMap(([name, count]) => (count === 0 ? [] : [`${name} : ${count}`])),
	};
}

/**
 * The archive that a word means: "latest", a file of the place of backups, or a path of this machine.
 * @throws {BackupFailure} when there is none
 */
export async function findArchive(env: Env, word: string, workingDirectory: string): Promise<StoredArchive> {
	const key = { passphrase: env.BACKUP_PASSPHRASE, identity: env.BACKUP_IDENTITY };
	if (word.includes("/"))
		return { store: new FolderStore(resolve(workingDirectory, dirname(word))), file: basename(word), key };
	const store = backupPlace(env);
	if (!store) throw new BackupFailure("Indiquez BACKUP_DIR ou BACKUP_BUCKET, ou le chemin complet du fichier.");
	if (word !== "latest") return { store, file: word, key };
	const [latest] = await listBackups(store);
	if (!latest) throw new BackupFailure(`Il n'y a aucune sauvegarde dans ${store.address}.`);
	return { store, file: latest.file, key };
}
