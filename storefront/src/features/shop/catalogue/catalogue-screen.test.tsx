import { FIRST_CATEGORIES } from "@confiserie/domain/catalogue/category";
import type { Product, ProductList } from "@confiserie/domain/contract/product";
import { render, screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { CartProvider } from "@/features/shop/cart";
import { FavouritesProvider } from "@/features/shop/favourites";
import { type ServerResult, serverApi } from "@/lib/server-api";
import { aProduct } from "@/test/product";
import { CatalogueScreen } from "./catalogue-screen";
import { type RawSearchParams, readFilters } from "./filters";

const filtersOf = (raw: RawSearchParams) => readFilters(raw, FIRST_CATEGORIES);

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);

const products = (count: number): Product[] => Array.from({ length: count }, (_, n) => aProduct({ id: `prod_${n}` }));
const listOf = (items: Product[], totalCount = items.length): ServerResult<ProductList> => ({
	ok: true,
	data: { items, totalCount },
});

let answer: ServerResult<ProductList>;
beforeEach(() => {
	vi.spyOn(serverApi, "products").mockImplementation(async () => answer);
});

const framed = async (raw: RawSearchParams) => (
	<CartProvider>
		<FavouritesProvider>
			{await CatalogueScreen({ filters: filtersOf(raw), categories: FIRST_CATEGORIES })}
		</FavouritesProvider>
	</CartProvider>
);
const show = async (raw: RawSearchParams = {}) => render(await framed(raw));
const heading = (level: number) => screen.getAllByRole("heading", { level }).map(({ textContent }) => textContent);
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

describe("spec §2 Catalogue", () => {
	it.each([
		[1, "1 produit"],
		[2, "2 produits"],
		[57, "57 produits"],
	])("shows the result count with its plural: %i", async (total, text) => {
		answer = listOf(products(Math.min(total, 20)), total);
		await show();
		expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toContain(text);
	});

	it.each([
		[20, 12345, "20 sur 12\u202f345"],
		[3, 3, "3 sur 3 : vous avez tout vu"],
	])("says how many are shown: %i of %i", async (shown, total, text) => {
		answer = listOf(products(shown), total);
		await show();
		expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toContain(text);
	});

	it("asks for 20 products a page and offers 'Voir plus de produits' while there are more", async () => {
		answer = listOf(products(20), 21);
		await show();
		expect(serverApi.products).toHaveBeenCalledWith(expect.objectContaining({ offset: 0, limit: 20 }));
		expect(screen.getByRole("button", { name: "Voir plus de produits" })).toBeTruthy();
	});

	it("offers no more when all are shown", async () => {
		answer = listOf(products(20));
		await show();
		expect(screen.queryByRole("button", { name: "Voir plus de produits" })).toBeNull();
	});

	it("spec §5 a search of one letter finds nothing by it: the page says that two are needed", async () => {
		answer = listOf(products(1));
		await show({ query: "z" });
		expect(serverApi.products).toHaveBeenCalledWith(expect.objectContaining({ query: undefined }));
		expect(heading(1)).toEqual(["Tous nos produits"]);
		expect(screen.getByText(/Saisissez au moins 2 caractères/)).toBeTruthy();
	});

	it("the category in force is highlighted", async () => {
		answer = listOf(products(1));
		await show({ category: "POP_CORN" });
		expect(screen.getByRole("link", { name: "Pop-corn" }).getAttribute("aria-current")).toBe("page");
		expect(screen.getByRole("link", { name: "Bonbons" }).getAttribute("aria-current")).toBeNull();
	});
});

describe("a list for professionals", () => {
	it("every tariff, the reference and the stock in a row; the address stores it beside the filters", async () => {
		answer = listOf(products(2));
		await show({ view: "list", tag: "BIO" });
		const [row] = screen.getAllByRole("article");
		expect(plain(row?.textContent ?? "")).toMatch(
			/BAP-FRA-40.*En stock.*Carton36,00 € TTC30,00 € HT37,50 € TTC \/ kg31,25 € HT \/ kgDès 8 cartons.*Dès 48 cartons/,
		);
		expect(screen.getAllByRole("button", { name: /^Ajouter .* au panier$/ })).toHaveLength(2);
		const view = within(screen.getByRole("list", { name: "Affichage" }));
		expect(view.getByRole("link", { current: true }).getAttribute("href")).toBe("/products?tag=BIO&view=list");
		expect(view.getByRole("link", { name: "En grille" }).getAttribute("href")).toBe("/products?tag=BIO");
		expect(screen.getByRole("link", { name: "Bonbons" }).getAttribute("href")).toBe(
			"/products?category=BONBONS&tag=BIO&view=list",
		);
	});
});

describe("one control for the category", () => {
	it("preserves the other filters, starts at the first page, and can be removed", async () => {
		answer = listOf(products(1));
		await show({ category: "POP_CORN", tag: "BIO", page: "2" });
		const hrefOf = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
		expect(hrefOf("Bonbons")).toBe("/products?category=BONBONS&tag=BIO");
		expect(hrefOf("Toutes")).toBe("/products?tag=BIO");
		expect(screen.queryByLabelText("Catégorie")).toBeNull();
	});
});

describe("spec §2 empty states, each with a way out", () => {
	it.each<[RawSearchParams, string]>([
		[{ tag: "BIO" }, "Aucun produit trouvé pour cette sélection."],
		[{ query: "zzz" }, "Aucun produit trouvé pour la recherche « zzz »."],
	])("%o", async (raw, text) => {
		answer = listOf([]);
		await show(raw);
		expect(heading(2).map((one) => plain(one ?? ""))).toContain(text);
		expect(screen.getByRole("link", { name: "Voir tous nos produits" }).getAttribute("href")).toBe("/products");
	});
});

describe("spec §8 Product list", () => {
	it("404 gives 'Aucun produit trouvé'", async () => {
		answer = { ok: false, status: 404 };
		await show();
		expect(heading(2)).toContain("Aucun produit trouvé");
	});

	it("'Voir plus de produits' that fails leaves the list where it is, with another try", async () => {
		answer = listOf(products(20), 57);
		const { rerender } = await show();
		answer = { ok: false, status: 503 };
		rerender(await framed({ page: "2" }));
		expect(screen.getAllByRole("article")).toHaveLength(20);
		expect(screen.getByText("La suite n'a pas pu être chargée.")).toBeTruthy();
		expect(screen.getByRole("button", { name: "Réessayer" })).toBeTruthy();
		// Another list has nothing to do with it.
		rerender(await framed({ tag: "BIO" }));
		expect(screen.queryByRole("article")).toBeNull();
		expect(heading(2)).toContain("Erreur lors du chargement des produits");
	});

	it.each([400, 429, 500, 503])(
		"%i gives 'Erreur lors du chargement des produits', with another try",
		async (status) => {
			answer = { ok: false, status };
			await show();
			expect(heading(2)).toContain("Erreur lors du chargement des produits");
			expect(screen.getByRole("button", { name: "Réessayer" })).toBeTruthy();
		},
	);
});
