import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { inCents, inEuros, netCents, piecesToCents, roundHalfUp, toCents, toEuros, typedCents } from "./money";

describe("money is integer cents", () => {
	it.each([
		[0.5, 1],
		[1.4999, 1],
		[100.499, 100],
		[1.005 * 100, 101],
		[-0.5, -1],
		[0, 0],
	])("rounds %d half up to %d", (value, expected) => {
		expect(roundHalfUp(value)).toBe(expected);
	});

	it("turns euros into cents and back without loss", () => {
		fc.assert(fc.property(fc.integer({ min: 0, max: 10_000_000_00 }), (cents) => toCents(toEuros(cents)) === cents));
	});

	it("turns the amounts of a record into euros and back, and leaves its other fields", () => {
		const record = { name: "Conditions", limitCents: 150_050, percents: 3 };
		expect(inEuros(record)).toEqual({ name: "Conditions", limit: 1500.5, percents: 3 });
		const typed = { ...inEuros(record), version: 2 };
		expect(inCents(typed, record)).toEqual(record);
		expect(inEuros({ listCents: null })).toEqual({ list: null });
	});

	it.each([Number.NaN, Number.POSITIVE_INFINITY])("refuses %d as an amount", (value) => {
		expect(() => toCents(value)).toThrow(RangeError);
	});

	it("rounds a box price once, half up to the cent, from a per-piece price of 2 to 4 decimals", () => {
		expect(piecesToCents(24, 1.38)).toBe(3312);
		expect(piecesToCents(100, 0.0525)).toBe(525);
		expect(piecesToCents(50, 0.0525)).toBe(263);
		expect(piecesToCents(1, 0.005)).toBe(1);
		expect(piecesToCents(1, 0.0049)).toBe(0);
	});

	it("computes the box price exactly, for any pieces and any price of four decimals", () => {
		fc.assert(
			fc.property(
				fc.integer({ min: 1, max: 5000 }),
				fc.integer({ min: 1, max: 5_000_000 }),
				(pieces, tenThousandths) => {
					const exact = BigInt(pieces) * BigInt(tenThousandths);
					expect(piecesToCents(pieces, tenThousandths / 10_000)).toBe(Number((exact + 50n) / 100n));
				},
			),
		);
	});

	it("derives HT from TTC", () => {
		expect(netCents(52992, 20)).toBe(44160);
		expect(netCents(1055, 5.5)).toBe(1000);
	});

	it.each([
		["12", 1200],
		["12,5", 1250],
		["0,07", 7],
		["1 234,50 €", 123_450],
		["1\u202f234.50", 123_450],
		["", null],
		["-1", null],
		["12,345", null],
		["1,2,3", null],
		["douze", null],
	])("reads %j as typed: %j", (typed, cents) => {
		expect(typedCents(typed)).toBe(cents);
	});
});
