import { expect, it } from "vitest";
import { csvLine } from "./csv";

it.each([
	[["a", "b"], "a;b\r\n"],
	[[12.5, 0, null, undefined], "12,5;0;;\r\n"],
	[['dit "oui"', "x;y"], '"dit ""oui""";"x;y"\r\n'],
	[["deux\nlignes"], '"deux\nlignes"\r\n'],
	[["=1+1"], `"'=1+1"\r\n`],
	[["+33612345678"], "+33612345678\r\n"],
])("the CSV line of %j reads %j", (cells, line) => {
	expect(csvLine(cells)).toBe(line);
});
