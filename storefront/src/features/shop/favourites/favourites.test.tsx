import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FavouriteToggle } from "./favourite-toggle";
import { FavouritesButton } from "./favourites-button";
import { product, putAside, renderInShop, stored } from "./test-shop";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);

afterEach(() => vi.unstubAllGlobals());

const toggleOf = (name: string) => screen.getByRole("button", { name: `Garder ${name} dans mes favoris` });
const elsewhere = (products: unknown[]) =>
	act(() => {
		localStorage.setItem("favorites", JSON.stringify(products));
		window.dispatchEvent(new StorageEvent("storage", { key: "favorites" }));
	});

describe("spec §4 Favourites: toggle, local storage key favorites", () => {
	it("toggle adds the whole product, then removes it; pressed says which", async () => {
		const candy = product("p1");
		renderInShop(<FavouriteToggle product={candy} />);
		const toggle = toggleOf("Barbe à papa p1");
		expect(toggle.getAttribute("aria-pressed")).toBe("false");
		await userEvent.click(toggle);
		expect(toggle.getAttribute("aria-pressed")).toBe("true");
		expect(stored("favorites")).toEqual([candy]);
		await userEvent.click(toggle);
		expect(toggle.getAttribute("aria-pressed")).toBe("false");
		expect(stored("favorites")).toEqual([]);
	});

	it("stores a card's few fields at once, the whole product as soon as the shop has responded", async () => {
		const { description, ...card } = product("p1");
		let answer = () => {};
		const answered = new Promise<Response>((resolve) => {
			answer = () => resolve(Response.json(product("p1", { stock: 7 })));
		});
		vi.stubGlobal("fetch", () => answered);
		renderInShop(<FavouriteToggle product={card} />);
		await userEvent.click(toggleOf("Barbe à papa p1"));
		expect(stored("favorites")).toEqual([card]);
		answer();
		await vi.waitFor(() => expect(stored("favorites")).toEqual([{ ...card, description, stock: 7 }]));
	});

	it("is loaded at start and saved after every change, without undoing another tab", () => {
		putAside(product("p1"));
		const shop = renderInShop(<FavouritesButton />);
		expect(shop.favourites.products).toEqual([product("p1")]);
		// Another tab wrote, and its event has not arrived yet.
		putAside(product("p1"), product("p2"));
		act(() => shop.favourites.add(product("p3")));
		expect(stored("favorites").map(({ id }: { id: string }) => id)).toEqual(["p1", "p2", "p3"]);
		expect(shop.favourites.lastAdded).toEqual(product("p3"));
	});

	it("add ignores a product already present, and does not call it the last added", () => {
		putAside(product("p1"));
		const shop = renderInShop(null);
		act(() => shop.favourites.add(product("p1", { name: "Autre" })));
		expect(shop.favourites.products).toEqual([product("p1")]);
		expect(shop.favourites.lastAdded).toBeNull();
	});

	it("clear empties the list", () => {
		putAside(product("p1"), product("p2"));
		const shop = renderInShop(null);
		act(() => shop.favourites.clear());
		expect(stored("favorites")).toEqual([]);
		expect(shop.favourites.count).toBe(0);
	});

	it("changes of another tab show at once", () => {
		renderInShop(<FavouriteToggle product={product("p1")} />);
		elsewhere([product("p1")]);
		expect(toggleOf("Barbe à papa p1").getAttribute("aria-pressed")).toBe("true");
	});
});

describe("spec §5 and §8: what is wrong is only written to the console", () => {
	it("'Produit invalide' without an id", () => {
		const error = vi.spyOn(console, "error").mockImplementation(() => {});
		const shop = renderInShop(null);
		act(() => {
			shop.favourites.add({ ...product("p1"), id: "" });
			shop.favourites.toggle({ ...product("p1"), id: "" });
		});
		expect(error.mock.calls.map(([message]) => message)).toEqual(["Produit invalide", "Produit invalide"]);
		expect(shop.favourites.count).toBe(0);
	});

	it.each(["{", "3", '{"id":"p1"}'])("empty if unreadable: %s", (text) => {
		const error = vi.spyOn(console, "error").mockImplementation(() => {});
		localStorage.setItem("favorites", text);
		const shop = renderInShop(null);
		expect(shop.favourites.products).toEqual([]);
		expect(error.mock.calls[0]?.[0]).toBe("Erreur lors du chargement des favoris");
	});

	it("an entry without id and a second copy are left out, the rest stays", () => {
		vi.spyOn(console, "error").mockImplementation(() => {});
		putAside(null, { name: "Sans id" }, product("p1"), product("p1", { name: "Copie" }));
		expect(renderInShop(null).favourites.products).toEqual([product("p1")]);
	});

	it("with full storage the favourite stays on the page and the console reports it", () => {
		const error = vi.spyOn(console, "error").mockImplementation(() => {});
		const shop = renderInShop(null);
		vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
			throw new DOMException("full", "QuotaExceededError");
		});
		act(() => shop.favourites.add(product("p1")));
		expect(error).toHaveBeenCalledWith("Erreur lors de la sauvegarde des favoris");
		expect(shop.favourites.count).toBe(1);
		vi.restoreAllMocks();
		act(() => shop.favourites.clear());
	});
});

describe("spec §2 Header: favourites button with count badge", () => {
	beforeEach(() => {
		vi.useFakeTimers();
	});
	afterEach(() => {
		vi.useRealTimers();
	});

	it("the count is in the accessible name", () => {
		const shop = renderInShop(<FavouritesButton />);
		expect(screen.getByRole("button", { name: "Favoris, aucun produit" })).toBeTruthy();
		act(() => shop.favourites.add(product("p1")));
		expect(screen.getByRole("button", { name: "Favoris, 1 produit" })).toBeTruthy();
		act(() => shop.favourites.add(product("p2")));
		expect(screen.getByRole("button", { name: "Favoris, 2 produits" })).toBeTruthy();
	});

	it("the badge animates for 800 ms when the count changes, and not at start", () => {
		putAside(product("p1"));
		const shop = renderInShop(<FavouritesButton />);
		const badge = () => screen.getByText(String(shop.favourites.count));
		expect(badge().className).not.toContain("animate-bump");
		act(() => shop.favourites.add(product("p2")));
		expect(badge().className).toContain("animate-bump");
		act(() => void vi.advanceTimersByTime(799));
		expect(badge().className).toContain("animate-bump");
		act(() => void vi.advanceTimersByTime(1));
		expect(badge().className).not.toContain("animate-bump");
	});

	it("opens the drawer", () => {
		const shop = renderInShop(<FavouritesButton />);
		act(() => screen.getByRole("button", { name: /Favoris/ }).click());
		expect(shop.favourites.isOpen).toBe(true);
		expect(shop.cart.isOpen).toBe(false);
	});
});
