import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { pricePerBoxCents, type TierPricing } from "../prices/tier-price";
import {
	type Assortment,
	boxPriceFor,
	channelBoxPrices,
	sellableThrough,
	sellsProduct,
	shareOfStock,
} from "./sales-channel";

const PRODUCT: TierPricing = {
	piecesPerBox: 10,
	boxesPerLayer: 8,
	boxesPerPallet: 48,
	pricePerPieceBox: 1.05,
	pricePerPieceLayer: 0.95,
	pricePerPiecePallet: 0.8333,
};
const LIST = { kind: "LIST", priceListId: "plist" } as const;
const factor = (percent: number) => ({ kind: "FACTOR", percent, priceListId: "plist" }) as const;

describe("an assortment is all, categories or chosen products", () => {
	const all: Assortment = { kind: "ALL" };
	const categories: Assortment = { kind: "CATEGORIES", categories: ["POP_CORN", "BARBE_A_PAPA"] };
	const chosen: Assortment = { kind: "PRODUCTS" };

	test.each([
		[all, { categories: [], isChosen: false }, true],
		[categories, { categories: ["BONBONS", "BARBE_A_PAPA"], isChosen: false }, true],
		[categories, { categories: ["BONBONS"], isChosen: true }, false],
		[chosen, { categories: [], isChosen: true }, true],
		[chosen, { categories: ["BARBE_A_PAPA"], isChosen: false }, false],
	])("%j sells %j: %s", (assortment, product, isSold) => {
		expect(sellsProduct(assortment, product)).toBe(isSold);
	});
});

describe("prices of its own (a factor or a list, tiers included)", () => {
	test("at the shop's prices every quantity costs what it costs in the shop", () => {
		const prices = channelBoxPrices(PRODUCT, { kind: "SHOP" });
		fc.assert(
			fc.property(fc.integer({ min: 1, max: 500 }), (boxes) => {
				expect(boxPriceFor(prices, boxes)).toBe(pricePerBoxCents(PRODUCT, boxes));
			}),
		);
	});

	test.each([
		[110, 1, 1155],
		[110, 8, 1045],
		[110, 48, 916],
		[85, 7, 893],
		[85, 47, 808],
		[33.33, 48, 278],
	])("%f %% of the shop's price: %i boxes at %i cents each, half a cent up", (percent, boxes, cents) => {
		expect(boxPriceFor(channelBoxPrices(PRODUCT, factor(percent)), boxes)).toBe(cents);
	});

	test("however small the percentage, a box is never free", () => {
		expect(boxPriceFor(channelBoxPrices({ ...PRODUCT, pricePerPieceBox: 0.01 }, factor(1)), 1)).toBe(1);
	});

	test("a list has its own tiers; a product without an entry has the shop's", () => {
		const listed = [
			{ minBoxes: 48, pricePerBoxCents: 700 },
			{ minBoxes: 1, pricePerBoxCents: 900 },
		];
		const prices = channelBoxPrices(PRODUCT, LIST, listed);
		expect([1, 8, 47, 48].map((boxes) => boxPriceFor(prices, boxes))).toEqual([900, 900, 900, 700]);
		expect(channelBoxPrices(PRODUCT, LIST)).toEqual(channelBoxPrices(PRODUCT, { kind: "SHOP" }));
	});

	test.each([10, null])("a list's price from 8 boxes on ends when a layer has %j boxes", (boxesPerLayer) => {
		const product = { ...PRODUCT, boxesPerLayer };
		const layer = { minBoxes: 8, pricePerBoxCents: 800 };
		const prices = channelBoxPrices(product, LIST, [{ minBoxes: 1, pricePerBoxCents: 900 }, layer]);
		expect(prices).toEqual([{ minBoxes: 1, pricePerBoxCents: 900 }]);
		expect(channelBoxPrices(product, LIST, [layer])).toEqual(channelBoxPrices(product, { kind: "SHOP" }));
	});
});

describe("a stock location or a share of the stock", () => {
	test.each([
		[{ kind: "ALL" } as const, 60],
		[{ kind: "LOCATION", locationId: "sloc" } as const, 60],
		[{ kind: "SHARE", percent: 20 } as const, 13],
		[{ kind: "SHARE", percent: 100 } as const, 60],
	])("of 100 boxes, 60 of them free and 7 held by the channel: %j", (stock, boxes) => {
		expect(sellableThrough(stock, { stocked: 100, available: 60, heldByChannel: 7 })).toBe(boxes);
	});

	test("never more than is free, than the share, nor less than nothing", () => {
		const boxes = fc.nat({ max: 1000 });
		fc.assert(
			fc.property(fc.integer({ min: 1, max: 100 }), boxes, boxes, boxes, (percent, stocked, free, heldByChannel) => {
				const available = Math.min(stocked, free);
				const stock = { kind: "SHARE", percent } as const;
				const sellable = sellableThrough(stock, { stocked, available, heldByChannel });
				expect(sellable).toBeGreaterThanOrEqual(0);
				expect(sellable).toBeLessThanOrEqual(available);
				if (sellable > 0) expect(sellable + heldByChannel).toBeLessThanOrEqual(shareOfStock(stock, stocked));
			}),
		);
	});
});
