import { FIRST_CATEGORIES } from "@confiserie/domain/catalogue/category";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { DidYouMean } from "./did-you-mean";
import { type RawSearchParams, readFilters } from "./filters";

const filtersOf = (raw: RawSearchParams) => readFilters(raw, FIRST_CATEGORIES);

test("'did you mean' searches for the corrected text and preserves the filters", () => {
	const filters = filtersOf({ query: "guimove", category: "BONBONS", page: "2" });
	const { container } = render(<DidYouMean text="guimauve" filters={filters} />);
	expect(container.textContent).toBe("Vouliez-vous dire guimauve\u00a0?");
	const link = screen.getByRole("link", { name: "guimauve" });
	expect(link.getAttribute("href")).toBe("/products?query=guimauve&category=BONBONS");
});
