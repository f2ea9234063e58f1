import { describe, expect, it } from "vitest";
import { DEFAULT_SHIPPING_OFFER } from "../delivery/options";
import type { RecordedPallets } from "../pallet/recorded-pallets";
import { proposedPackages } from "./proposed-packages";

/** Layers of 8 and pallets of 48 boxes of five kilograms, and of 12 and 60 of two. */
const SIZES = {
	floss: { boxesPerLayer: 8, boxesPerPallet: 48, weightGrams: 5_000 },
	corn: { boxesPerLayer: 12, boxesPerPallet: 60, weightGrams: 2_000 },
	sugar: { boxesPerLayer: null, boxesPerPallet: null, weightGrams: 1_000 },
};
const line = (productId: keyof typeof SIZES, boxes: number) => ({
	...{ productId, boxes, piecesPerBox: 1 },
	...SIZES[productId],
});
const packing = { ...DEFAULT_SHIPPING_OFFER.packing, tarePercent: 0, palletFillPercent: 100 };
/** Today's settings, which an order without a record does not follow. */
const limits = { ...packing, mixedPallets: { ...packing.mixedPallets, isAllowed: true } };
const recorded: RecordedPallets = {
	minimumFillPercent: 90,
	palletKilograms: 800,
	isFilled: true,
	products: [
		{ productId: "floss", boxGrams: 5_000 },
		{ productId: "corn", boxGrams: 2_000 },
	],
	pallets: [],
};
const parcel = { isByPallet: false, recorded: null };

describe("proposed packages", () => {
	it.each([
		["three boxes", [line("floss", 3)], parcel, ["PARCEL", "PARCEL", "PARCEL"], [5_000, 5_000, 5_000]],
		["boxes of a delivery by pallet", [line("floss", 3)], { ...parcel, isByPallet: true }, ["PALLET"], [15_000]],
		["a full pallet and a rest", [line("floss", 50)], parcel, ["PALLET", "PALLET"], [240_000, 10_000]],
		["full pallets alone", [line("floss", 48), line("corn", 60)], parcel, ["PALLET", "PALLET"], [240_000, 120_000]],
		[
			"layers of two products without a record",
			[line("floss", 24), line("corn", 36)],
			parcel,
			Array(60).fill("PARCEL"),
		],
		[
			"layers of two products",
			[line("corn", 36), line("floss", 24)],
			{ ...parcel, recorded },
			["PALLET", "PALLET"],
			[168_000, 24_000],
		],
	] as const)("of %s", (_what, lines, how, kinds, grams?: readonly number[]) => {
		const packages = proposedPackages(lines, limits, how);
		expect(packages.map(({ kind }) => kind)).toEqual(kinds);
		if (grams) expect(packages.map((one) => one.grams)).toEqual(grams);
	});

	it("share the weight exactly where there are more boxes than labels", () => {
		const packages = proposedPackages([line("sugar", 500)], limits, parcel);
		expect(packages).toHaveLength(99);
		expect(packages.reduce((sum, { grams }) => sum + grams, 0)).toBe(500_000);
	});

	it("of a recorded order say what stands on each pallet, the heaviest below, and put what is beside them on one more", () => {
		const lines = [line("corn", 24), line("sugar", 4), line("floss", 24 + 3)];
		expect(proposedPackages(lines, limits, { ...parcel, recorded })).toEqual([
			{
				kind: "PALLET",
				grams: 168_000,
				contents: [
					{ productId: "floss", layers: 3, boxes: 24 },
					{ productId: "corn", layers: 2, boxes: 24 },
				],
			},
			{ kind: "PALLET", grams: 19_000, contents: [] },
		]);
	});

	it("of a part of a recorded order are composed from its own boxes; single boxes are parcels", () => {
		const how = { ...parcel, recorded };
		const part = proposedPackages([line("corn", 12), line("floss", 8)], limits, how);
		expect(part.map(({ contents }) => contents.map(({ productId, layers }) => [productId, layers]))).toEqual([
			[
				["floss", 1],
				["corn", 1],
			],
		]);
		expect(proposedPackages([line("floss", 2)], limits, how).map(({ kind }) => kind)).toEqual(["PARCEL", "PARCEL"]);
	});

	it("follow the weight of a pallet that was recorded, and hold each box once", () => {
		const heavy = { ...recorded, palletKilograms: 100 };
		const packages = proposedPackages([line("floss", 40), line("corn", 24)], limits, { ...parcel, recorded: heavy });
		expect(packages.every(({ grams }) => grams <= 100_000)).toBe(true);
		const boxes = packages.flatMap(({ contents }) => contents).reduce((sum, of) => sum + of.boxes, 0);
		expect(boxes).toBe(64);
	});
});
