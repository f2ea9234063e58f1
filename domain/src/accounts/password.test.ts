import { expect, it } from "vitest";
import { restsOnWords } from "./password";

const KNOWN = ["Zoé", "Berlingot", "zoe.berlingot@sucrerie.fr", "La Confiserie"];

it.each([
	["Berlingot-26", true],
	["berlingotberlingot", true],
	["BERLINGOT2026", true],
	["confiserie!", true],
	["Sucrerie-2026", true],
	["sucrerieberlingot1", true],
	["Berlingot-neuf-2026", false],
	["zoe-zoe-zoe", false],
	["Caramel-mou-2027", false],
	["12345678", false],
])("%s rests on the holder's words: %s", (password, expected) => {
	expect(restsOnWords(password, KNOWN)).toBe(expected);
});

it("accents, case and apostrophes do not hide a word", () => {
	expect(restsOnWords("ELÉONORE-1", ["Éléonore"])).toBe(true);
	expect(restsOnWords("L’Étoile-2026", ["L'Étoile"])).toBe(true);
});

it("nothing is known of an account without words", () => {
	expect(restsOnWords("Berlingot-26", ["", "Zo"])).toBe(false);
});
