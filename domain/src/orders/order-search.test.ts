import { expect, it } from "vitest";
import { readOrderSearch } from "./order-search";

it.each([
	["Éléonore  DUPRÉ", ["eleonore", "dupre"], null],
	["L’Haÿ Łódź", ["l", "hay", "lodz"], null],
	["cmd-7k3m", ["cmd-7k3m"], null],
	["client@demo.fr", ["client@demo.fr"], null],
	["06 12 34 56 78", ["612345678"], null],
	["+33 6.12.34", ["3361234"], null],
	["00", ["00"], { fromCents: 0, toCents: 99 }],
	["529,92 €", ["529,92", "€"], { fromCents: 52_992, toCents: 52_992 }],
	["1 234,5", ["1", "234,5"], { fromCents: 123_450, toCents: 123_450 }],
	["529.92", ["52992"], { fromCents: 52_992, toCents: 52_992 }],
	["529", ["529"], { fromCents: 52_900, toCents: 52_999 }],
	["24 eur", ["24", "eur"], { fromCents: 2400, toCents: 2499 }],
	["12,345", ["12,345"], null],
])("%s looks for %j, amount %j", (text, words, amount) => {
	expect(readOrderSearch(text)).toEqual({ words, amount });
});
