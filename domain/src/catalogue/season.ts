import { dayOf } from "../day";
import type { TagCode } from "./tags";

/** Days of every year, the last one included, as "09-15"; a season may go over the end of the year. */
export interface Season {
	from: string;
	to: string;
}

/** Whether the moment is in the season, by the day in Paris. */
export function isInSeason({ from, to }: Season, at: Date): boolean {
	// Written month first, days of a year sort as text.
	const day = dayOf(at).slice(5);
	return from <= to ? from <= day && day <= to : from <= day || day <= to;
}

const OF_TAGS: Partial<Record<TagCode, Season>> = {
	halloween: { from: "09-15", to: "10-31" },
	NOEL: { from: "11-01", to: "12-31" },
};

/** The season of a product with these tags; undefined for all year. */
export const seasonOf = (tags: readonly TagCode[]): Season | undefined =>
	tags.map((tag) => OF_TAGS[tag]).find((season) => season !== undefined);

/** In the order given, what is out of season last. */
export function inSeasonFirst<Thing extends { season?: Season | undefined }>(
	things: readonly Thing[],
	at: Date,
): Thing[] {
	const isTimely = ({ season }: Thing) => !season || isInSeason(season, at);
	return [...things.filter(isTimely), ...things.filter((thing) => !isTimely(thing))];
}
