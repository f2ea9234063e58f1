import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addToCart, cartTotal } from "../cart/cart";
import {
	addFavourite,
	type Favourite,
	favouriteBoxPrice,
	favouriteImage,
	favouriteName,
	favouriteSource,
	hasFavourite,
	isFavourable,
	refreshFavourites,
	removeFavourite,
	restoreFavourite,
	toggleFavourite,
} from "./favourites";

const candy = {
	id: "p1",
	name: "Barbe à papa fraise des bois",
	imageUrl: "/static/demo/bap.webp",
	piecesPerBox: 24,
	boxesPerLayer: 8,
	boxesPerPallet: 48,
	pricePerPieceBox: 1.5,
	pricePerPieceLayer: 1.38,
	pricePerPiecePallet: 1.26,
	price: 36,
	ingredients: "Sucre",
};
const corn = { ...candy, id: "p2", name: "Pop-corn" };

describe("spec §4 Favourites", () => {
	it("add ignores a product already present", () => {
		const list = addFavourite([], candy);
		expect(addFavourite(list, { ...candy, name: "Autre nom" })).toEqual([candy]);
	});

	it("stores whole product objects, in the order in which they were added", () => {
		expect(addFavourite(addFavourite([], candy), corn)).toEqual([candy, corn]);
	});

	it("remove by id", () => {
		expect(removeFavourite([candy, corn], "p1")).toEqual([corn]);
		expect(removeFavourite([candy], "unknown")).toEqual([candy]);
	});

	it("toggle adds or removes according to presence", () => {
		const once = toggleFavourite([corn], candy);
		expect(once).toEqual([corn, candy]);
		expect(toggleFavourite(once, candy)).toEqual([corn]);
	});

	it("toggling twice changes nothing, and no id is ever stored twice", () => {
		const products = fc.array(fc.record({ id: fc.constantFrom("a", "b", "c", "d") }), { maxLength: 20 });
		fc.assert(
			fc.property(products, fc.constantFrom("a", "b", "c", "d"), (added, id) => {
				const list = added.reduce<readonly Favourite[]>(addFavourite, []);
				expect(new Set(list.map((product) => product.id)).size).toBe(list.length);
				const twice = toggleFavourite(toggleFavourite(list, { id }), { id });
				expect(twice.map((product) => product.id).sort()).toEqual(list.map((product) => product.id).sort());
				expect(hasFavourite(toggleFavourite(list, { id }), id)).toBe(!hasFavourite(list, id));
			}),
		);
	});

	it("an undone removal puts the product back where it was, unless it has come back meanwhile", () => {
		expect(restoreFavourite([corn], candy, 0)).toEqual([candy, corn]);
		expect(restoreFavourite([corn, candy], candy, 0)).toEqual([corn, candy]);
	});

	it("fresh figures replace the stored ones in place and add nothing", () => {
		expect(refreshFavourites([candy, corn], [{ ...corn, price: 40 }, { id: "p3" }])).toEqual([
			candy,
			{ ...corn, price: 40 },
		]);
	});
});

describe("spec §5 Add to favourites requires a product with an id", () => {
	it.each([null, undefined, "p1", 4, [], {}, { id: "" }, { id: "  " }, { id: 12 }, { name: "Sans id" }])(
		"%j is refused",
		(value) => {
			expect(isFavourable(value)).toBe(false);
		},
	);

	it("an id is enough", () => {
		expect(isFavourable({ id: "p1" })).toBe(true);
	});
});

describe("spec §4 price taken from pricePerPieceBox when present, else price, else 0", () => {
	it.each([
		[{ piecesPerBox: 24, pricePerPieceBox: 1.5, price: 99 }, 36],
		[{ piecesPerBox: "24", pricePerPieceBox: "1.5" }, 36],
		[{ pricePerPieceBox: 2.5 }, 2.5],
		[{ piecesPerBox: 24, price: 36.05 }, 36.05],
		[{ price: "12.5" }, 12.5],
		[{ pricePerPieceBox: "abc", price: 7 }, 7],
		[{ pricePerPieceBox: null, price: null }, 0],
		[{ price: -3 }, 0],
		[{}, 0],
	])("%j -> %d EUR a box", (fields, euros) => {
		expect(favouriteBoxPrice({ id: "p1", ...fields })).toBe(euros);
	});

	it("a favourite moves to the cart with its tiers: eight boxes cost the layer price", () => {
		const lines = addToCart([], favouriteSource(candy), "box", 8);
		expect(lines[0]?.product).toMatchObject({ id: "p1", title: candy.name, img: candy.imageUrl, pricePerBox: 33.12 });
	});

	it("without a piece price there are no tiers, and the total is that of the box price", () => {
		const source = favouriteSource({ ...candy, pricePerPieceBox: undefined });
		expect(cartTotal(addToCart([], source, "box", 50))).toBe(1800);
	});
});

describe("spec §3 display aliases", () => {
	it("name, else title, else 'Produit sans nom'", () => {
		expect(favouriteName(candy)).toBe("Barbe à papa fraise des bois");
		expect(favouriteName({ id: "p1", title: "Cornets" })).toBe("Cornets");
		expect(favouriteName({ id: "p1", name: " " })).toBe("Produit sans nom");
	});

	it("imageUrl, else img, else none", () => {
		expect(favouriteImage(candy)).toBe("/static/demo/bap.webp");
		expect(favouriteImage({ id: "p1", img: "/static/a.webp" })).toBe("/static/a.webp");
		expect(favouriteImage({ id: "p1", imageUrl: 3 })).toBe("");
	});
});
