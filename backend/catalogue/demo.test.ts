import { readdirSync, readFileSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { FIRST_CATEGORIES } from "@confiserie/domain/catalogue/category";
import { isGtin } from "@confiserie/domain/catalogue/gtin";
import { STOCK_BANDS, stockBand } from "@confiserie/domain/catalogue/stock-band";
import { TAG_CODES } from "@confiserie/domain/catalogue/tags";
import { undeclaredAllergens } from "@confiserie/domain/food/allergens";
import { missingFoodInformation } from "@confiserie/domain/food/food-information";
import { lineTotalCents, pricePerBoxCents, tierInversion, tiers } from "@confiserie/domain/prices/tier-price";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { type DemoProduct, HEADER, readDemo } from "./read-demo";

const products = readDemo();
const label = (product: DemoProduct) => product.reference;
const every = (rule: (product: DemoProduct) => boolean) => products.filter((product) => !rule(product)).map(label);
const count = (rule: (product: DemoProduct) => boolean) => products.filter(rule).length;
const unique = (values: string[]) => new Set(values).size === values.length;
const tagged = (tag: string) => products.filter((product) => product.tags.includes(tag));
const has = (list: string[], word: string) => list.some((entry) => entry.includes(word));

describe("the demo catalogue as a whole", () => {
	it("carries the exact header that the import reads", () => {
		const [first] = readFileSync(resolve(import.meta.dirname, "demo.csv"), "utf8").split("\n");
		expect(first).toBe(HEADER);
	});

	it("holds at least 80 products over the seven categories, each with its own page of products", () => {
		expect(products.length).toBeGreaterThanOrEqual(80);
		for (const { code } of FIRST_CATEGORIES)
			expect(count((product) => product.category === code)).toBeGreaterThanOrEqual(8);
		expect(every((product) => FIRST_CATEGORIES.some(({ code }) => code === product.category))).toEqual([]);
	});

	it("uses the eleven tags and no other, with at least 8 best sellers and clearance promotions", () => {
		expect(new Set(products.flatMap((product) => product.tags))).toEqual(new Set(TAG_CODES));
		for (const tag of TAG_CODES) expect(tagged(tag).length).toBeGreaterThanOrEqual(5);
		expect(tagged("BESTSELLER").length).toBeGreaterThanOrEqual(8);
		expect(tagged("PROMO").filter((product) => product.category === "DESTOCKAGE").length).toBeGreaterThanOrEqual(4);
	});

	it("gives each product its own reference, name, description and codes", () => {
		expect(unique(products.map((product) => product.reference))).toBe(true);
		expect(unique(products.map((product) => product.name))).toBe(true);
		expect(unique(products.map((product) => product.description))).toBe(true);
		expect(unique(products.flatMap((product) => [product.eanUnit, product.eanBox]))).toBe(true);
	});

	it("shows the four stock bands, low and out of stock a handful of times each", () => {
		for (const band of STOCK_BANDS)
			expect(count((product) => stockBand(product.stock) === band)).toBeGreaterThanOrEqual(3);
	});

	it("has products without a pallet price, without a layer price and sold singly", () => {
		expect(count((product) => product.pricePerPiecePallet === null)).toBeGreaterThanOrEqual(6);
		expect(
			count((product) => product.pricePerPieceLayer === null && product.pricePerPiecePallet === null),
		).toBeGreaterThanOrEqual(4);
		expect(count((product) => product.piecesPerBox === 1)).toBeGreaterThanOrEqual(4);
	});
});

describe("each product of the demo catalogue", () => {
	it("has a description of 60 to 400 characters", () => {
		expect(every(({ description }) => description.length >= 60 && description.length <= 400)).toEqual([]);
	});

	it("has valid EAN-13 codes under the prefixes 20 and 29, which GS1 reserves for internal use", () => {
		expect(every(({ eanUnit, eanBox }) => isGtin(eanUnit) && isGtin(eanBox))).toEqual([]);
		expect(every(({ eanUnit, eanBox }) => eanUnit.startsWith("20") && eanBox.startsWith("29"))).toEqual([]);
	});

	it("is cheaper per piece at each larger tier", () => {
		const descending = (product: DemoProduct) =>
			tiers(product).every(
				(tier, index, all) => index === 0 || tier.pricePerPiece < (all[index - 1]?.pricePerPiece ?? 0),
			);
		expect(every(descending)).toEqual([]);
	});

	it("prices and counts a layer or a pallet together, never one without the other", () => {
		const paired = (product: DemoProduct) =>
			(product.pricePerPieceLayer === null) === (product.boxesPerLayer === null) &&
			(product.pricePerPiecePallet === null) === (product.boxesPerPallet === null);
		expect(every(paired)).toEqual([]);
	});

	it("stacks whole layers on its pallet", () => {
		expect(every((product) => (product.boxesPerPallet ?? 0) % (product.boxesPerLayer ?? 1) === 0)).toEqual([]);
	});

	it("sells its box between 15 and 80 euros, one exceptional piece apart", () => {
		const outside = every((product) => {
			const cents = pricePerBoxCents(product, 1);
			return cents >= 15_00 && cents <= 80_00;
		});
		expect(outside).toEqual(["GAT-MAR-PIE"]);
	});

	it("carries VAT at 20 or 5,5 %, and a best-before date in 2027 or none", () => {
		expect(every(({ vatRate }) => vatRate === "20" || vatRate === "5,5")).toEqual([]);
		expect(every(({ bestBefore }) => /^(2027-\d\d-\d\d)?$/.test(bestBefore))).toEqual([]);
		expect(every(({ category, vatRate }) => category !== "BONBONS" || vatRate === "20")).toEqual([]);
	});

	it("states nutrition that adds up: parts below the whole, energy within 10 % of 4/4/9", () => {
		const addsUp = (product: DemoProduct) => {
			const { fat, saturates, carbohydrates, sugars, protein, salt, energyKcal, energyKj } = product;
			if (!product.isFood) return [fat, saturates, carbohydrates, energyKcal].every((value) => value === null);
			if (fat === null || saturates === null || carbohydrates === null || sugars === null) return false;
			if (protein === null || salt === null || energyKcal === null || energyKj === null) return false;
			const kcal = 9 * fat + 4 * carbohydrates + 4 * protein;
			return (
				saturates <= fat &&
				sugars <= carbohydrates &&
				fat + carbohydrates + protein + salt <= 100 &&
				Math.abs(energyKcal - kcal) <= kcal * 0.1 &&
				Math.abs(energyKj - energyKcal * 4.184) <= energyKj * 0.05
			);
		};
		expect(every(addsUp)).toEqual([]);
	});

	it("says of each food what must be said before it may be published, and declares the allergens that it names", () => {
		const foods = products.filter(({ isFood }) => isFood);
		const incomplete = foods.filter((food) => missingFoodInformation({ ...food, nutrition: food }).length > 0);
		expect(incomplete.map(label)).toEqual([]);
		expect(
			foods.flatMap(({ reference, ingredients, allergens }) =>
				undeclaredAllergens(ingredients, allergens).map((allergen) => `${reference}: ${allergen}`),
			),
		).toEqual([]);
	});

	it("emphasises in capitals, within its ingredients, exactly the allergens that it declares", () => {
		const emphasis: [allergen: string, inIngredients: RegExp][] = [
			["lait", /\bLAIT\b/],
			["œufs", /ŒUFS/],
			["soja", /SOJA/],
			["blé (gluten)", /BLÉ/],
			["seigle (gluten)", /SEIGLE/],
			["avoine (gluten)", /AVOINE/],
			["fruits à coque", /FRUITS À COQUE/],
			["arachides", /ARACHIDES/],
			["sulfites", /SULFITES/],
		];
		const agrees = (product: DemoProduct) =>
			emphasis.every(([allergen, word]) => product.allergens.includes(allergen) === word.test(product.ingredients)) &&
			product.allergens.every((allergen) => emphasis.some(([known]) => known === allergen)) &&
			product.traces.every((trace) => !product.allergens.includes(trace));
		expect(every(agrees)).toEqual([]);
	});

	it("earns its tags: organic, vegan and gluten-free products say so in their ingredients", () => {
		const animal = /lait|œuf|miel|gélatine|cire d'abeille|beurre \(|crème/i;
		const wrong = [
			...tagged("BIO").filter(({ ingredients }) => !ingredients.includes("agriculture biologique")),
			...tagged("VEGAN").filter(({ ingredients }) => animal.test(ingredients)),
			...tagged("SANS_GLUTEN").filter(({ allergens, traces }) => has([...allergens, ...traces], "gluten")),
			...tagged("NOUVEAU").filter(({ category }) => category !== "NOUVEAUTES"),
		];
		expect(wrong.map(label)).toEqual([]);
	});

	it("comes with three illustrations of 1200 by 1200 pixels and at most 36 KB, named after its reference", async () => {
		const folder = resolve(import.meta.dirname, "images");
		const named = (product: DemoProduct) =>
			["piece", "carton", "palette"].map((view) => `${product.reference.toLowerCase()}-${view}.webp`);
		expect(every((product) => named(product).join() === product.images.join())).toEqual([]);
		const files = products.flatMap((product) => product.images);
		expect(readdirSync(folder).sort()).toEqual([...files].sort());
		const pictures = await Promise.all(files.map((file) => sharp(resolve(folder, file)).metadata()));
		const wrong = pictures.filter(
			({ format, width, height }) => format !== "webp" || width !== 1200 || height !== 1200,
		);
		expect(wrong).toEqual([]);
		const sizes = files.map((file) => statSync(resolve(folder, file)).size);
		expect(Math.max(...sizes)).toBeLessThanOrEqual(36_000);
		expect(sizes.reduce((total, size) => total + size, 0)).toBeLessThanOrEqual(8_000_000);
	});
});

describe("the products that the end-to-end tests buy", () => {
	const strawberry = products.find((product) => product.reference === "BAP-FRA-40");

	it("sells two layers of the wild strawberry cotton candy, 16 boxes, for 529,92 EUR", () => {
		expect(strawberry).toMatchObject({ piecesPerBox: 24, boxesPerLayer: 8, boxesPerPallet: 48, stock: 320 });
		expect(strawberry && lineTotalCents(strawberry, 16)).toBe(529_92);
	});

	it("makes 47 boxes at the layer price dearer than a pallet of 48", () => {
		expect(strawberry && tierInversion(strawberry, 47)?.tier.orderType).toBe("pallet");
	});
});
