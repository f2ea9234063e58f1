import { describe, expect, it } from "vitest";
import type { PriceChange } from "../prices/prior-price";
import {
	type ChangeableProduct,
	judgeValues,
	type ProductAction,
	type ProductRefusal,
	type ProductValues,
	valuesWanted,
} from "./product-changes";

const NOW = new Date("2026-11-23T12:00:00Z");
const PRODUCT: ChangeableProduct = {
	piecesPerBox: 24,
	boxesPerLayer: 8,
	boxesPerPallet: 48,
	pricePerPieceBox: 1.5,
	pricePerPieceLayer: 1.38,
	pricePerPiecePallet: null,
	category: "BONBONS",
	description: "Un berlingot.",
	weightGrams: 40,
	eanUnit: "3760000000017",
	eanBox: "13760000000014",
	images: ["/static/a.webp"],
	tags: ["BIO"],
	isPublished: true,
	isFood: false,
	bestBeforeDate: null,
	ingredients: "",
	allergens: [],
	nutrition: null,
	stocked: 60,
	reserved: 4,
};
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);
const past = (price: number, days = 60): PriceChange[] => [
	{ orderType: "box", pricePerPiece: price, since: daysAgo(days) },
];
const judge = (product: Partial<ChangeableProduct>, wanted: ProductValues, history: PriceChange[] = []) =>
	judgeValues({ ...PRODUCT, ...product }, wanted, history, NOW);
const price = (percent: number): ProductAction => ({ kind: "PRICE", tier: "all", step: { percent } });

describe("what an action wants of a product", () => {
	it.each<[ProductAction, ProductValues]>([
		[{ kind: "PUBLISH", isPublished: false }, { isPublished: false }],
		[{ kind: "TAGS", add: ["VEGAN", "NOUVEAU"], remove: ["BIO"] }, { tags: ["NOUVEAU", "VEGAN"] }],
		[{ kind: "TAGS", add: ["BIO"], remove: ["NOEL"] }, { tags: ["BIO"] }],
		[price(10), { pricePerPieceBox: 1.65, pricePerPieceLayer: 1.52, pricePerPiecePallet: null }],
	])("%j", (action, values) => expect(valuesWanted(PRODUCT, action)).toEqual(values));
});

describe("what becomes of a product", () => {
	it("new values stand beside those before, and what is so already is no change", () => {
		expect(judge({}, { tags: ["BIO", "VEGAN"] })).toEqual({
			result: "DONE",
			before: { tags: ["BIO"] },
			after: { tags: ["BIO", "VEGAN"] },
		});
		expect(judge({ tags: ["VEGAN", "BIO"] }, { tags: ["BIO", "VEGAN"] })).toEqual({ result: "UNCHANGED" });
		expect(judge({}, valuesWanted(PRODUCT, { ...price(0.1) }))).toEqual({ result: "UNCHANGED" });
	});

	it.each<[ProductRefusal, Partial<ChangeableProduct>, ProductValues]>([
		["NOT_POSITIVE", {}, { pricePerPieceBox: 0, pricePerPieceLayer: null }],
		["NOT_POSITIVE", {}, { pricePerPieceLayer: -0.01 }],
		["TOO_HIGH", {}, { pricePerPieceBox: 10_000.01 }],
		["TIER_ORDER", {}, { pricePerPieceLayer: 1.51 }],
		["TIER_ORDER", {}, { pricePerPiecePallet: 1.39 }],
		["PROMO", {}, { tags: ["BIO", "PROMO"] }],
		["PROMO", { tags: ["PROMO"] }, { pricePerPieceBox: 1.56 }],
		["FOOD", { isPublished: false, isFood: true }, { isPublished: true }],
		["INCOMPLETE", { isPublished: false, eanBox: "" }, { isPublished: true }],
		["INCOMPLETE", { isPublished: false, images: [], isFood: true }, { isPublished: true }],
		[
			"EXPIRED",
			{ isPublished: false, isFood: true, durability: "USE_BY", bestBeforeDate: "2020-01-31" },
			{ isPublished: true },
		],
		["CATEGORY", { isPublished: false, category: null }, { isPublished: true }],
		["RESERVED", {}, { stocked: 3 }],
		["STOCK_LIMIT", {}, { stocked: 1_000_001 }],
	])("%s: %j %j", (refusal, product, wanted) => {
		expect(judge(product, wanted, past(1.5))).toEqual({ result: "REFUSED", refusal });
	});

	it("a justified reduction retains its label, one with unchanged prices is not checked", () => {
		expect(judge({ tags: ["PROMO"] }, { pricePerPieceBox: 1.4 }, past(1.5)).result).toBe("DONE");
		expect(judge({}, { tags: ["PROMO"] }, past(1.6)).result).toBe("DONE");
		expect(judge({ tags: ["PROMO"] }, { isPublished: false }).result).toBe("DONE");
	});

	it("boxes come in where orders hold more than there are", () => {
		expect(judge({ stocked: 2, reserved: 4 }, { stocked: 3 }).result).toBe("DONE");
	});
});
