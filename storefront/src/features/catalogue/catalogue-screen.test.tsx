import type { Product, ProductList } from "@confiserie/domain/contract/product";
import { render, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { CartProvider } from "@/features/cart";
import { FavouritesProvider } from "@/features/favourites";
import { type ServerResult, serverApi } from "@/lib/server-api";
import { aProduct } from "@/test/product";
import { CatalogueScreen } from "./catalogue-screen";
import { type RawSearchParams, readFilters } from "./filters";

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

async function show(raw: RawSearchParams = {}) {
	const page = await CatalogueScreen({ filters: readFilters(raw) });
	render(
		<CartProvider>
			<FavouritesProvider>{page}</FavouritesProvider>
		</CartProvider>,
	);
}
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

	it("the category in force is highlighted", async () => {
		answer = listOf(products(1));
		await show({ category: "POP_CORN" });
		expect(screen.getByRole("link", { name: "Pop-corn" }).getAttribute("aria-current")).toBe("page");
		expect(screen.getByRole("link", { name: "Bonbons" }).getAttribute("aria-current")).toBeNull();
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
