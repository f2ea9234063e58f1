import { FIRST_CATEGORIES } from "@confiserie/domain/catalogue/category";
import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CategoryStrip } from "./category-strip";

const scrollBy = vi.fn();
/** jsdom lays nothing out: a strip of 900 px in a window of 300, scrolled to its middle. */
const LAYOUT = { scrollWidth: 900, clientWidth: 300, scrollLeft: 300 };

beforeEach(() => {
	scrollBy.mockClear();
	for (const [name, value] of Object.entries(LAYOUT))
		Object.defineProperty(Element.prototype, name, { configurable: true, get: () => value });
	Object.defineProperty(Element.prototype, "scrollBy", { configurable: true, value: scrollBy });
});
afterEach(() => {
	for (const name of [...Object.keys(LAYOUT), "scrollBy"]) Reflect.deleteProperty(Element.prototype, name);
});

describe("spec §2 category strip", () => {
	it("labels map to codes and go to /products?category={code}", () => {
		render(<CategoryStrip categories={FIRST_CATEGORIES} />);
		const links = screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
		expect(links).toEqual([
			["Barbe à papa", "/products?category=BARBE_A_PAPA"],
			["Pop-corn", "/products?category=POP_CORN"],
			["Cornets", "/products?category=CORNETS"],
			["Bonbons", "/products?category=BONBONS"],
			["Gâteaux", "/products?category=GATEAUX"],
			["Nouveautés", "/products?category=NOUVEAUTES"],
			["Destockage", "/products?category=DESTOCKAGE"],
		]);
	});

	it("the active category is highlighted, and it alone", () => {
		render(<CategoryStrip categories={FIRST_CATEGORIES} active="CORNETS" />);
		const current = screen.getAllByRole("link").filter((link) => link.getAttribute("aria-current") === "page");
		expect(current.map(({ textContent }) => textContent)).toEqual(["Cornets"]);
		expect(current[0]?.className).toContain("bg-framboise");
	});

	it("scrolls 200 px per step, both ways", () => {
		render(<CategoryStrip categories={FIRST_CATEGORIES} />);
		fireEvent.click(screen.getByRole("button", { name: "Catégories suivantes" }));
		expect(scrollBy).toHaveBeenLastCalledWith({ left: 200 });
		fireEvent.click(screen.getByRole("button", { name: "Catégories précédentes" }));
		expect(scrollBy).toHaveBeenLastCalledWith({ left: -200 });
	});
});
