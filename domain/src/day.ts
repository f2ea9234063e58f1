import { TIME_ZONE } from "./format";
import { once } from "./once";

const inParis = once(() => new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeZone: TIME_ZONE }));

/** The day of a moment in Paris: "2026-11-22". */
export const dayOf = (at: Date): string => inParis().format(at);

/** The day that comes so many days after another, both as "2026-11-22". */
export function daysLater(day: string, days: number): string {
	const then = new Date(`${day}T00:00:00Z`);
	then.setUTCDate(then.getUTCDate() + days);
	return then.toISOString().slice(0, 10);
}
