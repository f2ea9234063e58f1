import { type Category, FIRST_CATEGORIES } from "@confiserie/domain/catalogue/category";
import { describe, expect, it } from "vitest";
import { filtersHref, productQuery, type RawSearchParams, readFilters } from "./filters";
import { appliedFilters, catalogueTitle, emptyMessage, selectionSentence } from "./headings";

const filtersOf = (raw: RawSearchParams) => readFilters(raw, FIRST_CATEGORIES);

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

describe("address of the catalogue", () => {
	it("category takes the code and the slug", () => {
		expect(filtersOf({ category: "BARBE_A_PAPA" }).category).toBe("BARBE_A_PAPA");
		expect(filtersOf({ category: "barbe-a-papa" }).category).toBe("BARBE_A_PAPA");
	});
	it("unavailable values are unknown, newly available ones are known", () => {
		const raw = { category: "fruits-confits" };
		expect(filtersOf(raw)).toMatchObject({ category: null, isUnknown: true });
		const fruits = { ...FIRST_CATEGORIES[0], code: "FRUITS_CONFITS", slug: "fruits-confits", name: "Fruits confits" };
		const filters = readFilters(raw, [fruits as Category]);
		expect(filters).toMatchObject({ category: "FRUITS_CONFITS", isUnknown: false });
		expect(catalogueTitle(filters)).toBe("Fruits confits");
	});
	it("tag may repeat and compares without case", () => {
		expect(filtersOf({ tag: ["HALLOWEEN", "BIO", "bio"] }).tags).toEqual(["halloween", "BIO"]);
	});
	it.each([[{ category: "CHOCOLAT" }], [{ tag: "INCONNU" }], [{ without: ["LAIT", "CHOCOLAT"] }]])(
		"%o names nothing that exists",
		(raw) => {
			expect(filtersOf(raw).isUnknown).toBe(true);
		},
	);
	it.each([
		["0", 1],
		["-3", 1],
		["abc", 1],
		["2", 2],
		["9999", 25],
	])("page %s shows %i pages", (page, expected) => {
		expect(filtersOf({ page }).page).toBe(expected);
	});
	it("what an address with __proto__ makes of a parameter is read over", () => {
		const sort = [Array.prototype.sort, "newest"] as unknown as string[];
		expect(filtersOf({ sort }).sort).toBe("newest");
	});
	it("puts swapped price bounds in order and drops what is no price", () => {
		expect(filtersOf({ minPrice: "30", maxPrice: "12,5" })).toMatchObject({ minPrice: 12.5, maxPrice: 30 });
		expect(filtersOf({ minPrice: "-1", maxPrice: "1e9" })).toMatchObject({ minPrice: null, maxPrice: null });
	});
	it("spec §5 a search of less than 2 characters is none, and known as such", () => {
		expect(filtersOf({ query: " z " })).toMatchObject({ query: "", isTooShort: true });
		expect(filtersOf({ query: "ze" })).toMatchObject({ query: "ze", isTooShort: false });
		expect(filtersOf({})).toMatchObject({ query: "", isTooShort: false });
	});
	it("'sans arachides' in a search is the filter, beside those of the address", () => {
		const filters = filtersOf({ query: "bonbon sans arachides", without: "lait", allowTraces: "true" });
		expect(filters).toMatchObject({ query: "bonbon", without: ["ARACHIDES", "LAIT"], isTooShort: false });
		expect(filtersHref(filters)).toBe("/products?query=bonbon&without=ARACHIDES&without=LAIT&allowTraces=true");
		expect(productQuery(filters, 1)).toMatchObject({ without: ["ARACHIDES", "LAIT"], allowTraces: true });
		expect(filtersOf({ query: "sans gluten" })).toMatchObject({ query: "", without: ["GLUTEN"], isTooShort: false });
	});
	it("asks for 20 a page", () => {
		expect(productQuery(filtersOf({ category: "CORNETS" }), 3)).toMatchObject({
			offset: 40,
			limit: 20,
			category: "CORNETS",
		});
	});
	it("comes back as it was read", () => {
		const href =
			"/products?query=miel&category=BONBONS&tag=BIO&tag=VEGAN&inStock=true&maxPrice=40&sort=price_asc&page=2";
		const raw = {
			query: "miel",
			category: "BONBONS",
			tag: ["BIO", "VEGAN"],
			inStock: "true",
			maxPrice: "40",
			sort: "price_asc",
			page: "2",
		};
		expect(filtersHref(filtersOf(raw))).toBe(href);
	});
});

describe("the selection in a sentence", () => {
	it.each<[RawSearchParams, number, string]>([
		[{}, 57, "57 produits"],
		[{ tag: ["VEGAN", "SANS_GLUTEN"] }, 18, "18 produits vegan et sans gluten"],
		[{ tag: "BESTSELLER" }, 15, "15 meilleures ventes"],
		[{ tag: "NOUVEAU", inStock: "true" }, 9, "9 nouveautés, en stock"],
		[{ tag: ["BIO", "NOEL", "MARIAGE"], inStock: "true" }, 1, "1 produit bio, pour Noël ou mariage, en stock"],
		[{ without: "LAIT" }, 4, "4 produits, sans lait, traces exclues"],
		[{ without: ["LAIT"], allowTraces: "true" }, 4, "4 produits, sans lait, traces acceptées"],
		[{ maxPrice: "34.99" }, 0, "0 produit, jusqu'à 34,99 €"],
	])("%o", (raw, total, sentence) => {
		expect(plain(selectionSentence(filtersOf(raw), total))).toBe(sentence);
	});
});

describe("title of the catalogue", () => {
	it.each([
		[{}, "Tous nos produits"],
		[{ query: "miel", category: "BONBONS" }, "Résultats pour « miel »"],
		[{ category: "GATEAUX" }, "Gâteaux"],
		[{ tag: "BESTSELLER" }, "Nos meilleures ventes"],
		[{ tag: "PROMO", category: "DESTOCKAGE" }, "Destockage : promo"],
		[{ tag: ["BIO", "ARTISANAL"] }, "Bio, Artisanal"],
		[{ query: "sans gluten" }, "Nos produits sans céréales à gluten"],
		[{ tag: ["NOEL", "HALLOWEEN", "VEGAN"], category: "GATEAUX" }, "Gâteaux : Noël, Halloween, vegan"],
	])("%o gives %s", (raw, title) => {
		expect(plain(catalogueTitle(filtersOf(raw)))).toBe(title);
	});
});

describe("empty states", () => {
	it("names the selection or the search", () => {
		expect(emptyMessage(filtersOf({ tag: "BIO" }))).toBe("Aucun produit trouvé pour cette sélection.");
		expect(plain(emptyMessage(filtersOf({ query: "zzz" })))).toBe("Aucun produit trouvé pour la recherche « zzz ».");
	});
});

describe("applied filters", () => {
	it("an allergen out of the search is a chip of its own", () => {
		const chips = appliedFilters(filtersOf({ query: "bonbon sans lait", allowTraces: "true" }));
		expect(chips.map(({ label, without }) => [plain(label), filtersHref(without)])).toEqual([
			["« bonbon »", "/products?without=LAIT&allowTraces=true"],
			["Sans lait", "/products?query=bonbon&allowTraces=true"],
			["Traces acceptées", "/products?query=bonbon&without=LAIT"],
		]);
	});
	it("each chip leads to the first page without it", () => {
		const chips = appliedFilters(filtersOf({ tag: ["BIO", "VEGAN"], inStock: "true", page: "3" }));
		expect(chips.map(({ label }) => label)).toEqual(["Bio", "Vegan", "En stock"]);
		expect(chips.map(({ without }) => filtersHref(without))).toEqual([
			"/products?tag=VEGAN&inStock=true",
			"/products?tag=BIO&inStock=true",
			"/products?tag=BIO&tag=VEGAN",
		]);
	});
});
