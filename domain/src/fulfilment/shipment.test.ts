import { describe, expect, it } from "vitest";
import { ORDER_STATUSES } from "../orders/order-status";
import { linesToShip, packagesWords, shipmentFaults, shippingRefusal, statusWords } from "./shipment";

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

it.each([
	["SHIPPED", false, "Prête à retirer"],
	["DELIVERED", false, "Retirée"],
	["PREPARING", true, "Prête en partie"],
	["PREPARING", false, "En préparation"],
] as const)("an order to be fetched that is %s (in part: %s) reads %s", (status, isPartlyShipped, label) => {
	expect(statusWords({ status, isPartlyShipped, delivery: { kind: "pickup" } }).label).toBe(label);
});
