import { expect, test } from "vitest";
import { freeFrom } from "./free-from";
import { toVector } from "./search-vector";

test("each stem stands with its places and weights, the name's first word is marked, texts stand apart", () => {
	expect(
		toVector([
			{ weight: "A", text: "Caramels au beurre" },
			{ weight: "C", text: "Du beurre." },
		]),
	).toBe("'^caramel':1A 'caramel':1A 'beur':2A,4C");
});

test("a text longer than PostgreSQL's positions is cut, not refused", () => {
	const vector = toVector([{ weight: "C", text: "sucre ".repeat(20_000) }]);
	expect(vector.split(",")).toHaveLength(255);
});

test("free from an allergen is what neither has it nor may have traces of it", () => {
	const food = { ingredients: "Sucre, LAIT.", allergens: ["lait"], traces: ["fruits à coque"] };
	expect(freeFrom(food)).toEqual(["sans œufs", "sans soja", "sans arachides", "sans sésame"]);
});

test("what is not food is free from nothing", () => {
	expect(freeFrom({ ingredients: "", allergens: [], traces: [] })).toEqual([]);
});
