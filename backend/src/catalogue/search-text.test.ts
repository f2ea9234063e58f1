import { expect, test } from "vitest";
import { searchQuery, searchText } from "./search-text";

test("accents, case and ligatures do not count", () => {
	expect(searchText("Cœurs À LA Fraise")).toBe("coeurs a la fraise");
});

test("what a hyphen joins is found in one word and in two", () => {
	expect(searchText("Pop-corn d'antan")).toBe("pop corn d antan popcorn");
	expect(searchQuery("pop-corn")).toBe("pop corn");
	expect(searchQuery("popcorn")).toBe("popcorn");
});

test("a reference keeps its parts", () => {
	expect(searchQuery("BAP-FRA-40")).toBe("bap fra 40");
});
