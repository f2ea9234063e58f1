/** When a version of a page is published; null for a draft. */
export interface Moment {
	id: number;
	publishAt: Date | null;
}

/** The version that visitors read at `now`: the last that is due and not older than the page's withdrawal. */
export function shownVersion<Version extends Moment>(
	versions: readonly Version[],
	withdrawnAt: Date | null,
	now: Date,
): Version | undefined {
	return versions
		.filter(({ publishAt }) => publishAt && publishAt <= now && (!withdrawnAt || publishAt > withdrawnAt))
		.sort(byMoment)
		.at(-1);
}

/** The version that comes next, at its own moment. */
export function nextVersion<Version extends Moment>(versions: readonly Version[], now: Date): Version | undefined {
	return versions
		.filter(({ publishAt }) => publishAt && publishAt > now)
		.sort(byMoment)
		.at(0);
}

function byMoment(one: Moment, other: Moment): number {
	return (one.publishAt?.getTime() ?? 0) - (other.publishAt?.getTime() ?? 0) || one.id - other.id;
}
