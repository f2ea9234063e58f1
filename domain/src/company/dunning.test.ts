import { expect, test } from "vitest";
import { blockingUntil, daysLate, remindersDue } from "./dunning";

const DUE = "2026-12-31";

test.each([
	["2026-12-01", 0, 0, false],
	["2026-12-31", 0, 0, false],
	["2027-01-04", 4, 0, false],
	["2027-01-05", 5, 1, false],
	["2027-01-19", 19, 1, false],
	["2027-01-20", 20, 2, false],
	["2027-01-29", 29, 2, false],
	["2027-01-30", 30, 2, true],
	// Summer time begins in between: days stay whole.
	["2027-04-01", 91, 2, true],
])("on %s it is %i days late, with %i reminders, and blocks: %s", (today, late, reminders, blocks) => {
	expect([daysLate(DUE, today), remindersDue(DUE, today), DUE <= blockingUntil(today)]).toEqual([
		late,
		reminders,
		blocks,
	]);
});
