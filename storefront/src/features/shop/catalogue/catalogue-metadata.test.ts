import { FIRST_CATEGORIES } from "@confiserie/domain/catalogue/category";
import { describe, expect, it } from "vitest";
import { catalogueMetadata } from "./catalogue-metadata";
import { type RawSearchParams, readFilters } from "./filters";

const filtersOf = (raw: RawSearchParams) => readFilters(raw, FIRST_CATEGORIES);

const metadata = (raw: RawSearchParams) => catalogueMetadata(filtersOf(raw));

describe("what indexes learn of the catalogue", () => {
	it.each<[RawSearchParams, string]>([
		[{}, "/products"],
		[{ category: "BONBONS" }, "/products?category=BONBONS"],
		[{ category: "barbe-a-papa" }, "/products?category=BARBE_A_PAPA"],
		[{ tag: "HALLOWEEN" }, "/products?tag=halloween"],
		[{ tag: ["BIO", "ARTISANAL"] }, "/products"],
		[{ category: "BONBONS", tag: "PROMO" }, "/products?category=BONBONS"],
		[{ category: "BONBONS", inStock: "true", minPrice: "5", sort: "newest", page: "3" }, "/products?category=BONBONS"],
		[{ maxPrice: "30", sort: "price_asc" }, "/products"],
	])("%o has the canonical address %s", (raw, canonical) => {
		expect(metadata(raw)).toMatchObject({ alternates: { canonical }, openGraph: { url: canonical } });
		expect(metadata(raw).robots).toBeUndefined();
	});
	it.each<RawSearchParams>([{ query: "praline" }, { query: "bio", category: "BONBONS" }, { category: "CHOCOLAT" }])(
		"%o stays out of indexes",
		(raw) => {
			expect(metadata(raw)).toMatchObject({ robots: { index: false } });
			expect(metadata(raw).alternates).toBeUndefined();
		},
	);
	it("title and description are the list's own", () => {
		expect(metadata({ category: "POP_CORN" })).toMatchObject({
			title: "Pop-corn",
			description: expect.stringMatching(/^Pop-corn\u00a0: /),
		});
	});
});
