import { TIME_ZONE } from "./format";
import { once } from "./once";

const inParis = once(() => new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeZone: TIME_ZONE }));

/** The day of a moment in Paris: "2026-11-22". */
export const dayOf = (at: Date): string => inParis().format(at);

/** A day of the calendar; months count from 1, and a day 0 is the last one of the month before. */
export const calendarDay = (year: number, month: number, day: number): string =>
	new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);

/** The day that comes so many days after another, both as "2026-11-22". */
export function daysLater(day: string, days: number): string {
	const then = new Date(`${day}T00:00:00Z`);
	then.setUTCDate(then.getUTCDate() + days);
	return then.toISOString().slice(0, 10);
}
