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

test("'warnings for azo colours' stand below the ingredients", () => {
	render(<ProductDetails product={aProduct({ ingredients: "Sucre, colorant : E102." })} />);
	expect(screen.getByText(/^E102 : peut avoir des effets indésirables/)).toBeDefined();
});
