import { expect, it } from "vitest";
import { daysOn, deliveryDays, pickupDay } from "./days";

const HOLIDAYS = ["2026-12-25", "2027-01-01", "2027-05-06", "2027-05-17", "2028-02-29"];
const isClosed = (day: string) => HOLIDAYS.includes(day);
const RULES = { cutOffHour: 12, preparationDays: 2, closedDays: [] };

it.each([
	["2026-11-16T09:00:00Z", 2, "2026-11-18", "2026-11-20", "a Monday morning"],
	["2026-11-16T11:00:00Z", 2, "2026-11-19", "2026-11-23", "noon in Paris is late, in winter time"],
	["2026-07-06T09:59:00Z", 0, "2026-07-08", "2026-07-08", "a minute before noon, in summer time"],
	["2026-07-06T10:00:00Z", 0, "2026-07-09", "2026-07-09", "noon, in summer time"],
	["2026-11-20T23:30:00Z", 1, "2026-11-25", "2026-11-26", "the first minutes of a Saturday in Paris"],
	["2026-11-20T11:30:00Z", 1, "2026-11-25", "2026-11-26", "Friday at 12:30, after the cut-off"],
	["2026-11-21T09:00:00Z", 1, "2026-11-25", "2026-11-26", "Saturday at 10:00 is no earlier than Friday at 12:30"],
	["2026-11-22T20:00:00Z", 1, "2026-11-25", "2026-11-26", "late on a Sunday is as Monday morning after"],
	["2026-12-23T09:00:00Z", 2, "2026-12-28", "2026-12-30", "over Christmas"],
	["2026-12-30T09:00:00Z", 1, "2027-01-04", "2027-01-05", "over New Year"],
	["2027-05-04T08:00:00Z", 2, "2027-05-07", "2027-05-11", "over Ascension Day"],
	["2028-02-28T09:00:00Z", 1, "2028-03-02", "2028-03-03", "over a closed 29 February"],
	["2027-03-26T22:59:00Z", 0, "2027-03-31", "2027-03-31", "late on Friday, the clocks go forward on Sunday"],
])("an order of %s with %d days on the road leaves by %s and arrives from %s: %s", (at, transit, left, arrived) => {
	expect(deliveryDays(new Date(at), RULES, transit, isClosed)).toEqual({ dispatchBy: left, deliveredFrom: arrived });
});

it.each([
	[null, "2026-12-21", "no day"],
	["2026-12-23", "2026-12-21", "the first possible day"],
	["2026-12-24", "2026-12-22", "the next day"],
	["2026-12-28", "2026-12-23", "a Monday, over Christmas and a weekend"],
	["2026-12-29", "2026-12-24", "what leaves before Christmas"],
	["2027-01-04", "2026-12-30", "over New Year"],
	["2026-12-25", "2026-12-22", "a day that has been closed since counts as the one before"],
])("goods asked for on %s leave by %s: %s", (day, left, _why) => {
	const days = { dispatchBy: "2026-12-21", deliveredFrom: "2026-12-23" };
	expect(daysOn(day, days, isClosed)).toEqual({ ...days, dispatchBy: left });
});

it("without a cut-off hour every order counts on its day", () => {
	const rules = { ...RULES, cutOffHour: 24 };
	expect(deliveryDays(new Date("2026-11-16T22:59:00Z"), rules, 0, () => false).dispatchBy).toBe("2026-11-18");
});

it("an order of a closed day that is prepared at once leaves on the next working day", () => {
	const rules = { ...RULES, cutOffHour: 24, preparationDays: 0 };
	expect(deliveryDays(new Date("2026-11-21T09:00:00Z"), rules, 0, isClosed).dispatchBy).toBe("2026-11-23");
});

it.each([
	["2026-11-16", [1, 2, 3, 4, 5], "2026-11-16", "open on the day"],
	["2026-11-16", [2, 6], "2026-11-17", "the next day of the week that is open"],
	["2026-11-18", [6], "2026-11-21", "a Saturday, if it opens then"],
	["2026-11-22", [7], "2026-11-22", "a Sunday"],
	["2026-12-25", [5], "2027-01-08", "no holiday"],
])("goods of %s are fetched where days %j are open from %s: %s", (ready, weekdays, day) => {
	expect(pickupDay(ready, { address: "", hours: "", weekdays }, isClosed)).toBe(day);
});
