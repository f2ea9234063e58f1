import type { PriceText } from "@confiserie/domain/prices/price-text";
import { describe, expect, it } from "vitest";
import { aProduct } from "@/test/product";
import { choiceFigures, orderTypeCards, quantityBreakdown, tierAdvice } from "./figures";

/** French typography puts no-break spaces into amounts; a test reads them as spaces. */
const plain = (text: string | null | undefined) => text?.replace(/[\u00a0\u202f]/g, " ");
const both = ({ ttc, ht }: PriceText) => [plain(ttc), plain(ht)];

describe("quantity in words", () => {
	it.each([
		["box", 1, "1 carton = 24 pièces (960 g)"],
		["layer", 2, "2 couches = 16 cartons = 384 pièces (15,36 kg)"],
		["pallet", 1, "1 palette = 48 cartons = 1 152 pièces (46,08 kg)"],
	] as const)("%s x %i reads %s", (orderType, quantity, text) => {
		expect(plain(quantityBreakdown(aProduct(), orderType, quantity))).toBe(text);
	});
	it("does not repeat itself for a product sold singly", () => {
		expect(plain(quantityBreakdown(aProduct({ piecesPerBox: 1 }), "box", 3))).toBe("3 pièces (120 g)");
	});
});

describe("computed total", () => {
	it("2 layers of 8 boxes at 1,38 a piece cost 529,92 €", () => {
		const figures = choiceFigures(aProduct(), "layer", 2);
		expect(both(figures.total)).toEqual(["529,92 €", "441,60 €"]);
		expect(both(figures.boxPrice)).toEqual(["33,12 €", "27,60 €"]);
		expect(figures.comparisons.map(both)).toEqual([
			["1,38 € / pièce", "1,15 € / pièce"],
			["34,50 € / kg", "28,75 € / kg"],
		]);
	});
	it("16 boxes entered one by one get the layer price too", () => {
		expect(plain(choiceFigures(aProduct(), "box", 16).total.ttc)).toBe("529,92 €");
	});
});

describe("order-type tabs", () => {
	const names = (changes: Parameters<typeof aProduct>[0]) => orderTypeCards(aProduct(changes)).map(({ name }) => name);
	it.each([
		["all figures", {}, ["Carton", "Couche", "Palette"]],
		["no layer price", { pricePerPieceLayer: null }, ["Carton", "Palette"]],
		["no boxes per layer", { boxesPerLayer: null }, ["Carton", "Palette"]],
		["no pallet price", { pricePerPiecePallet: null }, ["Carton", "Couche"]],
		["no boxes per pallet", { boxesPerPallet: null }, ["Carton", "Couche"]],
		["sold singly", { piecesPerBox: 1, pricePerPieceLayer: null, pricePerPiecePallet: null }, ["Pièce"]],
	] as const)("%s", (_case, changes, expected) => {
		expect(names(changes)).toEqual(expected);
	});
});

describe("advice on the next tier", () => {
	it("says how many boxes are missing", () => {
		const advice = tierAdvice(aProduct(), 5);
		expect(plain(advice?.text.ttc)).toBe("Encore 3 cartons pour le tarif couche (1,38 € TTC / pièce).");
		expect(plain(advice?.text.ht)).toBe("Encore 3 cartons pour le tarif couche (1,15 € HT / pièce).");
		expect(advice?.choice).toMatchObject({ orderType: "layer", quantity: 1 });
	});
	it("offers the pallet that costs less than 47 boxes", () => {
		const advice = tierAdvice(aProduct(), 47);
		expect(advice?.isSaving).toBe(true);
		// 47 x 33,12 = 1 556,64; a pallet 48 x 30,24 = 1 451,52
		expect(plain(advice?.text.ttc)).toContain("105,12 € TTC de moins");
	});
	it("is silent at the top, and when the stock does not reach", () => {
		expect(tierAdvice(aProduct(), 48)).toBeNull();
		expect(tierAdvice(aProduct({ stock: 7 }), 5)).toBeNull();
	});
});
