import { describe, expect, it } from "vitest";
import { declarationFaults, isContract, openBoxes, type WithdrawableLine, withdrawalCents } from "./withdrawal";

const UNTOUCHED = {
	removedBoxes: 0,
	shippedBoxes: 0,
	packedBoxes: 0,
	returnedBoxes: 0,
	givenBackBoxes: 0,
	declaredBoxes: 0,
};
const line = (changes: Partial<WithdrawableLine> = {}): WithdrawableLine => {
	return { ...UNTOUCHED, lineId: "a", right: "FREE", boxes: 8, unitPriceCents: 900, ...changes };
};

describe("what can be withdrawn of a line", () => {
	it.each([
		["FREE", 8],
		["UNSEALED", 8],
		["PERISHABLE", 0],
		["MADE_TO_ORDER", 0],
	] as const)("%s: %i of eight boxes", (right, open) => expect(openBoxes(line({ right }))).toBe(open));

	it("leaves out what was declared before", () =>
		expect(openBoxes(line({ declaredBoxes: 3, removedBoxes: 2 }))).toBe(3));
});

describe("a declaration", () => {
	const faults = (declared: { lineId: string; boxes: number }[], changes: Partial<WithdrawableLine> = {}) =>
		declarationFaults([line(changes)], declared).map(({ message }) => message);

	it("is sound within what is open, partial or whole", () => {
		expect(faults([{ lineId: "a", boxes: 8 }])).toEqual([]);
		expect(faults([{ lineId: "a", boxes: 1 }], { declaredBoxes: 7 })).toEqual([]);
	});

	it("is refused for more boxes, another order's line, a line twice, and a product without the right, with its reason", () => {
		expect(faults([{ lineId: "a", boxes: 2 }], { declaredBoxes: 7 })).toEqual(["Au plus 1 carton de cet article."]);
		expect(faults([{ lineId: "b", boxes: 1 }])).toEqual(["Cet article n'est pas dans la commande."]);
		expect(
			faults([
				{ lineId: "a", boxes: 1 },
				{ lineId: "a", boxes: 1 },
			]),
		).toEqual(["Cet article figure deux fois."]);
		expect(faults([{ lineId: "a", boxes: 1 }], { right: "PERISHABLE" })[0]).toContain("L221-28, 4°");
	});
});

describe("L221-24: what is given back", () => {
	const lines = [line(), line({ lineId: "b", boxes: 2, unitPriceCents: 500 })];

	it("of a part, its boxes at the price that was paid", () => {
		expect(withdrawalCents(lines, [{ lineId: "a", boxes: 3 }], 1500)).toBe(2700);
	});

	it("of everything, the delivery too, also when the last box comes in a second declaration", () => {
		const all = [
			{ lineId: "a", boxes: 8 },
			{ lineId: "b", boxes: 2 },
		];
		expect(withdrawalCents(lines, all, 1500)).toBe(7200 + 1000 + 1500);
		const later = [line({ givenBackBoxes: 8 }), line({ lineId: "b", boxes: 2, unitPriceCents: 500 })];
		expect(withdrawalCents(later, [{ lineId: "b", boxes: 2 }], 1500)).toBe(2500);
	});
});

describe("a contract to withdraw from", () => {
	it.each([
		["CONFIRMED", 0, true],
		["DELIVERED", 7200, true],
		["PENDING", 7200, true],
		["PENDING", 0, false],
		["CANCELLED", 7200, false],
	] as const)("%s with %i cents: %s", (status, capturedCents, open) => {
		expect(isContract({ status, capturedCents })).toBe(open);
	});
});
