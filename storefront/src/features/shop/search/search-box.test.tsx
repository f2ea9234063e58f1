import { FIRST_CATEGORIES } from "@confiserie/domain/catalogue/category";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { categoryLinks } from "@/config/navigation";
import { router, visit } from "@/lib/testing/navigation";
import { aProduct } from "@/test/product";
import { highlight } from "./highlight";
import { SearchBox } from "./search-box";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);

type Respond = (names: string[]) => void;
/** Questions for suggestions; those for products find `products`. */
let asked: { url: URL; answer: Respond }[];
let products: object[];
let totalCount: number;

beforeEach(() => {
	vi.useFakeTimers();
	visit("/");
	asked = [];
	products = [];
	totalCount = 0;
	vi.stubGlobal("fetch", (input: string) => {
		const { pathname } = new URL(input, "http://shop");
		if (pathname.endsWith("/search")) return Promise.resolve(Response.json({ items: products, totalCount }));
		return new Promise<Response>((resolve) => {
			asked.push({ url: new URL(input, "http://shop"), answer: (names) => resolve(Response.json(names)) });
		});
	});
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

const box = () => screen.getByRole<HTMLInputElement>("combobox", { name: "Rechercher un produit" });
const options = () => screen.queryAllByRole("option").map((option) => option.textContent);
const type = (text: string) => fireEvent.change(box(), { target: { value: text } });
const wait = (ms: number) =>
	act(async () => {
		await vi.advanceTimersByTimeAsync(ms);
		// The code of the proposals comes with the first focus.
		await vi.dynamicImportSettled();
	});
const answer = (index: number, names: string[]) =>
	act(async () => {
		asked[index]?.answer(names);
		await vi.advanceTimersByTimeAsync(0);
	});
/** The focused field, with the code of its suggestions loaded. */
async function enterBox() {
	render(<SearchBox popular={categoryLinks(FIRST_CATEGORIES)} />);
	fireEvent.focus(box());
	await wait(0);
}
const remembered = () => JSON.parse(localStorage.getItem("recentSearches") ?? "[]");

describe("search of the header", () => {
	it("asks for suggestions after 300 ms of inactivity, from 2 characters on, at most 5", async () => {
		await enterBox();
		type("b");
		await wait(1000);
		expect(asked).toHaveLength(0);
		type("ba");
		await wait(200);
		type("bar");
		await wait(299);
		expect(asked).toHaveLength(0);
		await wait(1);
		expect(asked.map(({ url }) => url.pathname + url.search)).toEqual([
			"/api/products/search/suggestions?query=bar&limit=5",
		]);
		await answer(0, ["un bar", "deux bar", "trois bar", "quatre bar", "cinq bar", "six bar"]);
		expect(options()).toHaveLength(5);
	});

	it("shows the first products found with image and price; the arrows and a press lead straight to one", async () => {
		products = [
			{
				...aProduct({ pricePerPieceBox: 1.5 }),
				id: "prod_1",
				name: "Berlingots de Carpentras",
				imageUrl: "/static/demo/b.webp",
				allergenInformation: { state: "STATED", contains: ["LAIT"], traces: [] },
			},
		];
		await enterBox();
		type("ber");
		await wait(300);
		await answer(0, ["berlingots de carpentras", "berlingots"]);
		expect(options().map((one) => one?.replace(/[\u00a0\u202f]/g, " "))).toEqual([
			"berlingots",
			"Berlingots de Carpentras36,00 € TTC le carton30,00 € HT le carton",
		]);
		const found = screen.getByRole("option", { name: /Carpentras/ });
		expect(found.querySelector("img")?.getAttribute("src")).toContain(encodeURIComponent("/static/demo/b.webp"));
		expect(found.querySelector("[data-allergens]")?.getAttribute("data-allergens")).toContain("LAIT");
		fireEvent.click(found);
		expect(router.push).toHaveBeenCalledWith("/products/prod_1");
	});

	it("lists a name once, and leads to all results where there are more than it shows", async () => {
		products = [{ ...aProduct({ pricePerPieceBox: 3, piecesPerBox: 1 }), id: "prod_2", name: "Guirlande" }];
		totalCount = 12;
		await enterBox();
		type("gui");
		await wait(300);
		await answer(0, ["Guimauve", "guimauve", "GUIRLANDE", "gui"]);
		expect(options().map((one) => one?.replace(/[\u00a0\u202f]/g, " "))).toEqual([
			"Guimauve",
			"Guirlande3,00 € TTC la pièce2,50 € HT la pièce",
			"Voir les 12 résultats",
		]);
		fireEvent.click(screen.getByRole("option", { name: "Voir les 12 résultats" }));
		expect(router.push).toHaveBeenCalledWith("/products?query=gui");
		type("guim");
		expect(screen.queryByText(/Voir les/)).toBeNull();
	});

	it("says so when nothing is found", async () => {
		await enterBox();
		type("xyzzy");
		await wait(300);
		expect(screen.queryByText(/Aucun produit pour/)).toBeNull();
		await answer(0, []);
		expect(screen.getByText(/Aucun produit pour « xyzzy »/)).toBeTruthy();
		type("xyz");
		expect(screen.queryByText(/Aucun produit pour/)).toBeNull();
	});

	it("drops a response to an older question", async () => {
		await enterBox();
		type("bar");
		await wait(300);
		type("barb");
		await wait(300);
		await answer(1, ["Barbe à papa"]);
		await answer(0, ["Barre de nougat"]);
		expect(options()).toEqual(["Barbe à papa"]);
	});

	it("under 2 characters shows recent searches and popular categories", async () => {
		localStorage.setItem("recentSearches", '["miel","nougat"]');
		await enterBox();
		expect(options().slice(0, 3)).toEqual(["miel", "nougat", "Barbe à papa"]);
		fireEvent.click(screen.getByRole("button", { name: "Effacer les recherches récentes" }));
		expect(options()[0]).toBe("Barbe à papa");
		expect(localStorage.getItem("recentSearches")).toBeNull();
	});

	it("Enter searches the typed text; the arrows choose a proposal; Esc closes", async () => {
		await enterBox();
		type("barbe");
		await wait(300);
		await answer(0, ["Barbe à papa fraise", "Barbe à papa citron"]);
		fireEvent.submit(box());
		expect(router.push).toHaveBeenLastCalledWith("/products?query=barbe");
		type("barbe ");
		await wait(300);
		fireEvent.keyDown(box(), { key: "ArrowDown" });
		fireEvent.keyDown(box(), { key: "ArrowDown" });
		const active = document.getElementById(box().getAttribute("aria-activedescendant") ?? "");
		expect(active?.textContent).toBe("Barbe à papa citron");
		fireEvent.submit(box());
		expect(router.push).toHaveBeenLastCalledWith(`/products?query=${encodeURIComponent("Barbe à papa citron")}`);
		fireEvent.focus(box());
		fireEvent.keyDown(box(), { key: "Escape" });
		expect(screen.queryByRole("listbox")).toBeNull();
	});

	it("spec §5 Search needs at least 2 characters: with one, Enter says so and searches nothing", async () => {
		await enterBox();
		for (const text of ["z", " z "]) {
			type(text);
			fireEvent.submit(box());
			expect(screen.getByText("Saisissez au moins 2 caractères.")).toBeTruthy();
			expect(box().getAttribute("aria-invalid")).toBe("true");
		}
		expect(router.push).not.toHaveBeenCalled();
		expect(remembered()).toEqual([]);
		type("zi");
		expect(screen.queryByText("Saisissez au moins 2 caractères.")).toBeNull();
		fireEvent.submit(box());
		expect(router.push).toHaveBeenCalledWith("/products?query=zi");
	});

	it("remembers the last five searches, newest first, each once", async () => {
		await enterBox();
		for (const query of ["un", "deux", "trois", "quatre", "cinq", "six", "TROIS"]) {
			type(query);
			fireEvent.submit(box());
		}
		await wait(0);
		expect(remembered()).toEqual(["TROIS", "six", "cinq", "quatre", "deux"]);
	});

	it("shows the words of the page it stands on", () => {
		visit("/products?query=miel");
		render(<SearchBox popular={categoryLinks(FIRST_CATEGORIES)} />);
		expect(box().value).toBe("miel");
	});
});

describe("match in a proposal", () => {
	it.each([
		["Barbe à papa", "A PAPA", ["Barbe ", "[à papa]"]],
		["Cœurs gélifiés", "coeur", ["[Cœur]", "s gélifiés"]],
		["Nougat", "miel", ["Nougat"]],
		["Nougat", "", ["Nougat"]],
	])("%s / %s", (text, query, expected) => {
		expect(highlight(text, query).map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text))).toEqual(expected);
	});
});
