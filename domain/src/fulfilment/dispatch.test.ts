import { expect, it } from "vitest";
import { leavesWithin48h } from "./dispatch";

it.each([
	[2, 24, true, "the rules of a new shop"],
	[1, 14, true, "a day, begun on the next one"],
	[2, 14, false, "two days, begun on the next one"],
	[3, 24, false, "three days"],
	[0, 0, true, "each order begins on the next day"],
])("%i days of preparation and the cut-off at %i h meet 24-48 h: %s, %s", (preparationDays, cutOffHour, isMet) => {
	expect(leavesWithin48h({ preparationDays, cutOffHour })).toBe(isMet);
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
