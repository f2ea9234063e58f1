import { describe, expect, it } from "vitest";
import { ORDER_STATUSES } from "../orders/order-status";
import { linesToShip, packagesWords, proposedPackages, shipmentFaults, shippingRefusal, statusWords } from "./shipment";

const line = (boxes: number, shippedBoxes: number, lineId = "a") => ({ lineId, boxes, shippedBoxes, removedBoxes: 0 });

it("ships what is left, without lines that have left whole", () =>
	expect(linesToShip([line(5, 5), line(5, 2, "b")])).toEqual([{ lineId: "b", boxes: 3 }]));

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
	const load = { pallets: 0, palletGrams: [], layers: 0, boxes: 0, mixedPallets: 1, composed: [], grams: 10_001 };
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
			{ ...load, pallets: 2, palletGrams: [4_000, 6_001], mixedPallets: 0, composed: [] },
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

it.each([
	["SHIPPED", false, "Prête à retirer"],
	["DELIVERED", false, "Retirée"],
	["PREPARING", true, "Prête en partie"],
	["PREPARING", false, "En préparation"],
] as const)("an order to be fetched that is %s (in part: %s) reads %s", (status, isPartlyShipped, label) => {
	expect(statusWords({ status, isPartlyShipped, delivery: { kind: "pickup" } }).label).toBe(label);
});
