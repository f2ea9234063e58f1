import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { failure, fakeApi } from "@/lib/testing/fake-api";
import { aProduct } from "@/test/product";
import { AllergenSheet } from "./allergen-sheet";

const stated = (contains: ("LAIT" | "FRUITS_A_COQUE")[] = [], traces: "SOJA"[] = []) => ({
	state: "STATED" as const,
	contains,
	traces,
});
const lines = ["declared", "free", "missing", "gone", "cone"].map((id) => ({ productId: id, name: `Ligne ${id}` }));
const products = {
	"GET /products/declared": {
		body: aProduct({
			name: "Caramels",
			legalName: "Confiserie au lait",
			allergens: ["lait", "blé (gluten)"],
			traces: ["soja"],
			allergenInformation: stated(["LAIT", "FRUITS_A_COQUE"], ["SOJA"]),
		}),
	},
	"GET /products/free": { body: aProduct({ name: "Berlingots", allergenInformation: stated() }) },
	"GET /products/missing": { body: aProduct({ name: "Bonbons d'avant" }) },
	"GET /products/gone": failure(404, "PRODUCT_NOT_FOUND", "Produit non trouvé"),
	"GET /products/cone": {
		body: aProduct({ name: "Cornets", allergenInformation: { state: "NOT_FOOD", contains: [], traces: [] } }),
	},
};
const show = (of: string, some: typeof lines) =>
	render(
		<QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
			<AllergenSheet of={of} lines={some} />
		</QueryClientProvider>,
	);
const rows = () =>
	screen
		.getAllByRole("row")
		.slice(1)
		.map((row) =>
			within(row)
				.getAllByRole("cell")
				.map(({ textContent }) => textContent?.replaceAll("\u00a0", " ")),
		);

it("states allergens in bold and traces of each product once, and plainly what lacks", async () => {
	fakeApi(products);
	show("Commande CMD-1", [...lines, { productId: "free", name: "Encore" }]);
	await screen.findByRole("heading", { name: "Fiche allergènes" });
	expect(rows()).toEqual([
		["lait, blé (gluten), fruits à coque", "soja"],
		["Aucun des quatorze allergènes", "–"],
		["Données manquantes", "Données manquantes"],
		["Données manquantes : produit retiré de la vente", "Données manquantes"],
		["Produit non alimentaire", "–"],
	]);
	expect(screen.getByText("lait, blé (gluten), fruits à coque").tagName).toBe("STRONG");
	expect(screen.getByRole("rowheader", { name: /Ligne gone/ })).toBeDefined();
	expect(screen.getByText(/Commande CMD-1, établie le \d/)).toBeDefined();
});

it("is not established while a product cannot be read", async () => {
	fakeApi({ ...products, "GET /products/free": failure(503, "SERVICE_UNAVAILABLE", "Réessayez.") });
	show("Produits du panier", lines);
	await screen.findByText("Impossible de lire les allergènes");
	expect(screen.queryByRole("table")).toBeNull();
	fakeApi(products);
	fireEvent.click(screen.getByRole("button", { name: "Réessayer" }));
	await screen.findByRole("table");
});
