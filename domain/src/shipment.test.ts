import { describe, expect, it } from "vitest";
import { ORDER_STATUSES } from "./order-status";
import {
	boxesHere,
	boxesRemoved,
	linesHere,
	packagesWords,
	proposedPackages,
	shipmentFaults,
	shippingRefusal,
	statusWords,
} from "./shipment";

const line = (toShip: number, shipped: number, lineId = "a") => ({ lineId, toShip, shipped });

describe("what is left to ship", () => {
	it.each([
		[10, 0, 10],
		[10, 4, 6],
		[10, 10, 0],
		// Refunded after a part had left.
		[3, 4, 0],
	])("of %d boxes, %d of them gone, is %d", (toShip, shipped, left) =>
		expect(boxesHere(line(toShip, shipped))).toBe(left),
	);

	it("leaves out lines that have left whole", () =>
		expect(linesHere([line(5, 5), line(5, 2, "b")])).toEqual([{ lineId: "b", boxes: 3 }]));
});

describe("the lines of a shipment", () => {
	const lines = [line(10, 4), line(2, 2, "b")];
	it.each([
		[[{ lineId: "a", boxes: 6 }], []],
		[[{ lineId: "a", boxes: 7 }], [[0, "boxes", "Au plus 6 cartons de cet article à expédier."]]],
		[[{ lineId: "b", boxes: 1 }], [[0, "boxes", "Cet article est déjà parti."]]],
		[[{ lineId: "c", boxes: 1 }], [[0, "lineId", "Cet article n'est pas dans la commande."]]],
		[
			[
				{ lineId: "a", boxes: 1 },
				{ lineId: "a", boxes: 1 },
			],
			[[1, "lineId", "Cet article figure deux fois."]],
		],
	])("%j", (chosen, faults) =>
		expect(shipmentFaults(lines, chosen).map(({ index, field, message }) => [index, field, message])).toEqual(faults),
	);
});

it("ships what is accepted and still here", () => {
	expect(ORDER_STATUSES.filter((status) => shippingRefusal(status) === null)).toEqual(["CONFIRMED", "PREPARING"]);
	expect(shippingRefusal("DELIVERED")).toBe("Cette commande est déjà partie.");
	expect(shippingRefusal("PENDING")).toBe("Une commande «\u00a0En attente\u00a0» ne s'expédie pas.");
});

describe("a refund of an order of which a part has left", () => {
	it.each([
		[3, false, 0, 0, 3],
		// Six are here: the seventh has left.
		[7, false, 0, 0, 6],
		// What comes back into stock had left.
		[3, true, 0, 0, 0],
		// Two came back: they are refunded first, once.
		[2, false, 2, 0, 0],
		[3, false, 2, 0, 1],
		[2, false, 2, 2, 2],
	])(
		"of %d boxes, restocked %o, after %d came back and %d of them were refunded, keeps %d here",
		(boxes, isRestocked, returned, refundedAway, removed) =>
			expect(boxesRemoved({ ...line(10, 4), returned, refundedAway }, { boxes, isRestocked })).toBe(removed),
	);
});

describe("the words for a status", () => {
	it.each([
		["CONFIRMED", true, "Partiellement expédiée"],
		["PREPARING", true, "Partiellement expédiée"],
		["PREPARING", false, "En préparation"],
		["CANCELLED", true, "Annulée"],
	] as const)("%s, a part gone %o: %s", (status, isPartlyShipped, label) =>
		expect(statusWords({ status, isPartlyShipped }).label).toBe(label),
	);
});

it("counts packages in words", () => {
	expect(packagesWords(["PALLET", "PARCEL", "PALLET", "PARCEL", "PARCEL"])).toBe("3 colis, 2 palettes");
	expect(packagesWords(["PALLET"])).toBe("1 palette");
});

describe("proposed packages", () => {
	const load = { pallets: 0, palletGrams: [], layers: 0, boxes: 0, mixedPallets: 1, grams: 10_001 };
	it.each([
		["three boxes", load, { boxes: 3, isByPallet: false }, ["PARCEL", 3, 3335, 3333]],
		["boxes of a delivery by pallet", load, { boxes: 3, isByPallet: true }, ["PALLET", 1, 10_001, 10_001]],
		[
			"a full pallet and a rest",
			{ ...load, pallets: 1, palletGrams: [9_000] },
			{ boxes: 50, isByPallet: false },
			["PALLET", 2, 9_000, 1_001],
		],
		[
			"full pallets alone",
			{ ...load, pallets: 2, palletGrams: [4_000, 6_001], mixedPallets: 0 },
			{ boxes: 96, isByPallet: false },
			["PALLET", 2, 4_000, 6_001],
		],
		["more boxes than labels", load, { boxes: 500, isByPallet: false }, ["PARCEL", 99, 103, 101]],
	] as const)("of %s", (_what, of, how, [kind, count, first, last]) => {
		const packages = proposedPackages(of, how);
		expect([packages[0]?.kind, packages.length, packages[0]?.grams, packages.at(-1)?.grams]).toEqual([
			kind,
			count,
			first,
			last,
		]);
		expect(packages.reduce((sum, { grams }) => sum + grams, 0)).toBe(10_001);
	});
});
