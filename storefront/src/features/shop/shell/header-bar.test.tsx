import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { navigationMock, visit } from "@/lib/testing/navigation";
import { HeaderBar } from "./header-bar";

vi.mock("next/navigation", () => navigationMock);

it("folds the search of a phone away on the page that was chosen, not on a list of results", () => {
	const bar = () => <HeaderBar menu={null} logo={null} search={<input />} actions={null} />;
	visit("/");
	const { rerender } = render(bar());
	fireEvent.click(screen.getByRole("button", { name: "Rechercher" }));
	visit("/products?query=nougat");
	rerender(bar());
	expect(screen.getByRole("button", { name: "Fermer la recherche" }).getAttribute("aria-expanded")).toBe("true");
	visit("/products/nougat-tendre");
	rerender(bar());
	expect(screen.getByRole("button", { name: "Rechercher" }).getAttribute("aria-expanded")).toBe("false");
});
