import { expect, it } from "vitest";
import { readPriceRows } from "./price-rows";

const HEAD = ["Référence", "Désignation", "Carton", "Couche", "Palette"];

it("reads prices per piece by the names of the columns; a row without prices takes them back", () => {
	const rows = [
		HEAD,
		["bap-1", "Barbe à papa", "1,40", "1,3", "1.25 €"],
		["", "", "", ""],
		["POP-2", "Pop-corn", "", "", ""],
	];
	expect(readPriceRows(rows)).toEqual({
		rows: [
			{ line: 2, reference: "BAP-1", own: { box: 1.4, layer: 1.3, pallet: 1.25 } },
			{ line: 4, reference: "POP-2", own: { box: null, layer: null, pallet: null } },
		],
	});
});

it.each([
	["no heading", [["BAP-1", "1,40"]], /nommer les colonnes/],
	["nothing", [HEAD], /aucun prix/],
	["no reference", [HEAD, ["", "Barbe", "1"]], /^Ligne 2\u00a0: la référence manque/],
	["a text for a price", [HEAD, ["BAP-1", "", "gratuit"]], /^Ligne 2\u00a0: Un prix par pièce positif/],
	["zero", [HEAD, ["BAP-1", "", "0"]], /^Ligne 2\u00a0: Un prix par pièce positif/],
	["five decimals", [HEAD, ["BAP-1", "", "1,00001"]], /quatre décimales/],
	["a dearer layer", [HEAD, ["BAP-1", "", "1", "1,1"]], /ne peut pas dépasser le prix au carton/],
	["a product twice", [HEAD, ["BAP-1", "", "1"], ["bap-1", "", "2"]], /^Ligne 3\u00a0: BAP-1 est déjà à la ligne 2/],
])("says what is wrong: %s", (_, rows, problem) => {
	expect(readPriceRows(rows)).toEqual({ problem: expect.stringMatching(problem) });
});
