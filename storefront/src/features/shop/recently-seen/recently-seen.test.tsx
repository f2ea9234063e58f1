import { act, fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { RecentlySeen } from ".";
import { noteSeen, seenProducts } from "./seen-products";

const product = (id: string) => ({ id, name: `Produit ${id}`, imageUrl: `/static/${id}.webp` });
const names = () => screen.queryAllByRole("link").map(({ textContent }) => textContent);
/** The first thing that a visitor does. */
const touch = () => act(async () => void fireEvent.scroll(window));
beforeEach(() => localStorage.clear());

describe("recently seen", () => {
	it("records the page of a product and shows earlier ones, the latest first", async () => {
		noteSeen(product("a"));
		noteSeen(product("b"));
		render(<RecentlySeen here={product("c")} />);
		expect(names()).toEqual([]);
		await touch();
		await screen.findByRole("region", { name: "Vus récemment" });
		expect(names()).toEqual(["Produit b", "Produit a"]);
		expect(seenProducts().map(({ id }) => id)).toEqual(["c", "b", "a"]);
	});

	it("moves a product seen again to the head, and stores nine", () => {
		for (const id of "abcdefghijkb") noteSeen(product(id));
		expect(seenProducts().map(({ id }) => id)).toEqual([..."bkjihgfed"]);
	});

	it("stores no price, and can be emptied", async () => {
		noteSeen({ ...product("a"), price: 12 } as ReturnType<typeof product>);
		expect(localStorage.getItem("recentlySeen")).toBe(JSON.stringify([product("a")]));
		render(<RecentlySeen />);
		await touch();
		fireEvent.click(await screen.findByRole("button", { name: "Effacer" }));
		expect(screen.queryByRole("region")).toBeNull();
		expect(localStorage.getItem("recentlySeen")).toBeNull();
	});

	it.each(["{", "null", '[{"id":1}]', '["a"]'])("ignores unreadable storage: %s", (stored) => {
		localStorage.setItem("recentlySeen", stored);
		expect(seenProducts()).toEqual([]);
	});
});
