import { expect, it } from "vitest";
import { pickupTimes } from "./pickup-slot";

const NOW = new Date("2026-11-26T12:00:00Z");

it.each([
	[
		["2026-11-26", "14:00", "15:00"],
		["2026-11-26T13:00:00.000Z", "2026-11-26T14:00:00.000Z"],
	],
	[
		["2027-03-28", "01:00", "04:00"],
		["2027-03-28T00:00:00.000Z", "2027-03-28T02:00:00.000Z"],
	],
	[
		["2027-07-01", "08:00", "12:00"],
		["2027-07-01T06:00:00.000Z", "2027-07-01T10:00:00.000Z"],
	],
] as const)("%j by the clocks of Paris is %j", ([day, from, until], [start, end]) => {
	expect(pickupTimes({ day, from, until }, NOW)).toEqual({ start: new Date(start), end: new Date(end) });
});

it.each([
	["2026-11-31", "14:00", "17:00", "day"],
	["2026-11-26", "13:00", "17:00", "from"],
	["2026-11-25", "14:00", "17:00", "day"],
	["2026-11-27", "14:00", "14:59", "until"],
	["2026-11-27", "17:00", "14:00", "until"],
])("%s from %s until %s is refused at %s", (day, from, until, field) => {
	expect(pickupTimes({ day, from, until }, NOW)).toMatchObject({ field });
});
