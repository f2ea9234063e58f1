import { dayOf } from "./day";

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

/** In the order given, what is out of season last. */
export function inSeasonFirst<Thing extends { season?: Season }>(things: readonly Thing[], at: Date): Thing[] {
	const isTimely = ({ season }: Thing) => !season || isInSeason(season, at);
	return [...things.filter(isTimely), ...things.filter((thing) => !isTimely(thing))];
}
