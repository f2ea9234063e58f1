import { expect, test } from "vitest";
import { daysBefore, yearsBefore } from "./retention";

test.each([
	["2026-11-20T03:40:00.000Z", 10, "2016-11-20T03:40:00.000Z"],
	["2028-02-28T03:40:00.000Z", 1, "2027-02-28T03:40:00.000Z"],
	["2028-02-29T03:40:00.000Z", 1, "2027-02-28T03:40:00.000Z"],
	["2028-03-01T03:40:00.000Z", 1, "2027-03-01T03:40:00.000Z"],
	["2029-03-01T03:40:00.000Z", 1, "2028-03-01T03:40:00.000Z"],
	["2028-02-29T03:40:00.000Z", 4, "2024-02-29T03:40:00.000Z"],
])("%s less %i years is %s", (now, years, then) => {
	expect(yearsBefore(new Date(now), years).toISOString()).toBe(then);
});

test.each([
	["2026-03-30T00:00:00.000Z", 2, "2026-03-28T00:00:00.000Z"],
	["2026-10-26T00:00:00.000Z", 2, "2026-10-24T00:00:00.000Z"],
	["2028-03-01T00:00:00.000Z", 1, "2028-02-29T00:00:00.000Z"],
	["2026-12-31T23:30:00.000Z", -1, "2027-01-01T23:30:00.000Z"],
])("%s less %i days is %s: days are of 24 hours, over a change of clocks too", (now, days, then) => {
	expect(daysBefore(new Date(now), days).toISOString()).toBe(then);
});
