import { FIRST_CATEGORIES } from "@confiserie/domain/catalogue/category";
import { render, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { CatalogueSkeleton } from "./catalogue-skeleton";
import { type RawSearchParams, readFilters } from "./filters";

const filtersOf = (raw: RawSearchParams) => readFilters(raw, FIRST_CATEGORIES);

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);

describe("the catalogue while its products are read", () => {
	it("has its title by filter, says that it loads, and shows skeleton cards to eyes alone", () => {
		const { container } = render(
			<CatalogueSkeleton categories={FIRST_CATEGORIES} filters={filtersOf({ query: "nougat" })} />,
		);
		expect(screen.getByRole("heading", { level: 1 }).textContent).toMatch(/^Résultats pour .*nougat/);
		expect(screen.getByText("Chargement des produits")).toBeTruthy();
		const cards = container.querySelector("ul[aria-hidden=true]");
		expect(cards?.children).toHaveLength(9);
		expect(cards?.textContent).toBe("");
	});
});
