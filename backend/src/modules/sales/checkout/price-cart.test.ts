import { DEFAULT_DELIVERY_RULES, type DeliveryRules } from "@confiserie/domain/delivery/quote";
import { describe, expect, test } from "vitest";
import type { CatalogueEntry } from "../offers";
import { type CartItem, priceCart } from "./price-cart";

const entry = (productId: string, changes: Partial<CatalogueEntry> = {}): CatalogueEntry => ({
	productId,
	variantId: `variant_${productId}`,
	inventoryItemId: `iitem_${productId}`,
	locationId: "sloc",
	name: `Produit ${productId}`,
	reference: productId.toUpperCase(),
	imageUrl: "",
	vatRate: 20,
	piecesPerBox: 10,
	boxesPerLayer: 8,
	boxesPerPallet: 48,
	pricePerPieceBox: 1,
	pricePerPieceLayer: 0.9,
	pricePerPiecePallet: 0.8,
	boxPrices: [
		{ minBoxes: 1, pricePerBoxCents: 1000 },
		{ minBoxes: 8, pricePerBoxCents: 900 },
		{ minBoxes: 48, pricePerBoxCents: 800 },
	],
	...{ weightGrams: 0, isUnstackable: false, category: null, availableBoxes: 100 },
	...changes,
});
const UNITS: DeliveryRules = {
	...DEFAULT_DELIVERY_RULES,
	packing: {
		...DEFAULT_DELIVERY_RULES.packing,
		mixedPallets: { ...DEFAULT_DELIVERY_RULES.packing.mixedPallets, isAllowed: true },
	},
	zones: [{ id: "france", name: "France", country: "FR", prefixes: [] }],
	options: [
		{
			...{ id: "palette", name: "Palette", kind: "pallet", carrier: "Geodis", zones: ["france"] },
			...{ rate: { by: "units", palletCents: 6000, layerCents: 2000, boxCents: 900 }, freeFromCents: null },
			...{ maximumKilograms: null, transitDays: 2, hasDayChoice: false, surcharges: [] },
		},
	],
};
const price = (items: CartItem[], entries: CatalogueEntry[], holds?: Map<string, number>) =>
	priceCart(items, new Map(entries.map((one) => [one.productId, one])), DEFAULT_DELIVERY_RULES, holds);

describe("a cart is priced from product ids and quantities alone", () => {
	test.each([
		[7, 7000, 0],
		[8, 7200, 0],
		[48, 38_400, 0],
		[3, 3000, 499],
		[4, 4000, 0],
	])("%i boxes: subtotal %i, shipping %i cents", (quantity, subtotalCents, shippingCostCents) => {
		const { quote, problem } = price([{ productId: "a", quantity }], [entry("a")]);
		expect(quote).toMatchObject({ subtotalCents, shippingCostCents });
		expect(problem).toBeUndefined();
	});

	test("a channel without mixed pallets sells at its own prices, and its goods travel on the same pallet", () => {
		const catalogue = new Map([entry("a"), entry("b")].map((one) => [one.productId, one]));
		const items = [..."ab"].map((productId) => ({ productId, quantity: 24 }));
		const own = priceCart(items, catalogue, UNITS);
		expect(own.quote).toMatchObject({ subtotalCents: 38_400, shippingCostCents: 6000 });
		const other = priceCart(items, catalogue, UNITS, undefined, {}, DEFAULT_DELIVERY_RULES.packing);
		expect(other.quote).toMatchObject({ subtotalCents: 43_200, shippingCostCents: 6000 });
		expect(other.pallets).toBeNull();
	});

	test("lines of one product are summed before the tier is chosen", () => {
		const { lines, quote } = price(
			[
				{ productId: "a", quantity: 3 },
				{ productId: "b", quantity: 1 },
				{ productId: "a", quantity: 5 },
			],
			[entry("a"), entry("b")],
		);
		expect(lines.map((line) => [line.entry.productId, line.boxes, line.totalCents])).toEqual([
			["a", 8, 7200],
			["b", 1, 1000],
		]);
		expect(quote.subtotalCents).toBe(8200);
	});

	test("lines that overflow only together are refused too", () => {
		const line = { productId: "a", quantity: 60_000 };
		expect(() => price([line, line], [entry("a")])).toThrow(expect.objectContaining({ code: "INVALID_QUANTITY" }));
	});
});

describe("why a cart cannot be sold as sent", () => {
	const line = { productId: "a", quantity: 8 };
	test.each([
		["its very prices", { unitPrice: 900, totalPrice: 7200 }, undefined],
		["no prices", {}, undefined],
		["another unit price", { unitPrice: 899 }, "PRICE_CHANGED"],
		["another line total", { unitPrice: 900, totalPrice: 7199 }, "PRICE_CHANGED"],
		["a price of 0", { unitPrice: 0, totalPrice: 0 }, "PRICE_CHANGED"],
	])("%s", (_, sent, problem) => {
		expect(price([{ ...line, ...sent }], [entry("a")]).problem).toBe(problem);
	});

	test("what is gone comes before what is short, and that before what changed", () => {
		const items = [
			{ ...line, unitPrice: 1 },
			{ productId: "b", quantity: 2 },
		];
		expect(price(items, [entry("a", { availableBoxes: 7 })]).problem).toBe("PRODUCT_UNAVAILABLE");
		expect(price(items, [entry("a", { availableBoxes: 7 }), entry("b")]).problem).toBe("OUT_OF_STOCK");
		expect(price(items, [entry("a"), entry("b")]).problem).toBe("PRICE_CHANGED");
	});

	test("what the order itself holds is available to it", () => {
		const short = entry("a", { availableBoxes: 3 });
		expect(price([line], [short], new Map([["iitem_a", 4]])).problem).toBe("OUT_OF_STOCK");
		const cart = price([line], [short], new Map([["iitem_a", 5]]));
		expect(cart.problem).toBeUndefined();
		expect(cart.fresh).toMatchObject([{ availableQuantity: 8 }]);
	});

	test("the fresh lines name what is gone by the name that was sent, else 'Produit sans nom'", () => {
		const { fresh } = price(
			[
				{ productId: "x", quantity: 1, productName: "Guimauve", unitPrice: 120 },
				{ productId: "y", quantity: 1 },
			],
			[],
		);
		expect(fresh).toEqual([
			{
				productId: "x",
				productName: "Guimauve",
				quantity: 1,
				availableQuantity: 0,
				onSale: false,
				sentUnitPrice: 120,
				unitPrice: 0,
				totalPrice: 0,
			},
			expect.objectContaining({ productId: "y", productName: "Produit sans nom", sentUnitPrice: null }),
		]);
	});
});
