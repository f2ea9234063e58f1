import { expect, it } from "vitest";
import { lastMonths } from "./months";

it("the months begin with the one that it is in Paris, and go back two years", () => {
	const months = lastMonths(new Date("2026-12-31T23:30:00Z"));
	expect(months).toHaveLength(24);
	expect(months.slice(0, 2)).toEqual([
		{ value: "2027-01", label: "janvier 2027" },
		{ value: "2026-12", label: "décembre 2026" },
	]);
	expect(months.at(-1)?.value).toBe("2025-02");
});

it.each([
	["2026-11-30T22:59:59Z", "2026-11"],
	["2026-11-30T23:00:00Z", "2026-12"],
	["2026-03-31T21:59:59Z", "2026-03"],
	["2026-03-31T22:00:00Z", "2026-04"],
	["2026-10-31T22:59:59Z", "2026-10"],
	["2026-10-31T23:00:00Z", "2026-11"],
	["2028-02-29T22:59:59Z", "2028-02"],
	["2028-02-29T23:00:00Z", "2028-03"],
])("at %s the first month is %s", (now, month) => {
	expect(lastMonths(new Date(now))[0]?.value).toBe(month);
});
