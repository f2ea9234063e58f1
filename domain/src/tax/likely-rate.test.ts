import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { unlikelyRate } from "./likely-rate";

const sweets = { category: "BONBONS", ingredients: "Sucre, sirop de glucose.", isFood: true } as const;
const cake = { category: "GATEAUX", ingredients: "Sucre, chocolat noir, ŒUFS, beurre.", isFood: true } as const;
const corn = { category: "POP_CORN", ingredients: "Maïs à éclater, huile, sel.", isFood: true } as const;
const coated = { ...corn, ingredients: "Sucre, maïs à éclater, sirop de glucose." };

describe("an unlikely VAT rate", () => {
	it.each([
		["confectionery at 20 %", { ...sweets, vatRate: 20 }, null],
		["confectionery at 5.5 %", { ...sweets, vatRate: 5.5 }, /confiserie/],
		["a cake at 5.5 %, with chocolate too", { ...cake, vatRate: 5.5 }, null],
		["a cake at 20 %", { ...cake, vatRate: 20 }, /gâteau/],
		["salted pop-corn at 5.5 %", { ...corn, vatRate: 5.5 }, null],
		["pop-corn that is mostly sugar at 5.5 %", { ...coated, vatRate: 5.5 }, /sucre ou de chocolat/],
		["pop-corn that is mostly sugar at 20 %", { ...coated, vatRate: 20 }, null],
		["non-food at 5.5 %", { ...corn, ingredients: "", isFood: false, vatRate: 5.5 }, /ne se mange pas/],
		["non-food at 20 %", { ...corn, ingredients: "", isFood: false, vatRate: 20 }, null],
	] as const)("%s", (_, product, words) => {
		if (words) expect(unlikelyRate(product)).toMatch(words);
		else expect(unlikelyRate(product)).toBeNull();
	});

	it("is none of the demonstration catalogue's", () => {
		const file = readFileSync(join(__dirname, "../../../backend/catalogue/demo.csv"), "utf8");
		const [head = "", ...lines] = file.trim().split(/\r?\n/);
		const heading = head.split(";");
		const unlikely = lines.map(cellsOf).filter((cells) => {
			const cell = (name: string) => cells[heading.indexOf(name)] ?? "";
			return unlikelyRate({
				category: cell("categorie"),
				ingredients: cell("ingredients"),
				isFood: cell("alimentaire") !== "non",
				vatRate: Number(cell("tva").replace(",", ".")),
			});
		});
		expect(lines.length).toBeGreaterThan(50);
		expect(unlikely).toEqual([]);
	});
});

/** Cells of a line; a quoted one may hold the separator. */
const cellsOf = (line: string) =>
	[...line.matchAll(/(?:^|;)(?:"((?:[^"]|"")*)"|([^;]*))/g)].map(([, quoted, plain]) => quoted ?? plain ?? "");
