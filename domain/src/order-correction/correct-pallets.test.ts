import { describe, expect, it } from "vitest";
import { apartFromPallets, correctPallets } from "./correct-pallets";

const TERMS = {
	minimumFillPercent: 90,
	palletKilograms: 800,
	products: ["a", "b", "c"].map((productId) => ({ productId, boxGrams: 10_000 })),
};
/** 16 boxes, a layer of 8, at 9 EUR, 8 EUR on a pallet. */
const line = (productId: string, changes: object = {}) => ({
	...{ productId, boxes: 16, boxesPerLayer: 8, boxesPerPallet: 48 },
	...{ unitPriceCents: 900, listUnitPriceCents: null as number | null, palletOffCents: 0, palletUnitCents: 800 },
	agreedOffCents: null as number | null,
	...changes,
});
const three = (changes: object) => [line("a"), line("b"), line("c", changes)];
const prices = (lines: ReturnType<typeof line>[]) =>
	correctPallets(lines, TERMS).map(({ unitPriceCents, palletOffCents }) => [unitPriceCents, palletOffCents]);
const OFF = [800, 100];
const OWN = [900, 0];

describe("layers of a corrected order", () => {
	it.each<[string, ReturnType<typeof line>[], number[][]]>([
		["fill a pallet as before", three({}), [OFF, OFF, OFF]],
		["fill none any more", three({ boxes: 8 }), [OWN, OWN, OWN]],
		["have another layer", three({ boxes: 24 }), [OFF, OFF, OFF]],
		["have loose boxes", three({ boxes: 20 }), [OFF, OFF, [820, 80]]],
		["after a promotion", three({ unitPriceCents: 810, listUnitPriceCents: 900 }), [OFF, OFF, [710, 100]]],
		[
			"at a price without the pallet's take part without a reduction",
			three({ palletUnitCents: null, unitPriceCents: 850 }),
			[OFF, OFF, [850, 0]],
		],
		["at an agreed price have the lower one", three({ unitPriceCents: 500 }), [OFF, OFF, [500, 0]]],
		["at an agreed price above the pallet's", three({ unitPriceCents: 850 }), [OFF, OFF, [800, 50]]],
		// Sold at the lower of 8.50 and the catalogue's 9.00 less 0.80.
		[
			"stay at what they were sold at",
			three({ boxes: 20, unitPriceCents: 850, agreedOffCents: 30 }),
			[OFF, OFF, [820, 30]],
		],
		["stay at an agreed price", three({ boxes: 20, unitPriceCents: 810, agreedOffCents: 0 }), [OFF, OFF, [810, 0]]],
		[
			"fill none any more, whatever they were sold at",
			three({ boxes: 8, unitPriceCents: 850, agreedOffCents: 30 }),
			[OWN, OWN, [850, 0]],
		],
		["of a product that does not take part", [line("a"), line("b"), line("d")], [OWN, OWN, OWN]],
	])("%s", (_, lines, expected) => expect(prices(lines)).toEqual(expected));
});

it.each([
	["without its pallet", { unitPriceCents: 800, listUnitPriceCents: 900, palletOffCents: 100 }, [900, null, 0]],
	["with its promotion alone", { unitPriceCents: 720, listUnitPriceCents: 900, palletOffCents: 100 }, [820, 900, 0]],
	["as it is, without a pallet", { unitPriceCents: 720, listUnitPriceCents: 900, palletOffCents: 0 }, [720, 900, 0]],
])("a line %s", (_, changes, expected) => {
	const { unitPriceCents, listUnitPriceCents, palletOffCents } = apartFromPallets(changes);
	expect([unitPriceCents, listUnitPriceCents, palletOffCents]).toEqual(expected);
});
