import { describe, expect, it } from "vitest";
import {
	boxesAway,
	boxesBack,
	boxesHere,
	boxesOpen,
	boxesRemoved,
	boxesToShip,
	endOf,
	type LineGoods,
	leftOf,
} from "./goods";

const line = (changes: Partial<LineGoods> = {}): LineGoods => ({
	boxes: 10,
	removedBoxes: 0,
	shippedBoxes: 0,
	packedBoxes: 0,
	returnedBoxes: 0,
	givenBackBoxes: 0,
	declaredBoxes: 0,
	...changes,
});

describe("the account of a line of ten boxes", () => {
	it.each<[string, Partial<LineGoods>, [toShip: number, here: number, open: number, back: number, away: number]]>([
		["as it was accepted", {}, [10, 10, 10, 0, 0]],
		["four refunded before leaving", { removedBoxes: 4 }, [6, 6, 6, 0, 0]],
		["and the others shipped", { removedBoxes: 4, shippedBoxes: 6 }, [0, 0, 6, 0, 6]],
		[
			"which came back: none is restocked twice",
			{ removedBoxes: 4, shippedBoxes: 6, returnedBoxes: 6 },
			[0, 0, 6, 6, 0],
		],
		["and were refunded", { removedBoxes: 4, shippedBoxes: 6, returnedBoxes: 6, givenBackBoxes: 6 }, [0, 0, 0, 0, 0]],
		["a part shipped", { shippedBoxes: 6 }, [4, 4, 10, 0, 6]],
		["refunded at the customer's", { shippedBoxes: 10, givenBackBoxes: 7 }, [0, 0, 3, 0, 10]],
		["packed in Medusa Admin: to be handed over, out of the stock", { packedBoxes: 3 }, [10, 7, 10, 0, 0]],
		["declared in a withdrawal", { declaredBoxes: 2 }, [10, 10, 8, 0, 0]],
	])("%s", (_, changes, expected) => {
		const one = line(changes);
		expect([boxesToShip(one), boxesHere(one), boxesOpen(one), boxesBack(one), boxesAway(one)]).toEqual(expected);
	});

	it.each([
		[3, {}, false, 3],
		// Six are here: the seventh has left.
		[7, { shippedBoxes: 4 }, false, 6],
		// What comes back into stock had left.
		[3, { shippedBoxes: 4 }, true, 0],
		// Two came back: they are refunded first, once.
		[2, { shippedBoxes: 4, returnedBoxes: 2 }, false, 0],
		[3, { shippedBoxes: 4, returnedBoxes: 2 }, false, 1],
		[2, { shippedBoxes: 4, returnedBoxes: 2, givenBackBoxes: 2 }, false, 2],
		// Medusa Admin took them from the stock.
		[2, { packedBoxes: 9 }, false, 1],
	])("a refund of %d boxes of %o, restocked %o, removes %d", (boxes, changes, isRestocked, removed) =>
		expect(boxesRemoved(line(changes), { boxes, isRestocked })).toBe(removed),
	);

	it.each<[string, Partial<LineGoods>[], ReturnType<typeof leftOf>, ReturnType<typeof endOf>]>([
		["nothing has left", [{}, {}], "NOTHING", null],
		["all is refunded before leaving", [{ removedBoxes: 10 }], "NOTHING", "CANCELLED"],
		["six are shipped, four refunded", [{ removedBoxes: 4, shippedBoxes: 6 }], "ALL", "SHIPPED"],
		["a line shipped, another refunded", [{ shippedBoxes: 10 }, { removedBoxes: 10 }], "ALL", "SHIPPED"],
		["a line is still to ship", [{ shippedBoxes: 10 }, { removedBoxes: 9 }], "PART", null],
		["all is packed in Medusa Admin", [{ packedBoxes: 10 }], "ALL", null],
	])("%s", (_, changes, left, end) => {
		const lines = changes.map(line);
		expect([leftOf(lines), endOf(lines)]).toEqual([left, end]);
	});
});
