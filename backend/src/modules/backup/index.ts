import { Module } from "@medusajs/framework/utils";
import BackupService from "./service";

export { BackupFailure } from "./archive/failure";
export { begunAt } from "./file-name";
export { type BackupPlan, makeBackup } from "./make-backup";
export {
	type BackupState,
	type FailedBackup,
	type GoodBackup,
	readBackupState,
	recordBackup,
} from "./records";
export { restoreBackup, type StoredArchive, verifyBackup } from "./restore-backup";
export type { default as BackupService } from "./service";

export const BACKUP_MODULE = "backup";

/** Backups of the database and the files. */
export default Module(BACKUP_MODULE, { service: BackupService });
