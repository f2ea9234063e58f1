import { expect, test } from "vitest";
import { daysBefore, yearsBefore } from "./retention";

test.each([
	["2026-11-20T03:40:00.000Z", 10, "2016-11-20T03:40:00.000Z"],
	["2028-02-29T03:40:00.000Z", 1, "2027-03-01T03:40:00.000Z"],
	["2028-02-29T03:40:00.000Z", 4, "2024-02-29T03:40:00.000Z"],
])("%s less %i years is %s", (now, years, then) => {
	expect(yearsBefore(new Date(now), years).toISOString()).toBe(then);
});

test("days are of 24 hours, over the change of the clocks too", () => {
	expect(daysBefore(new Date("2026-03-30T00:00:00.000Z"), 2).toISOString()).toBe("2026-03-28T00:00:00.000Z");
});
