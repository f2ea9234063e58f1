import { describe, expect, it, test } from "vitest";
import { categoryCreationSchema } from "../contract/categories";
import {
	CATEGORY_CODE,
	CATEGORY_ICON_NAMES,
	canBeNamed,
	codeOfSlug,
	FIRST_CATEGORIES,
	findCategory,
	iconOf,
	isNameTaken,
	movedCode,
	readCategoryCode,
	slugOfCode,
	toCategoryCode,
} from "./category";

describe("spec §2 the categories with which a shop begins", () => {
	it("their names and codes, in their order", () => {
		expect(FIRST_CATEGORIES.map(({ code, name }) => [code, name])).toEqual([
			["BARBE_A_PAPA", "Barbe à papa"],
			["POP_CORN", "Pop-corn"],
			["CORNETS", "Cornets"],
			["BONBONS", "Bonbons"],
			["GATEAUX", "Gâteaux"],
			["NOUVEAUTES", "Nouveautés"],
			["DESTOCKAGE", "Destockage"],
		]);
	});
	it.each(FIRST_CATEGORIES)("$code follows from its name, and its slug from it", ({ code, slug, name }) => {
		expect([toCategoryCode(name), slugOfCode(code), codeOfSlug(slug)]).toEqual([code, slug, code]);
		expect(code).toMatch(CATEGORY_CODE);
	});
});

test.each([
	["Fruits confits", "FRUITS_CONFITS"],
	["  Cœurs & étoiles ! ", "COEURS_ETOILES"],
	["L'été 2027", "L_ETE_2027"],
	["--a__b--", "A_B"],
	["!?", ""],
	["", ""],
])("the name %j makes the code %j", (name, code) => {
	expect(toCategoryCode(name)).toBe(code);
	expect(canBeNamed(name)).toBe(code !== "");
});

test("a name is stored without zero-width characters, and one that shows nothing is none", () => {
	const created = (name: string) => categoryCreationSchema.safeParse({ name, icon: CATEGORY_ICON_NAMES[0] });
	expect(created("Noug\u200bats\u202e").data?.name).toBe("Nougats");
	expect(created("\u200b").success).toBe(false);
});

test("the address of the order is no category's", () => {
	expect(canBeNamed("Order")).toBe(false);
});

test.each([
	["BARBE_A_PAPA", "BARBE_A_PAPA"],
	["barbe-a-papa", "BARBE_A_PAPA"],
	["Barbe à papa", "BARBE_A_PAPA"],
	["CHOCOLATS", "CHOCOLATS"],
	["", undefined],
	["a!", undefined],
	["_A", undefined],
	["A__B", undefined],
])("%j is read as the code %j", (text, code) => {
	expect(readCategoryCode(text)).toBe(code);
});

describe("among the categories of a shop", () => {
	const renamed = FIRST_CATEGORIES.map((one) => (one.code === "BONBONS" ? { ...one, name: "Sucreries" } : one));

	it.each([
		["BONBONS", "BONBONS"],
		["bonbons", "BONBONS"],
		["sucreries", "BONBONS"],
		["Gateaux", "GATEAUX"],
		["Chocolats", undefined],
		["", undefined],
		["!", undefined],
	])("%j finds %j", (text, code) => {
		expect(findCategory(renamed, text)?.code).toBe(code);
	});

	it.each([
		["Sucreries", undefined, true],
		["SUCRÉRIES", undefined, true],
		["Bonbons", undefined, true],
		["Chocolats", undefined, false],
		["Bonbons", "BONBONS", false],
		["Pop corn", "BONBONS", true],
	])("whether the name %j is taken, for %s: %s", (name, ownCode, isTaken) => {
		expect(isNameTaken(renamed, name, ownCode)).toBe(isTaken);
	});
});

test("an unknown emblem falls back to that of the initial categories, else to a generic one", () => {
	expect(iconOf("POP_CORN", "CHERRY")).toBe("CHERRY");
	expect(iconOf("POP_CORN", null)).toBe("POPCORN");
	expect(iconOf("CHOCOLATS", "DRAGON")).toBe("CANDY");
});

test.each([
	["B", -1, ["B", "A", "C"]],
	["B", 1, ["A", "C", "B"]],
	["A", -1, ["A", "B", "C"]],
	["C", 1, ["A", "B", "C"]],
	["X", 1, ["A", "B", "C"]],
] as const)("%s moved by %i", (code, step, codes) => {
	expect(movedCode(["A", "B", "C"], code, step)).toEqual(codes);
});
