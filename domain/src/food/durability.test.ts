import { expect, test } from "vitest";
import { expiryForSale } from "../catalogue/publication";
import { dayOf } from "../day";
import { isExpired, isOutOfDate } from "./durability";

const food = (bestBeforeDate: string | null) => ({ isFood: true, durability: "USE_BY" as const, bestBeforeDate });

test.each([
	// Summer time: midnight in Paris is 22:00 UTC.
	["2027-06-30", "2027-06-30T21:59:59Z", false],
	["2027-06-30", "2027-06-30T22:00:00Z", true],
	// Winter time: 23:00 UTC.
	["2026-12-31", "2026-12-31T22:59:59Z", false],
	["2026-12-31", "2026-12-31T23:00:00Z", true],
	// The clocks go forward on 28 March, and back on 31 October.
	["2027-03-27", "2027-03-27T22:59:59Z", false],
	["2027-03-27", "2027-03-27T23:00:00Z", true],
	["2027-03-28", "2027-03-28T21:59:59Z", false],
	["2027-03-28", "2027-03-28T22:00:00Z", true],
	["2027-10-30", "2027-10-30T22:00:00Z", true],
	["2027-10-31", "2027-10-31T22:59:59Z", false],
	["2027-10-31", "2027-10-31T23:00:00Z", true],
])("a food to be used by %s is expired at %s: %s", (day, at, expired) => {
	const today = dayOf(new Date(at));
	expect(isExpired(food(day), today)).toBe(expired);
	expect(expiryForSale(food(day), today).map(({ field }) => field)).toEqual(expired ? ["bestBeforeDate"] : []);
});

test("no date, a best-before date and non-food never stop a sale", () => {
	const today = "2027-01-01";
	expect(isExpired(food(null), today)).toBe(false);
	expect(isExpired({ ...food("2026-01-01"), isFood: false }, today)).toBe(false);
	for (const durability of ["BEST_BEFORE", undefined] as const) {
		const dated = { ...food("2026-01-01"), durability };
		expect([isExpired(dated, today), isOutOfDate(dated, today)]).toEqual([false, true]);
	}
});
