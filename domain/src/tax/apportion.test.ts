import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { apportion } from "./apportion";

const parts = (cents: number, weights: readonly number[]) =>
	apportion(cents, weights, (weight) => weight).map(([, part]) => part);

describe("the largest remainder", () => {
	it.each([
		[499, [1000, 3000], [125, 374]],
		[10, [1, 1, 1], [4, 3, 3]],
		[1, [1, 2], [0, 1]],
		[5, [0, 7, 0], [0, 5, 0]],
		[0, [0, 0], [0, 0]],
		[0, [], []],
	])("splits %d over %j as %j", (cents, weights, expected) => {
		expect(parts(cents, weights)).toEqual(expected);
	});

	it.each([
		[1, []],
		[1, [0, 0]],
		[-1, [1]],
		[1.5, [1]],
		[1, [1, -1]],
		[1, [Number.NaN]],
	])("refuses to split %d over %j", (cents, weights) => {
		expect(() => parts(cents, weights)).toThrow(RangeError);
	});

	it("adds up, and is less than a cent from the exact share, whatever the size", () => {
		const weights = fc.array(fc.maxSafeNat(), { minLength: 1, maxLength: 6 }).filter((list) => list.some(Boolean));
		fc.assert(
			fc.property(fc.maxSafeNat(), weights, (cents, list) => {
				const sum = list.reduce((total, weight) => total + BigInt(weight), 0n);
				const shares = parts(cents, list).map(BigInt);
				expect(shares.reduce((total, share) => total + share, 0n)).toBe(BigInt(cents));
				shares.forEach((share, index) => {
					const error = share * sum - BigInt(cents) * BigInt(list[index] ?? 0);
					expect(error < sum && error > -sum).toBe(true);
				});
			}),
		);
	});
});
