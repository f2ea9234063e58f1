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

describe("'the lowest price of the 30 days before the reduction stands beside it' (code de la consommation, art. L112-1-1)", () => {
	const comparisons = (changes: Parameters<typeof aProduct>[0]) =>
		cardProduct(aProduct(changes)).comparisons.map(({ ttc }) => ttc.replaceAll(/[\u00a0\u202f]/g, " "));
	const priorPrices = { box: 2.15, layer: null, pallet: null };

	it("on a card that says 'Promo', after the price of a piece and of a kilogram", () => {
		expect(comparisons({ isPromo: true, priorPrices })).toEqual([
			"1,50 € TTC / pièce",
			"37,50 € TTC / kg",
			"Prix antérieur : 51,60 € TTC",
		]);
	});

	it("and on no other", () =>
		expect(comparisons({ isPromo: false })).toEqual(["1,50 € TTC / pièce", "37,50 € TTC / kg"]));
});
