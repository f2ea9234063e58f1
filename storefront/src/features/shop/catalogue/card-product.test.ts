import { describe, expect, it } from "vitest";
import { aProduct } from "@/test/product";
import { cardProduct, withTellingTickets } from "./card-product";

const tickets = (promos: number, others: number) =>
	withTellingTickets(
		[...Array<boolean>(promos).fill(true), ...Array<boolean>(others).fill(false)].map((isPromo, index) =>
			cardProduct(aProduct({ id: `prod_${index}`, isPromo, isNew: false, tags: [] })),
		),
	).map(({ ticket }) => ticket);

describe("tickets on cards", () => {
	it("stay where they tell a few products from the others", () => {
		expect(tickets(1, 3)).toEqual(["Promo", null, null, null]);
	});
	it("go where most wear the same", () => {
		expect(tickets(3, 1)).toEqual([null, null, null, null]);
		expect(tickets(4, 0)).toEqual([null, null, null, null]);
	});
	it("a list of two has no crowd", () => {
		expect(tickets(2, 0)).toEqual(["Promo", "Promo"]);
	});
});

const plain = (text: string | undefined) => text?.replaceAll(/[\u00a0\u202f]/g, " ");

describe("'the lowest price of the 30 days before the reduction stands beside it' (code de la consommation, art. L112-1-1)", () => {
	const priorPrices = { box: 2.15, layer: null, pallet: null };

	it("on a card of a promotion, with the percentage rounded down", () => {
		const { reduction } = cardProduct(aProduct({ isPromo: true, priorPrices }));
		expect(reduction?.percent).toBe(30);
		expect(plain(reduction?.priorPrice.ttc)).toBe("51,60 €");
	});

	it("and on no other", () => expect(cardProduct(aProduct({ isPromo: false, priorPrices })).reduction).toBeNull());
});

describe("prices under that of the box", () => {
	it("leave 'TTC' to it", () =>
		expect(cardProduct(aProduct()).comparisons.map(({ ttc }) => plain(ttc))).toEqual([
			"1,50 € / pièce",
			"37,50 € / kg",
		]));

	it("name the first cheaper one, with the boxes that it takes", () => {
		expect(plain(cardProduct(aProduct()).tierText?.ttc)).toBe("dès 8 cartons : 33,12 €");
		expect(cardProduct(aProduct({ pricePerPieceLayer: null, pricePerPiecePallet: null })).tierText).toBeNull();
	});
});
