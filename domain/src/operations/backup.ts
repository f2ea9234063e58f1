/** Retention of backups: the newest of each of so many days, and of each of so many weeks, that have one. */
export interface BackupRetention {
	days: number;
	weeks: number;
}

export const DEFAULT_BACKUP_RETENTION: BackupRetention = { days: 7, weeks: 5 };

/** Hour of the day, in UTC, after which the daily backup is made: deep in the French night. */
const DAILY_AT_HOUR = 2;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** A Monday, as weeks begin. */
const FIRST_MONDAY = Date.UTC(1970, 0, 5);

/**
 * Whether the daily backup is to be made: there has been no good one since the hour had last come, nor a try within the
 * last hour.
 */
export function isBackupDue(state: { lastGood?: Date | undefined; lastTry?: Date | undefined }, now: Date): boolean {
	const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS + DAILY_AT_HOUR * HOUR_MS;
	const latestHour = today <= now.getTime() ? today : today - DAY_MS;
	const isMissing = !state.lastGood || state.lastGood.getTime() < latestHour;
	return isMissing && (!state.lastTry || state.lastTry.getTime() + HOUR_MS <= now.getTime());
}

/**
 * Returns the backups that may be removed, by their start. Only days and weeks with a backup count, so a shop that makes
 * none for a month loses none; the latest is never removed.
 */
export function outdatedBackups(begun: readonly Date[], { days, weeks }: BackupRetention): Date[] {
	const newestFirst = [...begun].sort((one, other) => other.getTime() - one.getTime());
	const newestOf = (period: (ms: number) => number, count: number) => {
		const newest = new Map<number, Date>();
		for (const date of newestFirst) if (!newest.has(period(date.getTime()))) newest.set(period(date.getTime()), date);
		return [...newest.values()].slice(0, count);
	};
	const retained = new Set([
		...newestFirst.slice(0, 1),
		...newestOf((ms) => Math.floor(ms / DAY_MS), days),
		...newestOf((ms) => Math.floor((ms - FIRST_MONDAY) / (7 * DAY_MS)), weeks),
	]);
	return newestFirst.filter((date) => !retained.has(date));
}
