/** Why a backup or a restoration failed, in words for the operator. */
export class BackupFailure extends Error {}
