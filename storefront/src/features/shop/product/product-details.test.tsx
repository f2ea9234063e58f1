import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { aProduct } from "@/test/product";
import { ProductDetails } from "./product-details";

test("'ingredients with allergens emphasised … never only by capitals': the very words stand in bold, marks of the merchant are not shown", () => {
	render(
		<ProductDetails
			product={aProduct({ ingredients: "Sucre, lait entier, **comté**, beurre de cacao.", allergens: ["lait"] })}
		/>,
	);
	const strong = [...document.querySelectorAll("section p strong")].map(({ textContent }) => textContent);
	expect(strong).toEqual(["lait", "comté"]);
	expect(
		screen.getByText((_, element) => element?.textContent === "Sucre, lait entier, comté, beurre de cacao."),
	).toBeDefined();
});

test("'Contient' names what is declared, and what the ingredients name besides", () => {
	const allergenInformation = {
		state: "STATED" as const,
		contains: ["LAIT" as const, "FRUITS_A_COQUE" as const],
		traces: [],
	};
	render(<ProductDetails product={aProduct({ allergens: ["lait écrémé"], allergenInformation })} />);
	expect(screen.getByText("Contient").nextSibling?.textContent).toBe("lait écrémé, fruits à coque");
});

test.each([
	["STATED", "aucun allergène à déclaration obligatoire"],
	["INCOMPLETE", "allergènes non renseignés"],
] as const)("'Contient' of a food without a known allergen, %s: %s", (state, words) => {
	render(<ProductDetails product={aProduct({ allergenInformation: { state, contains: [], traces: [] } })} />);
	expect(screen.getByText("Contient").nextSibling?.textContent).toBe(words);
});

test.each([
	["", null],
	["Papier kraft.", "Papier kraft."],
])("what is no food says so, and nothing of allergens: %j", (ingredients, text) => {
	const allergenInformation = { state: "NOT_FOOD" as const, contains: [], traces: [] };
	render(<ProductDetails product={aProduct({ ingredients, allergenInformation })} />);
	const composition = screen.getByRole("region", { name: "Composition" }).textContent ?? "";
	expect(composition).toContain("Produit non alimentaire");
	expect(composition).not.toMatch(/allerg|contient|ingrédient/i);
	if (text) expect(composition).toContain(text);
});

test("organic food says which body controls it and where it was farmed; the date has the words of its kind", () => {
	const bio = { tags: ["BIO" as const], organicCode: "FR-BIO-01", organicFarming: "Agriculture UE" };
	const { rerender } = render(<ProductDetails product={aProduct({ ...bio, bestBeforeDate: "2027-06-30" })} />);
	expect(screen.getByText("FR-BIO-01, Agriculture UE")).toBeDefined();
	expect(screen.getByText("À consommer de préférence avant fin juin 2027")).toBeDefined();
	expect(screen.queryByText("Durée restante à la livraison")).toBeNull();
	const fresh = { durability: "USE_BY" as const, bestBeforeDate: "2026-12-04", daysAtDelivery: 10 };
	rerender(<ProductDetails product={aProduct(fresh)} />);
	expect(screen.getByText("Date limite de consommation (DLC)")).toBeDefined();
	expect(screen.getByText("À consommer jusqu'au 4 décembre 2026")).toBeDefined();
	expect(screen.getByText("au moins 10 jours")).toBeDefined();
	expect(screen.queryByText("Agriculture biologique")).toBeNull();
});

test.each([
	["a food", "STATED", "indiquée sur l'emballage"],
	["what is no food", "NOT_FOOD", "sans objet"],
] as const)("the date of %s without one, %s: %s", (_, state, words) => {
	const allergenInformation = { state, contains: [], traces: [] };
	render(<ProductDetails product={aProduct({ bestBeforeDate: null, allergenInformation })} />);
	expect(screen.getByText("Date de durabilité minimale (DDM)").nextSibling?.textContent).toBe(words);
});

test.each([
	[1, "Pièces"],
	[24, "Cartons"],
])("layers and pallets of what has %i pieces a box are counted in its own units: %s", (piecesPerBox, word) => {
	render(<ProductDetails product={aProduct({ piecesPerBox })} />);
	expect(screen.getByText(`${word} par couche`).nextSibling?.textContent).toBe("8");
	expect(screen.getByText(`${word} par palette`).nextSibling?.textContent).toBe("48");
});

test("the date of the lot that leaves next comes before that of the product, to the day", () => {
	const next = { bestBeforeDate: "2027-06-30", nextLotDate: "2027-03-02" };
	const { rerender } = render(<ProductDetails product={aProduct(next)} />);
	expect(screen.getByText("À consommer de préférence avant le 2 mars 2027, prochain lot expédié")).toBeDefined();
	rerender(<ProductDetails product={aProduct({ ...next, durability: "USE_BY" })} />);
	expect(screen.getByText("À consommer jusqu'au 2 mars 2027, prochain lot expédié")).toBeDefined();
});

test("'warnings for azo colours' stand below the ingredients", () => {
	render(<ProductDetails product={aProduct({ ingredients: "Sucre, colorant : E102." })} />);
	expect(screen.getByText(/^E102 : peut avoir des effets indésirables/)).toBeDefined();
});
