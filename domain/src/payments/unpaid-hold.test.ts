import { describe, expect, it } from "vitest";
import {
	holdableBoxes,
	holdRefusal,
	isUnusualHold,
	DEFAULT_UNPAID_HOLD_RULES as RULES,
	unpaidLimitBoxes,
	type WantedHold,
} from "./unpaid-hold";

const some: WantedHold = {
	boxes: 1,
	heldElsewhere: 0,
	sellableBoxes: 400,
	boxesPerPallet: 48,
	isHeldHere: false,
	endedUnpaid: 0,
};

describe("boxes of a product that one account may hold unpaid", () => {
	it.each<[string, Partial<WantedHold>, number]>([
		["half of what could be sold", {}, 200],
		["rounded down", { sellableBoxes: 401 }, 200],
		["a pallet, however scarce the product", { sellableBoxes: 70, boxesPerPallet: 60 }, 60],
		["fifty boxes where a pallet holds fewer", { sellableBoxes: 70, boxesPerPallet: 24 }, 50],
		["fifty boxes of what has no pallet", { sellableBoxes: 70, boxesPerPallet: null }, 50],
		["nothing in stock: the stock itself refuses", { sellableBoxes: 0, boxesPerPallet: null }, 50],
	])("%s", (_, facts, limit) => {
		expect(unpaidLimitBoxes({ ...some, ...facts }, RULES)).toBe(limit);
	});

	it.each<[string, Partial<WantedHold>, number]>([
		["all of the limit for a first order", {}, 200],
		["what the other unpaid orders leave", { heldElsewhere: 150 }, 50],
		["never less than none", { heldElsewhere: 250 }, 0],
		["none after three holds that ended unpaid", { endedUnpaid: 3 }, 0],
		["as before after two", { endedUnpaid: 2 }, 200],
		["what the order holds already is no new try", { endedUnpaid: 3, isHeldHere: true }, 200],
	])("%s", (_, facts, boxes) => {
		expect(holdableBoxes({ ...some, ...facts }, RULES)).toBe(boxes);
	});
});

describe("an order is refused", () => {
	it.each<[string, Partial<WantedHold>, number, string | undefined]>([
		["not at the limit", { boxes: 200 }, 0, undefined],
		["beyond it", { boxes: 201 }, 0, "TOO_MANY"],
		["beyond it together with other orders", { boxes: 51, heldElsewhere: 150 }, 150, "TOO_MANY"],
		["not for one pallet of what is nearly gone", { boxes: 48, sellableBoxes: 48 }, 0, undefined],
		["after three holds that ended unpaid", { endedUnpaid: 3 }, 0, "TOO_OFTEN"],
		["not with 1,000 boxes in all", { boxes: 200 }, 800, undefined],
		["with 1,001 boxes in all", { boxes: 200 }, 801, "IN_ALL"],
	])("%s", (_, facts, heldInAll, reason) => {
		expect(holdRefusal([some, { ...some, ...facts }], heldInAll - 1, RULES)?.reason).toBe(reason);
	});

	it("naming the product that is too many", () => {
		const second = { ...some, boxes: 500 };
		expect(holdRefusal([some, second], 0, RULES)).toEqual({ reason: "TOO_MANY", wanted: second });
	});
});

it.each<[string, Partial<WantedHold>, boolean]>([
	["a few boxes", { boxes: 10 }, false],
	["half of the limit", { boxes: 100 }, true],
	["half of the limit, over several orders", { boxes: 20, heldElsewhere: 80 }, true],
	["just less", { boxes: 99 }, false],
	["a pallet of what is scarce", { boxes: 48, sellableBoxes: 60 }, true],
	["the last boxes, less than a pallet", { boxes: 40, sellableBoxes: 40 }, false],
])("alerts the shop of %s: %s", (_, facts, isAlert) => {
	expect(isUnusualHold({ ...some, ...facts }, RULES)).toBe(isAlert);
});
