import { once } from "./once";

/** Working days within which an order leaves: "24-48 h". Source: spec §2 "shipping note". */
const WORKING_DAYS = 2;
const DAY_MS = 86_400_000;
const weekday = once(() => new Intl.DateTimeFormat("en-GB", { weekday: "short", timeZone: "Europe/Paris" }));

/** The last day on which an order of that moment leaves the house; Saturdays and Sundays, as in Paris, do not count. */
export function dispatchBy(orderedAt: Date): Date {
	let day = orderedAt;
	for (let left = WORKING_DAYS; left > 0; ) {
		day = new Date(day.getTime() + DAY_MS);
		if (!["Sat", "Sun"].includes(weekday().format(day))) left -= 1;
	}
	return day;
}
