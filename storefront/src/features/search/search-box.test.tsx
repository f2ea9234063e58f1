import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { router, visit } from "@/lib/testing/navigation";
import { highlight } from "./highlight";
import { SearchBox } from "./search-box";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);

type Respond = (names: string[]) => void;
let asked: { url: URL; answer: Respond }[];

beforeEach(() => {
	vi.useFakeTimers();
	visit("/");
	asked = [];
	vi.stubGlobal("fetch", (input: string) => {
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
		// The calls come with the first question.
		await vi.dynamicImportSettled();
	});
const answer = (index: number, names: string[]) =>
	act(async () => {
		asked[index]?.answer(names);
		await vi.advanceTimersByTimeAsync(0);
	});
const remembered = () => JSON.parse(localStorage.getItem("recentSearches") ?? "[]");

describe("search of the header", () => {
	it("asks for suggestions after 300 ms of inactivity, from 2 characters on, at most 5", async () => {
		render(<SearchBox />);
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

	it("drops a response to an older question", async () => {
		render(<SearchBox />);
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
		render(<SearchBox />);
		fireEvent.focus(box());
		await wait(0);
		expect(options().slice(0, 3)).toEqual(["miel", "nougat", "Barbe à papa"]);
		fireEvent.click(screen.getByRole("button", { name: "Effacer les recherches récentes" }));
		expect(options()[0]).toBe("Barbe à papa");
		expect(localStorage.getItem("recentSearches")).toBeNull();
	});

	it("Enter searches the typed text; the arrows choose a proposal; Esc closes", async () => {
		render(<SearchBox />);
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

	it("remembers the last five searches, newest first, each once", () => {
		render(<SearchBox />);
		for (const query of ["un", "deux", "trois", "quatre", "cinq", "six", "TROIS"]) {
			type(query);
			fireEvent.submit(box());
		}
		expect(remembered()).toEqual(["TROIS", "six", "cinq", "quatre", "deux"]);
	});

	it("shows the words of the page it stands on", () => {
		visit("/products?query=miel");
		render(<SearchBox />);
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
