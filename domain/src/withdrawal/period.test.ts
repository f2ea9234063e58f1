import { describe, expect, it } from "vitest";
import { isPeriodOver, lastWithdrawalDay } from "./period";

const delivered = (moment: string) => lastWithdrawalDay(new Date(moment));

describe("L221-18, L221-19: fourteen days after the delivery, by the calendar of Paris", () => {
	it.each([
		["2026-11-02T10:00:00Z", "2026-11-16", "a Monday, fourteen days later a Monday"],
		["2026-11-22T23:30:00Z", "2026-12-07", "half past midnight in Paris is the next day"],
		["2026-10-12T22:30:00Z", "2026-10-27", "over the change of clocks"],
		["2026-11-07T10:00:00Z", "2026-11-23", "the fourteenth day is a Saturday: Monday counts"],
		["2026-12-11T10:00:00Z", "2026-12-28", "Christmas, then a weekend"],
		["2027-03-15T10:00:00Z", "2027-03-30", "Easter Monday 2027"],
		["2027-04-22T10:00:00Z", "2027-05-07", "Ascension Day 2027"],
		["2026-05-11T10:00:00Z", "2026-05-26", "Whit Monday 2026"],
		["2026-11-16T23:00:00Z", "2026-12-01", "midnight in Paris, over the end of a month"],
		["2026-03-14T23:30:00Z", "2026-03-30", "the fourteenth day is the Sunday on which the clocks go forward"],
		["2026-10-10T22:00:00Z", "2026-10-26", "the fourteenth day is the Sunday on which the clocks go back"],
		["2028-02-15T10:00:00Z", "2028-02-29", "29 February counts"],
		["2028-02-16T10:00:00Z", "2028-03-01", "over 29 February"],
	])("delivered at %s, the last day is %s: %s", (moment, day) => expect(delivered(moment)).toBe(day));

	it.each([
		["2026-11-02T10:00:00Z", "2026-11-16T22:59:59Z", "2026-11-16T23:00:00Z", "winter time"],
		[
			"2026-03-16T10:00:00Z",
			"2026-03-30T21:59:59Z",
			"2026-03-30T22:00:00Z",
			"delivered in winter, over in summer time",
		],
		[
			"2026-10-12T10:00:00Z",
			"2026-10-26T22:59:59Z",
			"2026-10-26T23:00:00Z",
			"delivered in summer, over in winter time",
		],
		["2028-02-15T10:00:00Z", "2028-02-29T22:59:59Z", "2028-02-29T23:00:00Z", "29 February"],
	])("delivered at %s, it is open at %s and over at %s: %s", (delivery, open, over) => {
		const deliveredAt = new Date(delivery);
		expect(isPeriodOver(deliveredAt, new Date(open))).toBe(false);
		expect(isPeriodOver(deliveredAt, new Date(over))).toBe(true);
	});

	it("has not begun before the delivery, and is open", () => {
		expect(isPeriodOver(null, new Date("2030-01-01T00:00:00Z"))).toBe(false);
	});
});
