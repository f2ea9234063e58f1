import { Module } from "@medusajs/framework/utils";
import BackupService from "./service";

export { BackupFailure } from "./archive/failure";
export { begunAt } from "./file-name";
export { type BackupPlan, makeBackup } from "./make-backup";
export { type GoodBackup, readBackupState } from "./records";
export { restoreBackup, type StoredArchive, verifyBackup } from "./restore-backup";

export const BACKUP_MODULE = "backup";

/** Backups of the database and the files. */
export default Module(BACKUP_MODULE, { service: BackupService });
