import { unknownParameters } from "@confiserie/domain/admin/list-views";
import { FIRST_CATEGORIES } from "@confiserie/domain/catalogue/category";
import { expect, test } from "vitest";
import { listHref } from "@/features/admin/shell";
import { activeFilters, queryOf, stateReader } from "./list-state";

const reader = stateReader(FIRST_CATEGORIES);
const read = (search: string) => reader(new URLSearchParams(search));
const hrefOf = (search: string) => listHref("/admin/products", reader, read(search));

test("the address holds the whole state and gives it back", () => {
	const address =
		"query=anis&stock=low&price=medium&category=BONBONS&tag=halloween&sort=price_desc&columns=eanBox%2Cstock&page=3";
	expect(hrefOf(address)).toBe(`/admin/products?${address}`);
});

test("a view stores all that the address holds", () => {
	const held = new URLSearchParams(Object.keys(read("")).map((name) => [name, "1"]));
	expect(unknownParameters("products", held.toString())).toEqual([]);
});

test("what the address does not know is off", () => {
	expect(hrefOf("stock=beaucoup&price=&category=FRUITS&tag=X&sort=hasard&columns=hasard&page=-2&page=x")).toBe(
		"/admin/products",
	);
});

test("the call counts pages from 0 and leaves out what is off; one character is no search", () => {
	expect(queryOf(read("query=a&stock=out"))).toEqual({ stock: "out", sort: "name_asc", query: undefined, page: 0 });
	expect(queryOf(read("columns=stock"))).not.toHaveProperty("columns");
	expect(queryOf(read("query=%20an%20&page=2"))).toMatchObject({ query: "an", page: 1 });
});

test("each active filter has a chip in words", () => {
	const labels = activeFilters(
		read("query=anis&stock=out&price=high&category=pop-corn&tag=HALLOWEEN"),
		FIRST_CATEGORIES,
	).map(({ label }) => label.replaceAll("\u00a0", " "));
	expect(labels).toEqual([
		"Recherche : anis",
		"Stock : Rupture",
		"Prix élevé > 15€",
		"Catégorie : Pop-corn",
		"Tag : Halloween",
	]);
});
