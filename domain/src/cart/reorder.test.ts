import { describe, expect, it } from "vitest";
import { DEFAULT_SHIPPING_OFFER } from "../delivery/options";
import { reorderLines, type SoldToday } from "./reorder";

/** A box costs 36, 33.12 by the layer of 8, 30.24 by the pallet of 48. */
const product: SoldToday = {
	id: "p1",
	name: "Barbe à papa",
	imageUrl: "",
	piecesPerBox: 24,
	boxesPerLayer: 8,
	boxesPerPallet: 48,
	pricePerPieceBox: 1.5,
	pricePerPieceLayer: 1.38,
	pricePerPiecePallet: 1.26,
	weightGrams: 40,
	isUnstackable: false,
	category: "BARBE_A_PAPA",
	stock: 200,
};
const line = { productId: "p1", productName: "Ancien nom", quantity: 16, unitPrice: 33.12 };
const again = (today: SoldToday | null, ordered = line) => reorderLines([ordered], () => today)[0];

describe("ordering again at the prices and with the stock of today", () => {
	it("the same price and enough stock", () => {
		expect(again(product)).toMatchObject({ kind: "same", boxes: 16, priceBefore: 3312, priceNow: 3312 });
	});

	it.each([
		["no longer on sale", null, { kind: "gone", boxes: 0, priceNow: null, name: "Ancien nom" }],
		["out of stock", { ...product, stock: 0 }, { kind: "soldOut", boxes: 0, priceNow: null }],
		["oversold", { ...product, stock: -3 }, { kind: "soldOut", boxes: 0 }],
		["too few for the layer price", { ...product, stock: 5 }, { kind: "short", boxes: 5, priceNow: 3600 }],
		["too few, same tier", { ...product, stock: 9 }, { kind: "short", boxes: 9, priceNow: 3312 }],
		["dearer", { ...product, pricePerPieceLayer: 1.4 }, { kind: "price", boxes: 16, priceNow: 3360 }],
		["cheaper", { ...product, pricePerPieceLayer: 1.2 }, { kind: "price", boxes: 16, priceNow: 2880 }],
		["packed otherwise", { ...product, boxesPerLayer: 20 }, { kind: "price", boxes: 16, priceNow: 3600 }],
	])("%s", (_name, today, expected) => {
		expect(again(today)).toMatchObject(expected);
	});

	it.each<[string, SoldToday | null, boolean, [string, number | null][]]>([
		[
			"that is filled today too",
			product,
			true,
			[
				["same", 3024],
				["same", 3024],
			],
		],
		[
			"that is mixed no more",
			product,
			false,
			[
				["price", 3312],
				["price", 3312],
			],
		],
		[
			"of which a product is gone",
			null,
			true,
			[
				["price", 3312],
				["gone", null],
			],
		],
		[
			"of which a layer is missing",
			{ ...product, stock: 16 },
			true,
			[
				["price", 3312],
				["short", 3312],
			],
		],
		[
			"of which a product has another price",
			{ ...product, pricePerPiecePallet: 1.3 },
			true,
			[
				["same", 3024],
				["price", 3120],
			],
		],
	])("a mixed pallet %s", (_name, second, isAllowed, expected) => {
		const { packing } = DEFAULT_SHIPPING_OFFER;
		const lines = reorderLines(
			["p1", "p2"].map((productId) => ({ ...line, productId, quantity: 24, unitPrice: 30.24 })),
			(id) => (id === "p1" ? product : second && { ...second, id }),
			{ ...packing, mixedPallets: { ...packing.mixedPallets, isAllowed } },
		);
		expect(lines.map(({ kind, priceNow }) => [kind, priceNow])).toEqual(expected);
	});

	it("every line in its place", () => {
		const lines = reorderLines([line, { ...line, productId: "p2" }], (id) => (id === "p1" ? product : null));
		expect(lines.map(({ productId, kind }) => [productId, kind])).toEqual([
			["p1", "same"],
			["p2", "gone"],
		]);
	});
});
