import { render, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { CatalogueSkeleton } from "./catalogue-skeleton";
import { readFilters } from "./filters";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);

describe("the catalogue while its products are read", () => {
	it("has its title by filter, says that it loads, and shows skeleton cards to eyes alone", () => {
		const { container } = render(<CatalogueSkeleton filters={readFilters({ query: "nougat" })} />);
		expect(screen.getByRole("heading", { level: 1 }).textContent).toMatch(/^Résultats pour .*nougat/);
		expect(screen.getByText("Chargement des produits")).toBeTruthy();
		const cards = container.querySelector("ul[aria-hidden=true]");
		expect(cards?.children).toHaveLength(9);
		expect(cards?.textContent).toBe("");
	});
});
