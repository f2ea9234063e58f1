import { describe, expect, it } from "vitest";
import type { OrderItem } from "../contract/order";
import { orderedLines, reorderLines, type SoldToday } from "./reorder";

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

	it("layers of a mixed pallet at the price of their own tier", () => {
		const item = (productId: string) => ({ ...line, productId, unitPrice: 30.24, listUnitPrice: 33.12 }) as OrderItem;
		const products = [{ productId: "p1", boxGrams: 1000 }];
		const mixedPallets = { minimumFillPercent: 90, palletKilograms: 800, products, isFilled: true, pallets: [] };
		const prices = (order: Parameters<typeof orderedLines>[0]) => orderedLines(order).map(({ unitPrice }) => unitPrice);
		expect(prices({ items: [item("p1"), item("p2")], mixedPallets })).toEqual([33.12, 30.24]);
		expect(prices({ items: [item("p1")], mixedPallets: null })).toEqual([30.24]);
	});

	it("every line in its place", () => {
		const lines = reorderLines([line, { ...line, productId: "p2" }], (id) => (id === "p1" ? product : null));
		expect(lines.map(({ productId, kind }) => [productId, kind])).toEqual([
			["p1", "same"],
			["p2", "gone"],
		]);
	});
});
