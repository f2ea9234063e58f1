import { describe, expect, it } from "vitest";
import { DEFAULT_SHIPPING_OFFER, type PackingLimits } from "../delivery/options";
import { type ComposableProduct, discoveryPallet, palletLine, readComposition, writeComposition } from "./composition";

const { packing } = DEFAULT_SHIPPING_OFFER;
const ON: PackingLimits = { ...packing, mixedPallets: { ...packing.mixedPallets, isAllowed: true } };

/** Six layers of 8 boxes a pallet, 10 kg a box; 12, 10 and 8 EUR a box. */
const product = (id: string, changes: Partial<ComposableProduct> = {}): ComposableProduct => ({
	...{
		id,
		boxesPerLayer: 8,
		boxesPerPallet: 48,
		weightGrams: 909,
		isUnstackable: false,
		category: "BONBONS",
		stock: 400,
	},
	...{ piecesPerBox: 10, pricePerPieceBox: 1.2, pricePerPieceLayer: 1, pricePerPiecePallet: 0.8 },
	...changes,
});

describe("a composition in a link", () => {
	it.each([
		["", []],
		[
			"prod_1.3,prod_2.12",
			[
				["prod_1", 3],
				["prod_2", 12],
			],
		],
		["prod_1.0,a.100,b.x,c,d.-1,e.1.5,<f>.2,g.99", [["g", 99]]],
		[`${"a".repeat(65)}.2`, []],
		["a.2,a.5", [["a", 5]]],
	])("%s", (text, expected) => expect([...readComposition(text)]).toEqual(expected));

	it("states thirty products at most, and none without layers", () => {
		const many = new Map(Array.from({ length: 40 }, (_, index) => [`p${index}`, index % 3]));
		const read = readComposition(writeComposition(many));
		expect(read.size).toBe(26);
		expect([...read.keys()].slice(0, 3)).toEqual(["p1", "p2", "p4"]);
		expect(readComposition(Array.from({ length: 40 }, (_, index) => `p${index}.1`).join(",")).size).toBe(30);
	});
});

it.each([
	[7, 1200],
	[8, 1000],
	[48, 800],
])("%i boxes are priced at the tier that they reach, beside the pallet's", (boxes, unitPriceCents) =>
	expect(palletLine(product("a"), boxes)).toMatchObject({
		...{ productId: "a", boxes, unitPriceCents, palletPriceCents: 800, category: "BONBONS" },
	}),
);

describe("a discovery pallet", () => {
	it.each<[string, ComposableProduct[], [string, number][] | null]>([
		[
			"a layer of each in turn",
			["a", "b", "c", "d"].map((id) => product(id)),
			[
				["a", 2],
				["b", 2],
				["c", 1],
				["d", 1],
			],
		],
		[
			"as much as is in stock",
			[product("a", { stock: 15 }), product("b")],
			[
				["a", 1],
				["b", 5],
			],
		],
		[
			"without what may not be mixed",
			[product("a", { isUnstackable: true }), product("b"), product("c")],
			[
				["b", 3],
				["c", 3],
			],
		],
		[
			"one that others fit on, where the first ones leave a gap",
			[product("a", { boxesPerLayer: 24 }), product("b", { boxesPerLayer: 16 }), product("c", { boxesPerLayer: 16 })],
			[
				["b", 2],
				["c", 1],
			],
		],
		["of one product alone there is none", [product("a")], null],
		["nor of too little stock", [product("a", { stock: 16 }), product("b", { stock: 16 })], null],
	])("%s", (_, products, expected) => {
		const found = discoveryPallet(products, ON);
		expect(found && [...found]).toEqual(expected);
	});
});
