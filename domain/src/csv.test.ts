import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { csvLine, neutraliseFormula, restoreFormula } from "./csv";

describe("a CSV line", () => {
	it.each([
		[["a", "b"], "a;b\r\n"],
		[[12.5, 0, null, undefined], "12,5;0;;\r\n"],
		[['dit "oui"', "x;y"], '"dit ""oui""";"x;y"\r\n'],
		[["deux\nlignes"], '"deux\nlignes"\r\n'],
		[["=1+1"], `"'=1+1"\r\n`],
		[["+33612345678"], `"'+33612345678"\r\n`],
	])("%j reads %j", (cells, line) => {
		expect(csvLine(cells)).toBe(line);
	});
});

describe("formula payloads", () => {
	it.each([
		"=HYPERLINK(1)",
		"+1",
		"-1",
		"@SUM(A1)",
		"\t=1",
		"\r=1",
		"\n=1",
		" =1",
		"\u00A0=1",
		"＝1",
		"＋1",
		"－1",
		"＠1",
		"'=1",
		"|cmd",
		"%0A=1",
	])("%j is not live and comes back whole", (payload) => {
		const written = neutraliseFormula(payload);
		expect(written).toBe(`'${payload}`);
		expect(restoreFormula(written)).toBe(payload);
	});

	it("every text comes back whole, and none begins with a sign", () => {
		fc.assert(
			fc.property(fc.string({ unit: "binary" }), (text) => {
				const written = neutraliseFormula(text);
				expect(restoreFormula(written)).toBe(text);
				expect(written).not.toMatch(/^\s*[=+\-@]/);
			}),
		);
	});
});
