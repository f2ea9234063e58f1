import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { FavouritesPage } from "./favourites-page";
import { product, putAside, renderInShop, stored, stubShop } from "./test-shop";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);

afterEach(() => vi.unstubAllGlobals());

describe("spec §2 /favorites: favourites page", () => {
	it("shows each favourite as the shop sells it now", async () => {
		stubShop(product("p1", { name: "Nouveau nom", stock: 4 }));
		putAside(product("p1"), product("p2"));
		renderInShop(<FavouritesPage />);
		expect(screen.getByRole("heading", { level: 1, name: "Mes favoris" })).toBeTruthy();
		expect(screen.getByText("2 produits favoris")).toBeTruthy();
		expect(await screen.findByRole("link", { name: "Nouveau nom" })).toBeTruthy();
		expect(screen.getByText("Plus que 4 cartons.")).toBeTruthy();
		expect(screen.getByText("1,50 € TTC / pièce")).toBeTruthy();
		expect(screen.getByText("37,50 € TTC / kg")).toBeTruthy();
		expect(screen.getByText("Ce produit n'est plus en vente.")).toBeTruthy();
		expect(screen.queryByRole("link", { name: "Barbe à papa p2" })).toBeNull();
	});

	it("empty, it explains how to add a product and links to the products", () => {
		stubShop();
		renderInShop(<FavouritesPage />);
		expect(screen.getByRole("heading", { level: 1, name: "Aucun favori pour l'instant" })).toBeTruthy();
		expect(screen.getByRole("link", { name: "Voir les produits" }).getAttribute("href")).toBe("/products");
	});

	it("works offline from the stored objects with a plain notice, and refetches once online", async () => {
		const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
		const asked = stubShop(product("p1", { price: 48, pricePerPieceBox: 2 }));
		putAside(product("p1"));
		renderInShop(<FavouritesPage />);
		expect(screen.getByText("Vous êtes hors connexion")).toBeTruthy();
		expect(screen.getByText("36,00 €")).toBeTruthy();
		expect(asked).toEqual([]);
		await userEvent.click(screen.getByRole("button", { name: "Ajouter au panier : Barbe à papa p1" }));
		expect(stored("cart")).toHaveLength(1);
		putAside(product("p1"));
		online.mockReturnValue(true);
		act(() => {
			window.dispatchEvent(new StorageEvent("storage", { key: "favorites" }));
			window.dispatchEvent(new Event("online"));
		});
		expect(await screen.findByText("48,00 €")).toBeTruthy();
		expect(screen.queryByText("Vous êtes hors connexion")).toBeNull();
	});

	it("removal offers 'Annuler', even for the last favourite", async () => {
		stubShop(product("p1"));
		putAside(product("p1"));
		renderInShop(<FavouritesPage />);
		await userEvent.click(screen.getByRole("button", { name: "Retirer Barbe à papa p1 des favoris" }));
		expect(stored("favorites")).toEqual([]);
		await userEvent.click(screen.getByRole("button", { name: "Annuler" }));
		expect(stored("favorites")).toHaveLength(1);
		expect(screen.getByRole("heading", { level: 1, name: "Mes favoris" })).toBeTruthy();
	});
});
