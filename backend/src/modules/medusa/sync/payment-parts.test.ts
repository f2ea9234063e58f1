import { describe, expect, test } from "vitest";
import { paymentParts, paymentSlices } from "./payment-parts";

describe("an order is paid", () => {
	test("in full: one part", () => {
		expect(paymentParts({ totalCents: 5000, expectedCents: 5000 })).toEqual([5000]);
	});
	test("by deposit and balance: two parts", () => {
		expect(paymentParts({ totalCents: 5000, expectedCents: 2000 })).toEqual([2000, 3000]);
	});
});

const came = (...amounts: number[]) => amounts.map((amountCents, index) => ({ attemptId: `a${index}`, amountCents }));

describe("money received fills the parts", () => {
	test.each([
		["nothing", [2000, 3000], [], []],
		["the deposit", [2000, 3000], [2000], [["a0", 2000, 0]]],
		[
			"the balance after it",
			[2000, 3000],
			[2000, 3000],
			[
				["a0", 2000, 0],
				["a1", 3000, 1],
			],
		],
		[
			"two transfers for the balance",
			[2000, 3000],
			[2000, 1000, 2000],
			[
				["a0", 2000, 0],
				["a1", 1000, 1],
				["a2", 2000, 1],
			],
		],
		[
			"all in one transfer",
			[2000, 3000],
			[5000],
			[
				["a0", 2000, 0],
				["a0", 3000, 1],
			],
		],
		["the whole", [5000], [5000], [["a0", 5000, 0]]],
		[
			"more than the whole",
			[5000],
			[5000, 700],
			[
				["a0", 5000, 0],
				["a1", 700, 0],
			],
		],
	])("%s", (_, parts, amounts, slices) => {
		const found = paymentSlices(parts, came(...amounts));
		expect(found.map(({ attemptId, amountCents, part }) => [attemptId, amountCents, part])).toEqual(slices);
	});
});
