import { describe, expect, it } from "vitest";
import { MAXIMUM_BOXES } from "../contract/payment";
import { type EnteredLine, MOST_UNITS, PROBLEMS, readOrderRows, readPastedLines, readQuantity } from "./read-lines";

const line = (text: string, quantity = "1", unit: EnteredLine["unit"] = "box") => ({ text, quantity, unit });

describe("a pasted line", () => {
	it.each<[string, EnteredLine]>([
		["BAP-FRA-40", line("BAP-FRA-40")],
		["BAP-FRA-40\t3", line("BAP-FRA-40", "3")],
		["BAP-FRA-40\t2\tpalettes", line("BAP-FRA-40", "2", "pallet")],
		["BAP-FRA-40;2;couche", line("BAP-FRA-40", "2", "layer")],
		["BAP-FRA-40,12", line("BAP-FRA-40", "12")],
		["BAP-FRA-40,12,carton", line("BAP-FRA-40", "12")],
		["BAP-FRA-40;Barbe à papa fraise;12", line("BAP-FRA-40", "12")],
		["BAP-FRA-40;12,0", line("BAP-FRA-40", "12,0")],
		["BAP-FRA-40;1 200", line("BAP-FRA-40", "1 200")],
		["BAP-FRA-40;2,5", line("BAP-FRA-40", "2,5")],
		["BAP-FRA-40;-2", line("BAP-FRA-40", "-2")],
		["12;BAP-FRA-40", line("BAP-FRA-40", "12")],
		["2 palettes;BAP-FRA-40", line("BAP-FRA-40", "2", "pallet")],
		["BAP-FRA-40 x3", line("BAP-FRA-40", "3")],
		["BAP-FRA-40 × 3 palettes", line("BAP-FRA-40", "3", "pallet")],
		["3 x BAP-FRA-40", line("BAP-FRA-40", "3")],
		["3x Barbe à papa", line("Barbe à papa", "3")],
		["BAP-FRA-40 12", line("BAP-FRA-40", "12")],
		["12 BAP-FRA-40", line("BAP-FRA-40", "12")],
		["BAP-FRA-40 2 palettes", line("BAP-FRA-40", "2", "pallet")],
		["2 palettes de barbe à papa", line("barbe à papa", "2", "pallet")],
		["3 cartons d'amandes", line("amandes", "3")],
		["Barbe à papa 40", line("Barbe à papa 40")],
		["Bonbons, 1,5 kg", line("Bonbons, 1,5 kg")],
		["3760000000017", line("3760000000017")],
		["3 760000 000017", line("3 760000 000017")],
		["3760000000017\t4", line("3760000000017", "4")],
		["3760000000017,4", line("3760000000017", "4")],
		["0376000000001", line("0376000000001")],
		['"BAP-FRA-40";"2"', line("BAP-FRA-40", "2")],
		["'=BAP;2", line("=BAP", "2")],
		["3,76E+12;2", { ...line("3,76E+12", "2"), problem: PROBLEMS.rounded }],
	])("%s", (text, expected) => expect(readPastedLines(`${text}\n`)).toEqual([expected]));

	it("may be a header", () =>
		expect(readPastedLines("Référence;Quantité\r\nBAP-1;2\r\n\r\n")).toEqual([line("BAP-1", "2")]));
});

describe("a table", () => {
	it.each<[string, string[][], EnteredLine[]]>([
		[
			"names its columns in any order",
			[
				["Qté", "Désignation", "Réf."],
				["2", "Barbe à papa", "BAP-1"],
			],
			[line("BAP-1", "2")],
		],
		[
			"takes the EAN, then the name, where the reference is missing",
			[
				["Référence", "EAN carton", "Nom", "Quantité", "Unité"],
				["", "3760000000116", "Barbe à papa", "1", "palette"],
				["", "", "Pop-corn", "3", ""],
			],
			[line("3760000000116", "1", "pallet"), line("Pop-corn", "3")],
		],
		[
			"leaves out rows without a quantity, totals and empty rows",
			[
				["Référence", "Quantité"],
				["BAP-1", ""],
				["", ""],
				["BAP-2", "4"],
				["", "12"],
			],
			[line("BAP-2", "4")],
		],
		["has one of each without a column of quantities", [["EAN"], ["3760000000017"]], [line("3760000000017")]],
		[
			"refuses a unit that nothing is sold in",
			[
				["Référence", "Quantité", "Unité"],
				["BAP-1", "24", "pièces"],
			],
			[{ ...line("BAP-1", "24"), problem: PROBLEMS.unit("pièces") }],
		],
		["may have no header", [["BAP-1", "", "2"], ["BAP-2"]], [line("BAP-1", "2"), line("BAP-2")]],
	])("%s", (_, rows, expected) => expect(readOrderRows(rows)).toEqual(expected));
});

describe("a quantity", () => {
	it.each<[string, number | null]>([
		["3", 3],
		["2,0", 2],
		["1 200", 1200],
		["1\u202f200", 1200],
		["100000", MAXIMUM_BOXES],
		["100001", null],
		["2,5", null],
		["1.200", null],
		["0", null],
		["-2", null],
		["", null],
		["douze", null],
	])("%j is %s", (written, expected) => expect(readQuantity(written)).toBe(expected));

	it("has the limit of an order's line", () => expect(MOST_UNITS).toBe(MAXIMUM_BOXES));
});
