import { render, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { ProductUnreadable } from "./product-failure";
import { ProductGone, ProductIdMissing } from "./product-gone";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);

const heading = () => screen.getByRole("heading", { level: 1 }).textContent;
const wayBack = () => screen.getByRole("link", { name: "Retour au catalogue" });

describe("spec §2, §8 product that cannot be shown", () => {
	it("404 gives 'Produit non trouvé', the error page's text and the way back to the catalogue", () => {
		render(<ProductGone />);
		expect(heading()).toBe("Produit non trouvé");
		expect(screen.getByText("Ce produit n'existe pas ou n'est plus disponible.")).toBeTruthy();
		expect(wayBack().getAttribute("href")).toBe("/products");
	});

	it("a missing id gives 'ID du produit manquant'", () => {
		render(<ProductIdMissing />);
		expect(heading()).toBe("ID du produit manquant");
		expect(wayBack().getAttribute("href")).toBe("/products");
	});

	it.each([
		[500, "Erreur serveur. Veuillez réessayer plus tard."],
		[503, "Erreur serveur. Veuillez réessayer plus tard."],
		[429, "Erreur lors du chargement du produit"],
		[403, "Erreur lors du chargement du produit"],
	])("status %i gives '%s', with another try", (status, message) => {
		render(<ProductUnreadable status={status} />);
		expect(heading()).toBe(message);
		expect(screen.getByRole("button", { name: "Réessayer" })).toBeTruthy();
		expect(wayBack().getAttribute("href")).toBe("/products");
	});
});
