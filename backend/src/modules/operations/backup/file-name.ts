const NAME = /^backup-(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z\.tar\.gz(\.age)?$/;

/** "backup-20261122T021000Z.tar.gz.age": by its name an archive tells when it was begun, and whether it is encrypted. */
export function fileNameOf(startedAt: Date, isEncrypted: boolean): string {
	const digits = startedAt.toISOString().replace(/[-:]|\.\d+/g, "");
	return `backup-${digits}.tar.gz${isEncrypted ? ".age" : ""}`;
}

/** When the archive of that name was begun; undefined for any other file. */
export function begunAt(name: string): Date | undefined {
	const found = NAME.exec(name);
	if (!found) return undefined;
	const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = found.slice(1, 7).map(Number);
	return new Date(Date.UTC(year, month - 1, day, hour, minute, second));
}
