import { TIME_ZONE } from "./format";
import { once } from "./once";

const HOUR_MS = 3_600_000;
const inParis = once(
	() => new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeStyle: "short", timeZone: TIME_ZONE }),
);

/** A moment as clocks in Paris show it: "2026-11-29T08:30". */
export const parisLocal = (at: Date): string => inParis().format(at).replace(" ", "T");

/**
 * The moment at which clocks in Paris show this: "2026-11-29T08:30". Of the hour that autumn repeats the first one, of the
 * hour that spring leaves out the moment at which it is left out; null for what is no such time.
 */
export function parisTime(local: string): Date | null {
	const utc = Date.parse(`${local}:00Z`);
	if (Number.isNaN(utc) || !/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(local)) return null;
	const summer = new Date(utc - 2 * HOUR_MS);
	const winter = new Date(utc - HOUR_MS);
	return parisLocal(summer) === local ? summer : winter;
}
