import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lineTotalCents } from "../prices/tier-price";
import {
	addToCart,
	type CartLine,
	type CartSource,
	cartCount,
	cartTotal,
	floorQuantity,
	removeFromCart,
	setCartQuantity,
} from "./cart";

const product: CartSource = {
	id: "p1",
	name: "Barbe à papa fraise des bois",
	imageUrl: "/static/demo/bap.webp",
	piecesPerBox: 24,
	boxesPerLayer: 8,
	boxesPerPallet: 48,
	pricePerPieceBox: 1.5,
	pricePerPieceLayer: 1.38,
	pricePerPiecePallet: 1.26,
};
const other: CartSource = { ...product, id: "p2", boxesPerLayer: null, boxesPerPallet: null };

describe("spec §4 Cart", () => {
	it("a new product is appended with that quantity", () => {
		const lines = addToCart(addToCart([], other, "box", 1), product, "layer", 2);
		expect(lines).toHaveLength(2);
		expect(lines[1]).toEqual({
			product: {
				id: "p1",
				title: "Barbe à papa fraise des bois",
				price: 264.96,
				img: "/static/demo/bap.webp",
				orderType: "layer",
				unitTypeDisplay: "Couche",
				pricePerBox: 33.12,
				boxesPerUnit: 8,
				totalBoxes: 16,
			},
			quantity: 2,
		});
		expect(cartTotal(lines)).toBe(529.92 + 36);
		expect(cartCount(lines)).toBe(3);
	});

	it("adding a product already in the cart raises its quantity by the amount added", () => {
		const lines = addToCart(addToCart([], product, "box", 2), product, "box", 3);
		expect(lines).toHaveLength(1);
		expect(lines[0]).toMatchObject({ quantity: 5, product: { orderType: "box", totalBoxes: 5, price: 36 } });
	});

	it("adding with another order type converts the line to boxes: 3 boxes + 1 layer of 8 = 11 boxes", () => {
		const lines = addToCart(addToCart([], product, "box", 3), product, "layer", 1);
		expect(lines[0]).toMatchObject({ quantity: 11, product: { orderType: "box", totalBoxes: 11, pricePerBox: 33.12 } });
	});

	it("8 single boxes get the layer price and stay shown as boxes while boxes are added", () => {
		const lines = addToCart(addToCart([], product, "box", 7), product, "box", 1);
		expect(lines[0]).toMatchObject({ quantity: 8, product: { orderType: "box", pricePerBox: 33.12 } });
	});

	it.each([0, -1, Number.NaN, "abc", "", undefined])("setting the quantity to %s removes the line", (quantity) => {
		expect(setCartQuantity(addToCart([], product, "box", 1), product, quantity)).toEqual([]);
	});

	it("update quantity is floored", () => {
		expect(setCartQuantity(addToCart([], product, "layer", 1), product, "3.9")[0]).toMatchObject({
			quantity: 3,
			product: { totalBoxes: 24 },
		});
	});

	it.each([
		[2.7, 2],
		[0, 1],
		[-4, 1],
		[Number.NaN, 1],
	])("quantity added is floored to an integer, default 1, minimum 1: %d gives %d", (typed, expected) => {
		expect(addToCart([], product, "box", typed)[0]?.quantity).toBe(expected);
	});

	it("remove drops the line by product id", () => {
		const lines = addToCart(addToCart([], product, "box", 1), other, "box", 1);
		expect(removeFromCart(lines, "p1").map((line) => line.product.id)).toEqual(["p2"]);
	});

	it("the total skips items whose product price is not numeric", () => {
		const lines = addToCart([], product, "box", 1);
		const broken = [{ ...lines[0], product: { ...lines[0]?.product, price: "abc" } } as unknown as CartLine];
		expect(cartTotal([...lines, ...broken])).toBe(36);
	});

	it("reads a quantity however it was typed", () => {
		expect(floorQuantity(" 12 ")).toBe(12);
		expect(floorQuantity("1e3")).toBe(1000);
		expect(floorQuantity("   ")).toBeNull();
		expect(floorQuantity(Number.POSITIVE_INFINITY)).toBeNull();
	});

	it("after any additions the cart total is what the tiers ask for all boxes of the product", () => {
		const addition = fc.record({
			orderType: fc.constantFrom("box" as const, "layer" as const, "pallet" as const),
			quantity: fc.integer({ min: 1, max: 20 }),
		});
		fc.assert(
			fc.property(fc.array(addition, { minLength: 1, maxLength: 8 }), (additions) => {
				const lines = additions.reduce<CartLine[]>(
					(cart, { orderType, quantity }) => addToCart(cart, product, orderType, quantity),
					[],
				);
				const boxes = lines[0]?.product.totalBoxes ?? 0;
				const perUnit = { box: 1, layer: 8, pallet: 48 };
				expect(boxes).toBe(additions.reduce((sum, { orderType, quantity }) => sum + perUnit[orderType] * quantity, 0));
				expect(Math.round(cartTotal(lines) * 100)).toBe(lineTotalCents(product, boxes));
			}),
		);
	});
});
