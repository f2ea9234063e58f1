import { expect, test } from "vitest";
import { stemOf, typedWordsOf, wordsOf } from "./words";

const words = (text: string) => wordsOf(text).map(({ word }) => word);

test("accents, case, ligatures, articles and signs do not count", () => {
	expect(words("Cœurs gélifiés À LA cerise")).toEqual(["coeurs", "gelifies", "cerise"]);
	expect(words("Pop-corn d'antan, l’étui (200 g)")).toEqual(["pop", "corn", "antan", "etui", "200"]);
	expect(wordsOf("GÂTEAUX")).toEqual([{ word: "gateaux", spelling: "gâteaux" }]);
	expect(words("!!! % \\ '")).toEqual([]);
});

test("sans is not dropped: it turns a search around", () => {
	expect(words("sans lait")).toEqual(["sans", "lait"]);
});

test("a last letter that is being typed counts, one that only leads to the next word does not", () => {
	expect(typedWordsOf("citron v")).toEqual(["citron", "v"]);
	expect(typedWordsOf("calendrier de l")).toEqual(["calendrier"]);
	expect(typedWordsOf("barbe à")).toEqual(["barbe"]);
});

test.each([
	["gateaux", "gateau"],
	["noisettes", "noisette"],
	["fourrees", "fourre"],
	["dragees", "dragee"],
	["glaces", "glace"],
	["cones", "cone"],
	["noix", "noix"],
	["bonnes", "bonne"],
	["salee", "sale"],
])("the forms %s and %s are one", (one, other) => {
	expect(stemOf(one)).toBe(stemOf(other));
});

test.each([
	["sel", "selle"],
	["pain", "pin"],
	["rose", "rosier"],
	["pomme", "pommade"],
	["5kg", "5kgs"],
])("the words %s and %s are two", (one, other) => {
	expect(stemOf(one)).not.toBe(stemOf(other));
});
