import { describe, expect, it } from "vitest";
import { cityKey, isDay, type OrderPeriod, periodDays, rangeFaults } from "./order-filters";

describe("periods are days of Paris", () => {
	it.each<[OrderPeriod, string, string, string]>([
		["today", "2026-11-23T10:00:00Z", "2026-11-23", "2026-11-23"],
		["today", "2026-11-22T23:30:00Z", "2026-11-23", "2026-11-23"],
		["today", "2026-06-30T22:30:00Z", "2026-07-01", "2026-07-01"],
		["week", "2026-11-23T10:00:00Z", "2026-11-17", "2026-11-23"],
		["week", "2026-03-02T10:00:00Z", "2026-02-24", "2026-03-02"],
		["week", "2026-01-03T10:00:00Z", "2025-12-28", "2026-01-03"],
		["month", "2026-11-23T10:00:00Z", "2026-11-01", "2026-11-23"],
		["month", "2026-11-30T23:00:00Z", "2026-12-01", "2026-12-01"],
		["month", "2026-12-31T22:59:59Z", "2026-12-01", "2026-12-31"],
		["month", "2026-12-31T23:00:00Z", "2027-01-01", "2027-01-01"],
		["today", "2026-03-28T23:00:00Z", "2026-03-29", "2026-03-29"],
		["today", "2026-03-29T21:59:59Z", "2026-03-29", "2026-03-29"],
		["today", "2026-03-29T22:00:00Z", "2026-03-30", "2026-03-30"],
		["today", "2026-10-24T22:00:00Z", "2026-10-25", "2026-10-25"],
		["today", "2026-10-25T22:59:59Z", "2026-10-25", "2026-10-25"],
		["today", "2026-10-25T23:00:00Z", "2026-10-26", "2026-10-26"],
		["week", "2026-03-29T22:30:00Z", "2026-03-24", "2026-03-30"],
		["week", "2026-10-25T12:00:00Z", "2026-10-19", "2026-10-25"],
		["today", "2028-02-28T23:00:00Z", "2028-02-29", "2028-02-29"],
		["week", "2028-03-01T10:00:00Z", "2028-02-24", "2028-03-01"],
		["month", "2028-02-29T22:59:59Z", "2028-02-01", "2028-02-29"],
		["month", "2028-02-29T23:00:00Z", "2028-03-01", "2028-03-01"],
	])("%s at %s is %s to %s", (period, now, from, to) => {
		expect(periodDays(period, new Date(now))).toEqual({ from, to });
	});
});

it.each([
	["2026-02-28", true],
	["2028-02-29", true],
	["2026-02-29", false],
	["2026-04-31", false],
	["2026-13-01", false],
	["2026-1-1", false],
	["1999-12-31", false],
	["20260101", false],
	["", false],
])("'%s' is a day: %s", (text, known) => {
	expect(isDay(text)).toBe(known);
});

it.each([
	[{}, []],
	[{ from: "2026-11-01" }, []],
	[{ to: "2026-11-01" }, []],
	[{ from: "2026-11-01", to: "2026-11-01" }, []],
	[{ from: "2026-11-02", to: "2026-11-01" }, ["to"]],
	[{ amountFrom: 20, amountTo: 20 }, []],
	[{ amountFrom: 20.01, amountTo: 20 }, ["amountTo"]],
	[{ amountFrom: 0, amountTo: 0 }, []],
	[{ amountTo: 0 }, []],
	[{ from: "2026-11-02", to: "2026-11-01", amountFrom: 2, amountTo: 1 }, ["to", "amountTo"]],
])("%j is wrong in %j", (ranges, fields) => {
	expect(Object.keys(rangeFaults(ranges))).toEqual(fields);
});

it.each([
	["Montélimar", "montelimar"],
	["SAINT-ÉTIENNE", "saint etienne"],
	[" St Étienne ", "saint etienne"],
	["Ste-Maxime", "sainte maxime"],
	["L'Haÿ-les-Roses", "l hay les roses"],
	["Brest", "brest"],
	["Œuilly", "oeuilly"],
	["--", ""],
])("the city '%s' is compared as '%s'", (city, key) => {
	expect(cityKey(city)).toBe(key);
});
