import { expect, it } from "vitest";
import { dayOf } from "./day";
import { dispatchBy, leavesWithin48h } from "./dispatch";

it.each([
	["2026-11-16T09:00:00Z", "2026-11-18", "a Monday, by Wednesday"],
	["2026-11-19T09:00:00Z", "2026-11-23", "a Thursday, by Monday"],
	["2026-11-20T09:00:00Z", "2026-11-24", "a Friday, by Tuesday"],
	["2026-11-21T09:00:00Z", "2026-11-24", "a Saturday, by Tuesday"],
	["2026-11-20T23:30:00Z", "2026-11-24", "the night to a Saturday in Paris, by that Tuesday there"],
	["2026-11-30T09:00:00Z", "2026-12-02", "over the end of a month"],
	["2026-12-31T23:30:00Z", "2027-01-05", "the first minutes of a year, a Friday"],
	["2026-03-26T22:30:00Z", "2026-03-30", "Thursday night before the clocks go forward, by Monday"],
	["2026-03-28T22:30:00Z", "2026-03-31", "the night before the day of 23 hours, by Tuesday"],
	["2026-10-21T22:30:00Z", "2026-10-26", "the first minutes of a Thursday before the clocks go back, by Monday"],
	["2026-10-24T22:30:00Z", "2026-10-27", "the first minutes of the day of 25 hours, by Tuesday"],
	["2028-02-28T09:00:00Z", "2028-03-01", "over 29 February"],
])("an order of %s leaves within 48 h of work, by %s: %s", (ordered, day) => {
	expect(dayOf(dispatchBy(new Date(ordered)))).toBe(day);
});

it.each([
	[2, 24, true, "the rules of a new shop"],
	[1, 14, true, "a day, begun on the next one"],
	[2, 14, false, "two days, begun on the next one"],
	[3, 24, false, "three days"],
	[0, 0, true, "each order begins on the next day"],
])("%i days of preparation and the cut-off at %i h meet 24-48 h: %s, %s", (preparationDays, cutOffHour, isKept) => {
	expect(leavesWithin48h({ preparationDays, cutOffHour })).toBe(isKept);
});

it.each([
	["2026-11-16T09:00:00Z", 2, ["2026-11-19"], true, "closed once the order has left"],
	["2026-11-16T09:00:00Z", 2, ["2026-11-17"], false, "closed in between"],
	["2026-11-16T09:00:00Z", 1, ["2026-11-17"], true, "prepared within a day, closed for one"],
	["2026-11-16T09:00:00Z", 1, ["2026-11-17", "2026-11-18"], false, "prepared within a day, closed for two"],
	["2026-11-16T09:00:00Z", 2, ["2026-11-21"], true, "closed on a Saturday"],
	["2026-11-16T23:30:00Z", 2, ["2026-11-19"], false, "the night to a Tuesday in Paris, closed on that Thursday"],
	["2026-11-10T09:00:00Z", 2, [], true, "a public holiday in between, which is no working day"],
	["2026-11-10T09:00:00Z", 2, ["2026-11-12"], false, "closed behind a public holiday"],
])("an order of %s, %i days of preparation and %j meet 24-48 h: %s, %s", (ordered, preparationDays, closed, isMet) => {
	const isHoliday = (day: string) => day === "2026-11-11";
	const isClosed = (day: string) => isHoliday(day) || closed.includes(day);
	const calendar = { orderedAt: new Date(ordered), isHoliday, isClosed };
	expect(leavesWithin48h({ preparationDays, cutOffHour: 24 }, calendar)).toBe(isMet);
	expect(leavesWithin48h({ preparationDays: 3, cutOffHour: 24 }, calendar)).toBe(false);
});
