import { expect, it } from "vitest";
import { layersWords, palletPlans, palletWords } from "./pallet-plan";

const line = (productName: string, boxes: number, boxesPerLayer: number | null, boxesPerPallet: number | null) => ({
	...{ productId: productName, productName, boxes, boxesPerLayer, boxesPerPallet },
});
const lines = [line("Pop-corn", 40, 12, 60), line("Barbe à papa", 24, 8, 48), line("Sucre", 2, null, null)];
const recorded = {
	minimumFillPercent: 90,
	palletKilograms: 800,
	isFilled: true,
	products: [
		{ productId: "Pop-corn", boxGrams: 2_000 },
		{ productId: "Barbe à papa", boxGrams: 5_000 },
	],
	pallets: [],
};

it("stacks what is to ship with the names of the products, the heaviest below, and leaves the rest beside", () => {
	const { pallets, loose } = palletPlans(lines, recorded);
	expect(pallets.map(({ layers }) => layers.map(layersWords))).toEqual([
		["3 couches de Barbe à papa, 24 cartons", "2 couches de Pop-corn, 24 cartons"],
		["1 couche de Pop-corn, 12 cartons"],
	]);
	expect(pallets.map(palletWords).map((words) => words.replaceAll(/\s/g, " "))).toEqual([
		"48 cartons, 168 kg, remplie à 90 %",
		"12 cartons, 24 kg, remplie à 20 %",
	]);
	expect(loose.map(({ productName, boxes }) => [productName, boxes])).toEqual([
		["Pop-corn", 4],
		["Sucre", 2],
	]);
});

it("stacks nothing of an order without a composition", () => {
	expect(palletPlans(lines, null)).toEqual({ pallets: [], loose: lines });
});
