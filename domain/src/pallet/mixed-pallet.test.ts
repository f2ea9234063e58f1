import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { loadOf } from "../delivery/load";
import { DEFAULT_SHIPPING_OFFER, type MixedPalletRules, type PackingLimits } from "../delivery/options";
import {
	composePallets,
	fillOf,
	isPalletFilled,
	missingLayers,
	mixRefusal,
	type PalletPricedLine,
	palletReduction,
} from "./mixed-pallet";

const limits = (changes: Partial<MixedPalletRules> = {}, palletKilograms = 800): PackingLimits => ({
	...DEFAULT_SHIPPING_OFFER.packing,
	palletKilograms,
	mixedPallets: { ...DEFAULT_SHIPPING_OFFER.packing.mixedPallets, isAllowed: true, ...changes },
});
const ON = limits();
/** 8 boxes a layer, 6 layers a pallet, 10 kg a box; 10.00 EUR a box, 8.00 EUR by the pallet. */
const line = (productId: string, boxes: number, changes: Partial<PalletPricedLine> = {}): PalletPricedLine => ({
	...{ productId, boxes, boxesPerLayer: 8, boxesPerPallet: 48, piecesPerBox: 10, weightGrams: 909 },
	...{ isUnstackable: false, category: "BONBONS", unitPriceCents: 1000, palletPriceCents: 800 },
	...changes,
});
const three = (boxes: number) => [line("a", boxes), line("b", 16), line("c", 16)];

describe("what whole layers on a filled pallet of several products take off a box", () => {
	it.each<[string, PalletPricedLine[], PackingLimits, number[]]>([
		["six layers of three products", three(16), ON, [200, 200, 200]],
		["five of six, below 90 %", three(8), ON, [0, 0, 0]],
		["five of six, where 80 % is enough", three(8), limits({ minimumFillPercent: 80 }), [200, 200, 200]],
		["nothing while the shop allows none", three(16), limits({ isAllowed: false }), [0, 0, 0]],
		[
			"boxes beside whole layers: theirs is spread, to the next cent",
			[line("a", 19), ...three(16).slice(1)],
			ON,
			[169, 200, 200],
		],
		[
			"boxes without a whole layer: nothing",
			[line("a", 7), ...three(48).slice(1), line("d", 16)],
			ON,
			[0, 200, 200, 200],
		],
		["one product alone, whatever it fills", [line("a", 88)], ON, [0]],
		["layers beside a full pallet of another", [line("a", 48, { unitPriceCents: 800 }), line("b", 8)], ON, [0, 200]],
		[
			"what is not stackable takes no part",
			[...three(16).slice(1), line("a", 16, { isUnstackable: true })],
			ON,
			[0, 0, 0],
		],
		[
			"chosen categories alone",
			[...three(16).slice(1), line("a", 16, { category: null })],
			limits({ categories: ["BONBONS"] }),
			[0, 0, 0],
		],
		[
			"chosen products, beside the categories",
			[line("a", 16, { category: null }), ...three(16).slice(1)],
			limits({ categories: ["BONBONS"], productIds: ["a"] }),
			[200, 200, 200],
		],
		[
			"what has no price by the pallet fills, at its own price",
			[line("a", 16, { palletPriceCents: null }), ...three(16).slice(1)],
			ON,
			[0, 200, 200],
		],
		[
			"a pallet's price above its own changes nothing",
			[line("a", 16, { palletPriceCents: 1100 }), ...three(16).slice(1)],
			ON,
			[0, 200, 200],
		],
		[
			"what has no layers takes no part",
			[line("a", 96, { boxesPerLayer: null }), ...three(16).slice(1)],
			ON,
			[0, 0, 0],
		],
	])("%s", (_, lines, rules, expected) => expect(palletReduction(lines, rules)).toEqual(expected));
});

describe("which layers stand on which pallet", () => {
	it.each<[string, PalletPricedLine[], PackingLimits, [number, string][]]>([
		["the heaviest below", [line("a", 16), line("b", 16, { weightGrams: 1200 }), line("c", 16)], ON, [[1, "b2 a2 c2"]]],
		[
			"a full pallet by itself, its other layers with the rest",
			[line("a", 64), line("b", 32)],
			ON,
			[
				[1, "a6"],
				[1, "a2 b4"],
			],
		],
		[
			"no more than the highest weight",
			three(16),
			limits({}, 320),
			[
				[0.67, "a2 b2"],
				[0.33, "c2"],
			],
		],
		["loose boxes stand on none", [line("a", 23), line("b", 32), line("c", 3)], ON, [[1, "a2 b4"]]],
		[
			"layers of other sizes",
			[line("a", 24), line("b", 12, { boxesPerLayer: 12 }), line("c", 20, { boxesPerLayer: 5, boxesPerPallet: 20 })],
			ON,
			[
				[1, "c4"],
				[0.75, "b1 a3"],
			],
		],
	])("%s", (_, lines, rules, expected) => {
		const { whole, mixed } = composePallets(lines, rules);
		const shown = [...whole, ...mixed].map(({ fill, layers }) => [
			Math.round(fill * 100) / 100,
			layers.map((one) => `${one.productId}${one.layers}`).join(" "),
		]);
		expect(shown).toEqual(expected);
	});

	it.each<[string, PalletPricedLine[], ReturnType<typeof missingLayers>]>([
		[
			"five of six layers",
			three(8),
			{ fill: expect.closeTo(5 / 6), layers: 1, isOneProduct: false, savingCents: 40 * 200 },
		],
		[
			"one layer of one product",
			[line("a", 8)],
			{ fill: expect.closeTo(1 / 6), layers: 5, isOneProduct: true, savingCents: 8 * 200 },
		],
		[
			"one product that fills enough of it: a layer of another",
			[line("a", 44, { boxesPerLayer: 4 })],
			{ fill: expect.closeTo(11 / 12), layers: 1, isOneProduct: true, savingCents: 44 * 200 },
		],
		[
			"as few as it takes, of the largest",
			[line("a", 8), line("b", 12, { boxesPerLayer: 12 })],
			{ fill: expect.closeTo(5 / 12), layers: 2, isOneProduct: false, savingCents: 20 * 200 },
		],
		["no whole layer", [line("a", 7)], null],
		["nothing to save", [line("a", 8, { palletPriceCents: null })], null],
		["a filled pallet", three(16), null],
	])("what is missing of a pallet: %s", (_, lines, expected) => expect(missingLayers(lines, ON)).toEqual(expected));
	it.each([
		[{}, ON, null],
		[{}, limits({ isAllowed: false }), "OFF"],
		[{ isUnstackable: true }, ON, "UNSTACKABLE"],
		[{ boxesPerLayer: 48 }, ON, "NO_LAYERS"],
		[{ category: null }, limits({ categories: ["BONBONS"] }), "NOT_CHOSEN"],
	])("why %j shares none", (changes, rules, refusal) => expect(mixRefusal(line("a", 8, changes), rules)).toBe(refusal));
});

describe("any cart", { timeout: 60_000 }, () => {
	const cart = fc.uniqueArray(
		fc
			.record({
				productId: fc.integer({ min: 0, max: 20 }).map(String),
				boxes: fc.integer({ min: 1, max: 150 }),
				layer: fc.integer({ min: 2, max: 12 }),
				layers: fc.integer({ min: 1, max: 9 }),
				weightGrams: fc.integer({ min: 0, max: 2000 }),
				isUnstackable: fc.boolean(),
				unitPriceCents: fc.integer({ min: 1, max: 5000 }),
				palletPriceCents: fc.option(fc.integer({ min: 1, max: 5000 })),
			})
			.map(({ layer, layers, ...rest }) => ({
				...{ ...rest, boxesPerLayer: layer, boxesPerPallet: layer * layers },
				...{ piecesPerBox: 10, category: null, preparationDays: null },
			})),
		{ selector: ({ productId }) => productId, minLength: 1, maxLength: 6 },
	);
	const check = (property: (lines: PalletPricedLine[]) => void, numRuns = 10_000) =>
		fc.assert(fc.property(cart, property), { numRuns });
	const carriage = (lines: PalletPricedLine[], rules: PackingLimits) =>
		loadOf(
			lines.map((one) => ({ ...one, preparationDays: null })),
			rules,
		).mixedPallets;

	it("is never dearer than its lines apart, nor is its delivery", () =>
		check((lines) => {
			for (const [index, off] of palletReduction(lines, ON).entries()) {
				const { unitPriceCents, palletPriceCents } = lines[index] as PalletPricedLine;
				expect(off).toBeGreaterThanOrEqual(0);
				expect(off).toBeLessThanOrEqual(Math.max(0, unitPriceCents - (palletPriceCents ?? unitPriceCents)));
			}
			expect(carriage(lines, ON)).toBeLessThanOrEqual(carriage(lines, limits({ isAllowed: false })));
		}));

	it("has whole layers at the price of the pallet, to less than a cent a box", () =>
		check((lines) => {
			if (!isPalletFilled(lines, ON)) return;
			for (const [index, off] of palletReduction(lines, ON).entries()) {
				const { boxes, boxesPerLayer, unitPriceCents, palletPriceCents, isUnstackable, boxesPerPallet } = lines[
					index
				] as PalletPricedLine & { boxesPerLayer: number };
				if (isUnstackable || palletPriceCents === null || boxesPerLayer === boxesPerPallet) continue;
				const layered = boxes - (boxes % boxesPerLayer);
				const exact = Math.max(0, unitPriceCents - palletPriceCents) * layered;
				expect(off * boxes).toBeGreaterThanOrEqual(exact);
				expect(off * boxes).toBeLessThan(exact + boxes);
			}
		}));

	it("takes no less off when a layer is added", () =>
		check((lines) => {
			const [first] = lines as [PalletPricedLine & { boxesPerLayer: number }];
			const more = [{ ...first, boxes: first.boxes + first.boxesPerLayer }, ...lines.slice(1)];
			const [before, after] = [palletReduction(lines, ON), palletReduction(more, ON)];
			expect(fillOf(more, ON)).toBeGreaterThanOrEqual(fillOf(lines, ON) - 1e-9);
			for (const [index, off] of before.slice(1).entries()) expect(after[index + 1]).toBeGreaterThanOrEqual(off);
		}));

	it("does not depend on the order of its lines", () =>
		check((lines) => {
			const turned = lines.toReversed();
			expect(palletReduction(turned, ON).reverse()).toEqual(palletReduction(lines, ON));
			expect(composePallets(turned, ON)).toEqual(composePallets(lines, ON));
		}));

	it("stands on pallets that are neither overfull nor too heavy, every whole layer once", () =>
		check((lines) => {
			const { whole, mixed } = composePallets(lines, ON);
			for (const { fill, grams, layers } of mixed) {
				expect(fill).toBeLessThanOrEqual(1 + 1e-9);
				// A single layer may be heavier than a pallet may be.
				if (layers.reduce((sum, one) => sum + one.layers, 0) > 1) expect(grams).toBeLessThanOrEqual(800_000);
			}
			for (const { productId, boxes, boxesPerLayer, boxesPerPallet, isUnstackable } of lines) {
				const stands = [...whole, ...mixed]
					.flatMap(({ layers }) => layers)
					.filter((one) => one.productId === productId);
				const takesPart = !isUnstackable && boxesPerLayer !== boxesPerPallet;
				expect(stands.reduce((sum, one) => sum + one.boxes, 0)).toBe(
					takesPart ? boxes - (boxes % (boxesPerLayer ?? 1)) : 0,
				);
			}
		}));
});
