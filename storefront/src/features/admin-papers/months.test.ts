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
