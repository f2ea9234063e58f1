import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { Price } from "@/ui/price";
import { PriceSwitch } from ".";
import { PRICE_VIEW_SCRIPT } from "./price-view-script";

const runScript = () => new Function(PRICE_VIEW_SCRIPT)();
const isChosen = (view: string) =>
	screen.getAllByRole<HTMLInputElement>("radio", { name: view }).map(({ checked }) => checked);
const mark = () => document.documentElement.dataset.prices;
const stored = (key: string) => dispatchEvent(new StorageEvent("storage", { key }));

beforeEach(() => {
	localStorage.clear();
	delete document.documentElement.dataset.prices;
});

test("prices include VAT by default; a choice updates every switch and the root, and is stored", async () => {
	runScript();
	render(
		<>
			<PriceSwitch place="header" />
			<PriceSwitch place="product" />
		</>,
	);
	expect([mark(), isChosen("TTC"), isChosen("HT")]).toEqual(["ttc", [true, true], [false, false]]);
	await userEvent.click(screen.getAllByRole("radio", { name: "HT" })[1] as HTMLElement);
	expect([mark(), isChosen("TTC"), isChosen("HT")]).toEqual(["ht", [false, false], [true, true]]);
	expect(localStorage.getItem("prices")).toBe("ht");
});

test("the next page is marked before its first paint, and its switch and the root follow another tab", async () => {
	localStorage.setItem("prices", "ht");
	runScript();
	render(<PriceSwitch place="header" />);
	await waitFor(() => expect([mark(), isChosen("HT")]).toEqual(["ht", [true]]));
	localStorage.setItem("prices", "ttc");
	stored("prices");
	expect([mark(), isChosen("HT")]).toEqual(["ttc", [false]]);
});

test("where nothing can be stored it holds for the page", async () => {
	vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
		throw new DOMException("full", "QuotaExceededError");
	});
	runScript();
	render(<PriceSwitch place="header" />);
	await userEvent.click(screen.getByRole("radio", { name: "HT" }));
	// What another tab does with its cart changes nothing here.
	stored("cart");
	expect([mark(), isChosen("HT")]).toEqual(["ht", [true]]);
});

test("each price says what it is, and one of unknown rate stays with VAT in both views", () => {
	const { container } = render(
		<>
			<Price of={{ ttc: "36,00 €", ht: "30,00 €" }} isBare />
			<Price of={{ ttc: "36,00 €", ht: null }} isBare />
		</>,
	);
	const texts = Array.from(container.children, ({ className, textContent }) => [className, textContent]);
	expect(texts).toEqual([
		["ttc", "36,00 € TTC"],
		["ht", "30,00 € HT"],
		["", "36,00 € TTC"],
	]);
});
