import { describe, expect, it } from "vitest";
import { MAXIMUM_BOXES } from "../contract/payment";
import { type EnteredLine, MOST_UNITS, PROBLEMS, readOrderRows, readPastedLines, readQuantity } from "./read-lines";
import { readUnit } from "./units";

const line = (text: string, quantity = "1", unit: EnteredLine["unit"] = "box") => ({ text, quantity, unit });
const pieces = (text: string, quantity: string) => ({ ...line(text, quantity), isInPieces: true });

describe("a pasted line", () => {
	it.each<[string, EnteredLine]>([
		["BAP-FRA-40", line("BAP-FRA-40")],
		["BAP-FRA-40\t3", line("BAP-FRA-40", "3")],
		["BAP-FRA-40\t2\tpalettes", line("BAP-FRA-40", "2", "pallet")],
		["BAP-FRA-40;2;couche", line("BAP-FRA-40", "2", "layer")],
		["BAP-FRA-40;24;pièces", pieces("BAP-FRA-40", "24")],
		["BAP-FRA-40;24;PCS.", pieces("BAP-FRA-40", "24")],
		["BAP-FRA-40;24 pièces", pieces("BAP-FRA-40", "24")],
		["24 unités;BAP-FRA-40", pieces("BAP-FRA-40", "24")],
		["BAP-FRA-40;Fraise;24 pièces;3", line("BAP-FRA-40", "3")],
		["BAP-FRA-40 24 pièces", pieces("BAP-FRA-40", "24")],
		["BAP-FRA-40 x24 pcs", pieces("BAP-FRA-40", "24")],
		["24 pièces BAP-FRA-40", pieces("BAP-FRA-40", "24")],
		["Sucettes 24 pièces", line("Sucettes 24 pièces")],
		["24 pièces assorties", line("24 pièces assorties")],
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
		["BAP-FRA-40|3", line("BAP-FRA-40", "3")],
		['"Barbe à papa\nfraise"\t3', line("Barbe à papa fraise", "3")],
		['"Le ""rose""\r\ngéant";"2"', line('Le "rose" géant', "2")],
		['19" de réglisse;4', line('19" de réglisse', "4")],
		['"Jamais fermé;4', line('"Jamais fermé', "4")],
		["BAP-FRA-40;1.200", { ...line("BAP-FRA-40", "1.200"), problem: PROBLEMS.thousands("1.200") }],
		["BAP-FRA-40;12,000", { ...line("BAP-FRA-40", "12,000"), problem: PROBLEMS.thousands("12,000") }],
		["BAP-FRA-40;Fraise;12,50;3", line("BAP-FRA-40", "3")],
		["BAP-FRA-40;Fraise;12,50", line("BAP-FRA-40", "12,50")],
		["BAP-FRA-40;24;3", { ...line("BAP-FRA-40", ""), problem: PROBLEMS.several(["24", "3"]) }],
		["BAP-FRA-40;Barbe à papa", line("BAP-FRA-40", "")],
		["BAP-FRA-40 x3;", line("BAP-FRA-40", "3")],
	])("%s", (text, expected) => expect(readPastedLines(`${text}\n`)).toEqual({ lines: [expected] }));

	it("may be a header", () =>
		expect(readPastedLines("Référence;Quantité\r\nBAP-1;2\r\n\r\n")).toEqual({ lines: [line("BAP-1", "2")] }));

	it("with an empty or zero quantity is not wanted", () =>
		expect(readPastedLines("BAP-1\t3\nBAP-2\t\nBAP-3\tFraise\t\nBAP-4\t0\n").lines).toEqual([line("BAP-1", "3")]));
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
		[
			"has a column for each unit",
			[
				["Référence", "Cartons", "Couches", "Palettes"],
				["BAP-1", "3", "", "1"],
				["BAP-2", "0", "2", "-"],
			],
			[line("BAP-1", "3"), line("BAP-1", "1", "pallet"), line("BAP-2", "2", "layer")],
		],
		[
			"counts pieces",
			[
				["Référence", "Nb de pièces"],
				["BAP-1", "24"],
			],
			[pieces("BAP-1", "24")],
		],
		[
			"refuses a unit that nothing is sold in",
			[
				["Référence", "Quantité", "Unité"],
				["BAP-1", "24", "caisses"],
				["BAP-2", "24 pièces", ""],
			],
			[{ ...line("BAP-1", "24"), problem: PROBLEMS.unit("caisses") }, pieces("BAP-2", "24")],
		],
		["may have no header", [["BAP-1", "", "2"], ["BAP-2"]], [line("BAP-1", "2"), line("BAP-2")]],
	])("%s", (_, rows, expected) => expect(readOrderRows(rows).lines).toEqual(expected));

	it.each([
		...[
			"Quantité commandée",
			"Quantité à commander",
			"Qté commandée",
			"Order Qty",
			"Carton de 24",
			"COL",
			"Nb cartons",
		],
		...["Qté Lyon", "Quantité totale"],
	])("has its quantities under %s", (heading) =>
		expect(readPastedLines(`Réf\tStock\tQté livrée\t${heading}\nBAP-1\t9\t8\t3\n`).lines).toEqual([line("BAP-1", "3")]),
	);

	it.each(["Gencod", "Part Number", "Code-barres", "N° article", "Désignation"])(
		"has its products under %s",
		(heading) => expect(readPastedLines(`${heading};Qté\nBAP-1;3\n`).lines).toEqual([line("BAP-1", "3")]),
	);

	const UNKNOWN = "La colonne des quantités n'est pas reconnue parmi";
	const SEVERAL = "Plusieurs colonnes sont des quantités\u00a0:";
	it.each([
		["EAN\n3760000000017", `${UNKNOWN} «\u00a0EAN\u00a0». Nommez-la «\u00a0Quantité\u00a0».`],
		["Référence;Lyon;Paris\nBAP-1;2;3", `${UNKNOWN} «\u00a0Référence\u00a0», «\u00a0Lyon\u00a0», «\u00a0Paris\u00a0».`],
		["Bestellung\nNom;Dupont\nBAP-1;3", `${UNKNOWN} «\u00a0Nom\u00a0», «\u00a0Dupont\u00a0».`],
		["Produkt;Menge\nBAP-1;12", `${UNKNOWN} «\u00a0Produkt\u00a0», «\u00a0Menge\u00a0».`],
		["Réf;Qté Lyon;Qté Paris\nBAP-1;2;3", `${SEVERAL} «\u00a0Qté Lyon\u00a0», «\u00a0Qté Paris\u00a0».`],
		["Réf;Quantité;Cartons\nBAP-1;24;1", `${SEVERAL} «\u00a0Quantité\u00a0», «\u00a0Cartons\u00a0».`],
	])("is refused where its quantities are ambiguous: %s", (text, refusal) => {
		const table = readPastedLines(text);
		expect([table.lines, table.refusal]).toEqual([[], expect.stringContaining(refusal)]);
	});

	it("names what it passes over", () =>
		expect(readPastedLines("Bon de commande\nClient;Dupont\n\nRéf;Qté\nBAP-1;3\n;12\n")).toEqual({
			lines: [line("BAP-1", "3")],
			notice:
				"Au-dessus des titres, 2 lignes ne sont pas lues\u00a0: «\u00a0Bon de commande\u00a0», «\u00a0Client\u00a0». 1 ligne a une quantité sans produit.",
		}));

	it("may be long without headings", () => {
		const rows = Array.from({ length: 30 }, (_, index) => [`BAP-${index}`, "2"]);
		expect(readOrderRows(rows)).toEqual({ lines: rows.map(([text = ""]) => line(text, "2")) });
	});
});

it.each([
	["Palettes", "pallet"],
	["carton de 24", "box"],
	["cartons par couche", null],
	["pièce", null],
])("the unit %s is %s", (word, unit) => expect(readUnit(word)).toBe(unit));

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
		["1,000", null],
		["12.000", null],
		["0", null],
		["-2", null],
		["", null],
		["douze", null],
	])("%j is %s", (written, expected) => expect(readQuantity(written)).toBe(expected));

	it("has the limit of an order's line", () => expect(MOST_UNITS).toBe(MAXIMUM_BOXES));
});
