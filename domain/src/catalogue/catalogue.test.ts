import { describe, expect, it } from "vitest";
import { foldText } from "../fold-text";
import { plural } from "../plural";
import { stockBand } from "./stock-band";
import { findTag, hasWantedTags, type TagCode } from "./tags";

describe("spec §2 tags", () => {
	it("the stored code is halloween, links say HALLOWEEN, both find it", () => {
		expect(findTag("HALLOWEEN")?.code).toBe("halloween");
		expect(findTag("halloween")?.name).toBe("Halloween");
		expect(findTag("bestseller")?.code).toBe("BESTSELLER");
		expect(findTag("SOLDES")).toBeUndefined();
	});
});

describe("diets and labels narrow, occasions widen", () => {
	it.each<[TagCode[], TagCode[], boolean]>([
		[["VEGAN"], ["VEGAN", "SANS_GLUTEN"], false],
		[["VEGAN", "SANS_GLUTEN", "PROMO"], ["VEGAN", "SANS_GLUTEN"], true],
		[["MARIAGE"], ["NOEL", "MARIAGE"], true],
		[["MARIAGE"], ["NOEL", "FETE"], false],
		[["NOEL"], ["BIO", "NOEL", "MARIAGE"], false],
		[["BIO", "NOEL"], ["BIO", "NOEL", "MARIAGE"], true],
		[[], [], true],
	])("a product with %o for a choice of %o: %s", (tags, wanted, expected) => {
		expect(hasWantedTags(tags, wanted)).toBe(expected);
	});
});

describe("spec §2 stock indicator bands", () => {
	it.each([
		[51, "high"],
		[50, "medium"],
		[11, "medium"],
		[10, "low"],
		[1, "low"],
		[0, "out"],
		[-3, "out"],
	] as const)("%d boxes: %s", (boxes, band) => {
		expect(stockBand(boxes)).toBe(band);
	});
});

describe("French text", () => {
	it("folds accents, case and ligatures", () => {
		expect(foldText(" Gâteaux & Œufs ")).toBe("gateaux & oeufs");
	});

	it("0 and 1 are singular", () => {
		expect([0, 1, 2].map((count) => plural(count, "produit"))).toEqual(["produit", "produit", "produits"]);
	});
});
