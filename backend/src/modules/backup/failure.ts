/** Why a backup or a restoration came to nothing, in words for whoever runs the shop. */
export class BackupFailure extends Error {}
