import { describe, expect, it } from "vitest";
import { countTagged } from "./tag-words";
import { TAG_CODES, type TagCode } from "./tags";

describe("products of tags, counted", () => {
	it.each<[number, TagCode[], string]>([
		[15, ["BESTSELLER"], "15 meilleures ventes"],
		[1, ["BESTSELLER"], "1 meilleure vente"],
		[9, ["NOUVEAU"], "9 nouveautés"],
		[0, ["NOUVEAU"], "0 nouveauté"],
		[7, ["PROMO"], "7 produits en promotion"],
		[3, ["ARTISANAL"], "3 produits artisanaux"],
		[1, ["ARTISANAL"], "1 produit artisanal"],
		[2, ["NOUVEAU", "ARTISANAL", "SANS_GLUTEN"], "2 nouveautés artisanales et sans gluten"],
		[4, ["BIO", "NOUVEAU", "BESTSELLER"], "4 nouveautés bio et parmi les meilleures ventes"],
		[18, ["VEGAN", "NOEL", "SANS_GLUTEN"], "18 produits vegan et sans gluten"],
		[57, [], "57 produits"],
	])("%i %o: %s", (count, tags, words) => expect(countTagged(count, tags)).toBe(words));

	it("has words for each tag that is no occasion", () => {
		const silent = TAG_CODES.filter((tag) => countTagged(2, [tag]) === "2 produits");
		expect(silent).toEqual(["FETE", "MARIAGE", "NOEL", "halloween"]);
	});
});
