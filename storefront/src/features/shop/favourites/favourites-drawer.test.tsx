import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { expectFocus } from "@/test/focus";
import { FavouritesDrawer } from "./favourites-drawer";
import { product, putAside, renderInShop, stored, stubShop } from "./test-shop";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);

afterEach(() => vi.unstubAllGlobals());

async function openDrawer(...products: ReturnType<typeof product>[]) {
	putAside(...products);
	const shop = renderInShop(<FavouritesDrawer />);
	act(() => shop.favourites.open());
	const drawer = await screen.findByRole("dialog", { name: "Mes favoris" });
	return { drawer: within(drawer), shop };
}
const storedIds = () => stored("favorites").map(({ id }: { id: string }) => id);

describe("spec §2 Favourites drawer ('Mes favoris')", () => {
	it("lines, a count line, 'Tout ajouter au panier', 'Voir tous mes favoris'", async () => {
		stubShop(product("p1"), product("p2"));
		const { drawer } = await openDrawer(product("p1"), product("p2"));
		expect(drawer.getByText("2 produits favoris")).toBeTruthy();
		expect(drawer.getByRole("link", { name: "Barbe à papa p1" }).getAttribute("href")).toBe("/products/p1");
		expect(drawer.getAllByText("36,00 €")).toHaveLength(2);
		expect(drawer.getByRole("button", { name: "Tout ajouter au panier" })).toBeTruthy();
		expect(drawer.getByRole("link", { name: "Voir tous mes favoris" }).getAttribute("href")).toBe("/favorites");
	});

	it("empty, it leads to the products", async () => {
		stubShop();
		const { drawer } = await openDrawer();
		expect(drawer.getByRole("link", { name: "Voir les produits" }).getAttribute("href")).toBe("/products");
		expect(drawer.queryByRole("button", { name: "Tout ajouter au panier" })).toBeNull();
	});

	it("fallback product label 'Produit sans nom'", async () => {
		stubShop();
		const { drawer } = await openDrawer({ ...product("p1"), name: "", title: "" });
		expect(drawer.getByText("Produit sans nom")).toBeTruthy();
	});
});

describe("spec §4 moving favourites to the cart", () => {
	it("one favourite: adds 1 unit and removes it from favourites; the notice leads to the cart", async () => {
		stubShop(product("p1"), product("p2"));
		const { drawer, shop } = await openDrawer(product("p1"), product("p2"));
		await userEvent.click(drawer.getByRole("button", { name: "Ajouter au panier : Barbe à papa p1" }));
		expect(stored("cart")).toMatchObject([{ product: { id: "p1", orderType: "box", price: 36 }, quantity: 1 }]);
		expect(storedIds()).toEqual(["p2"]);
		const seeCart = drawer.getByRole("button", { name: "Voir le panier" });
		await expectFocus(() => seeCart);
		await userEvent.click(seeCart);
		expect(shop.favourites.isOpen).toBe(false);
		expect(shop.cart.isOpen).toBe(true);
	});

	it("'Tout ajouter au panier' adds 1 of each, then favourites are emptied and the drawer closes", async () => {
		stubShop(product("p1"), product("p2"));
		const { drawer, shop } = await openDrawer(product("p1"), product("p2"));
		await userEvent.click(drawer.getByRole("button", { name: "Tout ajouter au panier" }));
		expect(stored("cart")).toMatchObject([
			{ product: { id: "p1" }, quantity: 1 },
			{ product: { id: "p2" }, quantity: 1 },
		]);
		expect(stored("favorites")).toEqual([]);
		expect(shop.favourites.isOpen).toBe(false);
	});

	it("an item that fails is logged and the rest continue", async () => {
		const error = vi.spyOn(console, "error").mockImplementation(() => {});
		stubShop(product("p2"));
		const { drawer } = await openDrawer(product("p1"), product("p2"));
		await drawer.findByText("Ce produit n'est plus en vente.");
		await userEvent.click(drawer.getByRole("button", { name: "Tout ajouter au panier" }));
		expect(error).toHaveBeenCalledTimes(1);
		expect(error.mock.calls[0]?.[0]).toBe("Erreur lors de l'ajout au panier de « Barbe à papa p1 »");
		expect(stored("cart")).toMatchObject([{ product: { id: "p2" }, quantity: 1 }]);
		expect(stored("favorites")).toEqual([]);
	});
});

describe("removal offers 'Annuler'", () => {
	it("undone, the product is back where it was", async () => {
		stubShop(product("p1"), product("p2"), product("p3"));
		const { drawer } = await openDrawer(product("p1"), product("p2"), product("p3"));
		await userEvent.click(drawer.getByRole("button", { name: "Retirer Barbe à papa p2 des favoris" }));
		expect(storedIds()).toEqual(["p1", "p3"]);
		const undo = drawer.getByRole("button", { name: "Annuler" });
		await expectFocus(() => undo);
		await userEvent.click(undo);
		expect(storedIds()).toEqual(["p1", "p2", "p3"]);
	});
});

describe("prices and stock are refreshed when the drawer opens, and changes said plainly", () => {
	it("shows and stores a new price", async () => {
		stubShop(product("p1", { pricePerPieceBox: 1.6, price: 38.4 }));
		const { drawer } = await openDrawer(product("p1"));
		expect(await drawer.findByText("Le prix est passé de 36,00 € à 38,40 € TTC.")).toBeTruthy();
		expect(drawer.getByText("38,40 €")).toBeTruthy();
		expect(stored("favorites")[0].pricePerPieceBox).toBe(1.6);
	});

	it("out of stock: said, and not offered for the cart", async () => {
		stubShop(product("p1", { stock: 0 }));
		const { drawer } = await openDrawer(product("p1"));
		expect(await drawer.findByText("En rupture de stock.")).toBeTruthy();
		expect(drawer.queryByRole("button", { name: "Ajouter au panier : Barbe à papa p1" })).toBeNull();
	});

	it("no longer on sale: said, and still removable", async () => {
		stubShop();
		const { drawer } = await openDrawer(product("p1"));
		expect(await drawer.findByText("Ce produit n'est plus en vente.")).toBeTruthy();
		expect(drawer.getByRole("button", { name: "Retirer Barbe à papa p1 des favoris" })).toBeTruthy();
	});

	it("while the shop does not respond, the stored favourites stay, with a plain notice", async () => {
		vi.stubGlobal("fetch", async () => {
			throw new TypeError("Failed to fetch");
		});
		const { drawer } = await openDrawer(product("p1"));
		expect(await drawer.findByText(/n'ont pas pu être vérifiés/)).toBeTruthy();
		expect(drawer.getByRole("button", { name: "Ajouter au panier : Barbe à papa p1" })).toBeTruthy();
	});

	it("each favourite is asked for once an opening", async () => {
		const asked = stubShop(...["p1", "p2", "p3", "p4", "p5", "p6", "p7", "p8"].map((id) => product(id)));
		const { shop } = await openDrawer(...["p1", "p2", "p3", "p4", "p5", "p6", "p7", "p8"].map((id) => product(id)));
		await waitFor(() => expect(asked).toHaveLength(8));
		expect(new Set(asked).size).toBe(8);
		act(() => shop.favourites.close());
		act(() => shop.favourites.open());
		await waitFor(() => expect(asked).toHaveLength(16));
	});
});
