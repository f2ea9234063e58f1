import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { DidYouMean } from "./did-you-mean";
import { readFilters } from "./filters";

test("'did you mean' searches for the better text and keeps the filters", () => {
	const filters = readFilters({ query: "guimove", category: "BONBONS", page: "2" });
	const { container } = render(<DidYouMean text="guimauve" filters={filters} />);
	expect(container.textContent).toBe("Vouliez-vous dire guimauve\u00a0?");
	const link = screen.getByRole("link", { name: "guimauve" });
	expect(link.getAttribute("href")).toBe("/products?query=guimauve&category=BONBONS");
});
