import { FIRST_CATEGORIES } from "@confiserie/domain/catalogue/category";
import type { Facets } from "@confiserie/domain/contract/product";
import { render, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { FilterFields } from "./filter-fields";
import { type RawSearchParams, readFilters } from "./filters";

const filtersOf = (raw: RawSearchParams) => readFilters(raw, FIRST_CATEGORIES);

const push = vi.hoisted(() => vi.fn());
vi.mock("next/navigation", () => {
	const navigation = { useRouter: () => ({ push }) };
	return { ...navigation, default: navigation };
});

const facets: Facets = {
	category: [
		{ value: "BONBONS", count: 12 },
		{ value: "GATEAUX", count: 3 },
	],
	tag: [{ value: "BIO", count: 4 }],
	without: [{ value: "ARACHIDES", count: 9 }],
	stock: { inStock: 14, soldOut: 1 },
	price: [
		{ min: null, max: 19.99, count: 5 },
		{ min: 20, max: 34.99, count: 0 },
		{ min: 50, max: null, count: 2 },
	],
};
const plain = (text: string | null) => (text ?? "").replace(/[\u00a0\u202f]/g, " ");
const show = (raw: RawSearchParams, counts: Facets | undefined = facets) =>
	render(<FilterFields filters={filtersOf(raw)} facets={counts} />);

beforeEach(() => {
	push.mockReset();
	// As the style sheet has it on a wide screen, where nothing opens the filters.
	document.head.innerHTML = "<style>.filter-sheet { display: block }</style>";
});

describe("facets (category, tag, stock, price) with counts", () => {
	it("each value says how many products it would show", () => {
		show({});
		expect(screen.getByRole("checkbox", { name: "Bio (4)" })).toBeTruthy();
		expect(screen.getByRole("checkbox", { name: "En stock seulement (14)" })).toBeTruthy();
	});
	it("offers the price bands with products, and preserves the other filters", () => {
		show({ tag: "BIO", page: "3" });
		const links = screen.getAllByRole("link");
		expect(links.map(({ textContent }) => plain(textContent))).toEqual(["Jusqu'à 19,99 € (5)", "Dès 50,00 € (2)"]);
		expect(links[0]?.getAttribute("href")).toBe("/products?tag=BIO&maxPrice=19.99");
	});
	it("the band in force is marked and takes itself off", () => {
		show({ minPrice: "50" });
		const band = screen.getByRole("link", { current: true });
		expect(plain(band.textContent)).toBe("Dès 50,00 € (2)");
		expect(band.getAttribute("href")).toBe("/products");
	});
	it("offers nothing that would show nothing, but what is chosen can be taken off", () => {
		show({ tag: "NOEL" });
		expect(screen.queryByRole("checkbox", { name: /Vegan/ })).toBeNull();
		expect(screen.getByRole<HTMLInputElement>("checkbox", { name: "Noël (0)" }).checked).toBe(true);
	});
	it("offers no stock choice where all is in stock, and no band where one holds everything", () => {
		const [first] = facets.price;
		show({}, { ...facets, stock: { inStock: 5, soldOut: 0 }, price: first ? [first] : [] });
		expect(screen.queryByRole("checkbox", { name: /En stock/ })).toBeNull();
		expect(screen.queryByRole("link")).toBeNull();
	});
	it("without counts the fields stand as they are, and the category goes along", () => {
		const { container } = render(<FilterFields filters={filtersOf({ category: "BONBONS" })} />);
		expect(screen.getByRole("checkbox", { name: "Bio" })).toBeTruthy();
		expect(container.querySelector<HTMLInputElement>('input[name="category"]')?.value).toBe("BONBONS");
	});
});
